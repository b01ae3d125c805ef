import { expect, test } from 'vitest';
import { reasonFor, reasonOf } from './attempt';
import { NotAnswered, NotConnected, RefusedByServer } from '../wire/api';
import { CODES, type Code } from '../wire/codes';
import { LANGUAGES } from '../words/catalogues';
import { language } from '../words/language.svelte';
import { words as beyond } from '../generated/words/en/beyond';
import { words as table } from '../generated/words/en/table';

const ONLY_LEGAL = 'the board offers legal moves only, and one that comes too late is stale or in the wrong phase';
const CHANCE = 'only a move of chance, which no page makes';
const NO_STUDY = 'the page goes through a study step by step, and asks for no game by itself';
const OWN_SHARE = 'the page adds to the luck by itself, and a person did nothing that could be refused';
const OWN_WORDS = 'what it answers is left out on the page, or said in words of its own';

/** Codes that no person who uses the page can meet, and why. All others need a sentence. */
const NEVER_MET: Partial<Record<Code, string>> = {
  broken_record: OWN_WORDS,
  class_code: 'the page goes on to the class',
  deck_empty: ONLY_LEGAL,
  game_error: 'the name of a whole kind of errors, each of which has a code of its own',
  game_over: ONLY_LEGAL,
  hung_up: 'whoever asked is gone and hears no answer',
  illegal_move: ONLY_LEGAL,
  name_missing: ONLY_LEGAL,
  name_not_asked: ONLY_LEGAL,
  no_adviser: 'a game without an adviser has no button that asks for one',
  no_class_card: 'the page prints the cards that there are',
  no_match: ONLY_LEGAL,
  no_proposal: OWN_WORDS,
  no_such_card: ONLY_LEGAL,
  no_such_seat: 'the page names the seats that the table has',
  no_throw_left: ONLY_LEGAL,
  no_total: ONLY_LEGAL,
  not_over: OWN_WORDS,
  not_pledged: OWN_SHARE,
  not_sealed: OWN_SHARE,
  not_your_turn: ONLY_LEGAL,
  page_not_built: 'then there is no page',
  same_player: 'a player is offered all others to be merged with',
  same_value: ONLY_LEGAL,
  study_game: NO_STUDY,
  study_over: NO_STUDY,
  study_steps: NO_STUDY,
  throw_all: ONLY_LEGAL,
  too_many_sockets: 'a line that is not let in is opened again later, and the page says that it has none',
  wrong_deck: CHANCE,
  wrong_dice: ONLY_LEGAL,
  wrong_faces: CHANCE,
  wrong_feature: ONLY_LEGAL,
  wrong_group: 'the page offers groups that fit at a table',
  wrong_host: 'whoever names no host, or another one, gets no page',
  wrong_move: ONLY_LEGAL,
  wrong_practice: 'the page hands in the exercises that it was given',
  wrong_seat: 'the page plans no such seat',
};

/** What a move or a bot's seat may be answered with while the game is on: said before anything else is loaded. */
const WHILE_PLAYING: readonly Code[] = [
  'bot_plays',
  'broken_table',
  'busy',
  'enough_events',
  'fault',
  'host_present',
  'no_substitute',
  'no_such_table',
  'not_host',
  'not_read',
  'not_saved',
  'not_your_seat',
  'refused',
  'seat_empty',
  'stale',
  'too_many_requests',
  'unanswered',
  'wrong_phase',
];

const hasSentence = (code: string) => language.common(`refused.${code}`) !== undefined;

test.each(LANGUAGES)('every refusal that a person can meet has a sentence: %s', async (tag) => {
  await language.speak(tag);
  expect(CODES.filter((code) => !(code in NEVER_MET) && !hasSentence(code))).toEqual([]);
  expect(Object.keys(NEVER_MET).filter(hasSentence)).toEqual([]);
});

test('every sentence belongs to a code of the server, or says that there is no server', () => {
  const known = new Set([...CODES, new NotConnected('ask').code, new NotAnswered('ask').code].map((code) => `refused.${code}`));
  const said = Object.keys({ ...language.catalogue, ...table, ...beyond }).filter((key) => key.startsWith('refused.'));
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test('what is refused while a game is on is said by the words of the table', () => {
  expect(WHILE_PLAYING.filter((code) => !(`refused.${code}` in table))).toEqual([]);
});

test('a code that nobody foresaw is answered by a sentence that always fits', async () => {
  await language.speak('en');
  expect(reasonFor('of_a_newer_server')).toBe(table['refused.refused']);
  expect(reasonOf(new Error('a fault of the page'))).toBe(table['refused.refused']);
});

test('an error is told by its code', async () => {
  await language.speak('en');
  expect(reasonOf(new RefusedByServer('seat_taken', 'seat 2 is taken'))).toBe('Somebody was faster: this seat is taken.');
  expect(reasonOf(new NotConnected('take a seat'))).toBe('There is no connection to the server. Try again in a moment.');
});

test.each([
  ['en', 'This table is full: every seat is taken.'],
  ['de', 'Dieser Tisch ist voll: Alle Plätze sind besetzt.'],
])('a table at which every seat is taken is not answered as if the code were wrong: %s', async (tag, full) => {
  await language.speak(tag);
  expect(reasonFor('table_full')).toBe(full);
});
