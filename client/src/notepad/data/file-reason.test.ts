import { expect, test } from 'vitest';
import { reasonForFile } from './file-reason';
import { RefusedByServer } from '../../wire/api';

const NO_NOTEPAD = 'This file is no notepad, or it comes from a newer version.';

test.each([
  ['no JSON', new SyntaxError('unexpected end of JSON')],
  ['JSON of another shape', new RefusedByServer('wrong_message', 'wrong message: `games` is missing')],
  ['a notepad of another version', new RefusedByServer('broken_file', 'broken file: format 9')],
])('a file with %s is no notepad', (_what, error) => {
  expect(reasonForFile(error)).toBe(NO_NOTEPAD);
});

test.each([
  ['not_saved', 'The server could not write this down, so nothing was changed. Please tell the people who run it.'],
  ['too_large', 'That is too large for the server.'],
  ['server_full', 'The server is full just now. Try again in a moment.'],
])('a file is not called broken because of the server: %s', (code, sentence) => {
  expect(reasonForFile(new RefusedByServer(code, 'detail'))).toBe(sentence);
});
