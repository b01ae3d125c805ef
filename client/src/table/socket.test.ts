import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromClient, ToClient, View } from '../wire/protocol';
import { Line, type Ends, type LineState, type Wire } from './socket';

/** The server's end of a wire. */
class FakeWire implements Wire {
  constructor(private readonly ends: Ends) {}
  readonly sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.ends.opened();
  }
  say(message: ToClient): void {
    this.ends.heard(JSON.stringify(message));
  }
  breakOff(code = 1006): void {
    this.ends.closed(code);
  }
}

function setting() {
  const wires: FakeWire[] = [];
  const states: LineState[] = [];
  const heard: ToClient[] = [];
  let ids = 0;
  const connect = (ends: Ends) => {
    const wire = new FakeWire(ends);
    wires.push(wire);
    return wire;
  };
  const listener = { heard: (m: ToClient) => void heard.push(m), changed: (s: LineState) => void states.push(s) };
  const line = new Line(listener, connect, { type: 'hold', seat: 0 }, () => `id${++ids}`);
  const wire = () => wires.at(-1) as FakeWire;
  return { wires, states, heard, line, wire };
}

const view = (more: Partial<View> = {}): View => ({ type: 'view', seq: 5, looking: 'seat', hand: 0, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a line asks for its look and is open when the first view comes', () => {
  const { wire, states } = setting();
  wire().accept();
  expect(wire().sent).toEqual([{ type: 'hold', seat: 0 }]);
  expect(states).toEqual([]);
  wire().say(view());
  expect(states).toEqual(['open']);
});

test('a line that was never open is down too, and tried again', () => {
  const { wires, wire, states } = setting();
  wire().breakOff();
  expect(states).toEqual(['down']);
  vi.advanceTimersByTime(100);
  expect(wires.length).toBe(2);
  wire().accept();
  wire().say(view());
  expect(states).toEqual(['down', 'open']);
});

test('a broken line is tried again with longer and longer waits, and asks for the newest look', () => {
  const { wires, wire, states, line } = setting();
  wire().accept();
  wire().say(view());
  line.look({ type: 'hold', seat: 2 });
  wire().breakOff();
  expect(states).toEqual(['open', 'down']);
  for (const wait of [100, 200, 400, 800, 1600, 2000, 2000]) {
    vi.advanceTimersByTime(wait - 1);
    const before = wires.length;
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(before + 1);
    wire().breakOff();
  }
  vi.advanceTimersByTime(2000);
  wire().accept();
  expect(wire().sent).toEqual([{ type: 'hold', seat: 2 }]);
  wire().say(view());
  expect(states).toEqual(['open', 'down', 'open']);
});

test('a move is sent again on the next line until a view says that it is done', () => {
  const { wire, line } = setting();
  wire().accept();
  wire().say(view());
  line.move(0, 5, { move: 'roll' });
  const move = { type: 'move', seat: 0, seq: 5, id: 'id1', move: { move: 'roll' } };
  expect(wire().sent.at(-1)).toEqual(move);
  wire().breakOff();
  vi.advanceTimersByTime(100);
  wire().accept();
  expect(wire().sent).toEqual([{ type: 'hold', seat: 0 }, move]);
  wire().say(view({ seq: 6, done: 'id1' }));
  wire().breakOff();
  vi.advanceTimersByTime(100);
  wire().accept();
  expect(wire().sent).toEqual([{ type: 'hold', seat: 0 }]);
});

test('a double tap sends one move; after an answer or a refusal the next can follow', () => {
  const { wire, line } = setting();
  wire().accept();
  wire().say(view());
  line.move(0, 5, { move: 'roll' });
  line.move(0, 5, { move: 'roll' });
  expect(wire().sent.filter((sent) => sent.type === 'move')).toHaveLength(1);
  wire().say({ type: 'refused', code: 'stale', detail: '', id: 'id1' });
  expect(line.waitsFor(0)).toBe(false);
  line.move(0, 6, { move: 'roll' });
  expect(wire().sent.filter((sent) => sent.type === 'move')).toHaveLength(2);
});

test('a move for a seat that is not in hand is settled when the game no longer waits for that seat', () => {
  const { wire, line } = setting();
  wire().accept();
  wire().say(view({ awaited: [0, 1] }));
  line.move(1, 5, { move: 'ready' });
  wire().say(view({ seq: 6, awaited: [0, 1] }));
  expect(line.waitsFor(1)).toBe(true);
  wire().say(view({ seq: 7, awaited: [0] }));
  expect(line.waitsFor(1)).toBe(false);
});

test('a server that stops is waited for as long as it says', () => {
  const { wires, wire, states } = setting();
  wire().accept();
  wire().say(view());
  wire().say({ type: 'going_down', seconds: 3 });
  wire().breakOff(1001);
  expect(states).toEqual(['open', 'restarting']);
  vi.advanceTimersByTime(2999);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wires).toHaveLength(2);
});

test('a table that is not there is not asked for again', () => {
  const { wires, wire, states, heard } = setting();
  wire().accept();
  wire().say({ type: 'refused', code: 'no_such_table', detail: '' });
  wire().breakOff(4404);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['gone']);
  expect(wires).toHaveLength(1);
  expect(heard).toHaveLength(1);
});

test('a line that only seems open is found out: no answer to a check within four seconds', () => {
  const { wires, wire, states, line } = setting();
  wire().accept();
  wire().say(view());
  line.check();
  wire().say(view());
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(['open']);
  line.check();
  vi.advanceTimersByTime(4000);
  expect(states).toEqual(['open', 'silent']);
  expect(wire().closed).toBe(true);
  vi.advanceTimersByTime(100);
  expect(wires).toHaveLength(2);
});

test('a move without an answer for four seconds goes another way, whatever else is told meanwhile', () => {
  const { wires, wire, states, line } = setting();
  wire().accept();
  wire().say(view());
  line.move(0, 5, { move: 'roll' });
  const move = wire().sent.at(-1);
  vi.advanceTimersByTime(2000);
  wire().say({ type: 'presence' });
  wire().say(view({ seq: 6 }));
  vi.advanceTimersByTime(2000);
  expect(states).toEqual(['open', 'silent']);
  expect(wire().closed).toBe(true);
  vi.advanceTimersByTime(100);
  expect(wires).toHaveLength(2);
  wire().accept();
  expect(wire().sent).toEqual([{ type: 'hold', seat: 0 }, move]);
  wire().say(view({ seq: 6 }));
  expect(states.at(-1)).toBe('silent'); // it is shown the table, but its move is not there yet
  wire().say(view({ seq: 7, done: 'id1' }));
  expect(states).toEqual(['open', 'silent', 'open']);
  vi.advanceTimersByTime(19_000);
  expect(wires).toHaveLength(2);
});

test('an answer and a refusal both end the wait for a move', () => {
  for (const answer of [view({ seq: 6, done: 'id1' }), { type: 'refused', code: 'stale', detail: '', id: 'id1' }] as const) {
    const { wire, states, line } = setting();
    wire().accept();
    wire().say(view());
    line.move(0, 5, { move: 'roll' });
    wire().say(answer);
    vi.advanceTimersByTime(19_000);
    expect(states).toEqual(['open']);
  }
});

test('for a move of a seat that is not in hand no view says that it is done, so nobody is in a hurry for it', () => {
  const { wire, states, line } = setting();
  wire().accept();
  wire().say(view({ awaited: [0, 1] }));
  line.move(1, 5, { move: 'ready' });
  vi.advanceTimersByTime(19_000);
  expect(states).toEqual(['open']);
});

test('a server that is slow to everybody is given more and more time', () => {
  const { wires, wire, line } = setting();
  wire().accept();
  wire().say(view());
  line.move(0, 5, { move: 'roll' });
  for (const [patience, wait] of [
    [4000, 100],
    [8000, 100],
    [16_000, 100],
    [16_000, 100],
  ] as const) {
    const before = wires.length;
    vi.advanceTimersByTime(patience - 1 + wait);
    expect(wires).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(before + 1);
    wire().accept();
    wire().say(view());
  }
  wire().say(view({ seq: 6, done: 'id1' }));
  line.move(0, 6, { move: 'roll' });
  const before = wires.length;
  vi.advanceTimersByTime(4100);
  expect(wires).toHaveLength(before + 1);
});

test('who waits for others asks after twenty quiet seconds, and after four more goes another way', () => {
  const { wires, wire, states } = setting();
  wire().accept();
  wire().say(view({ awaited: [1] }));
  wire().sent.length = 0;
  vi.advanceTimersByTime(15_000);
  wire().say(view({ awaited: [2] }));
  vi.advanceTimersByTime(19_999);
  expect(wire().sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(wire().sent).toEqual([{ type: 'hold', seat: 0 }]);
  wire().say(view({ awaited: [2] }));
  vi.advanceTimersByTime(20_000);
  expect(wire().sent).toHaveLength(2);
  expect(states).toEqual(['open']);
  vi.advanceTimersByTime(4000);
  expect(states).toEqual(['open', 'silent']);
  vi.advanceTimersByTime(100);
  expect(wires).toHaveLength(2);
  wire().accept();
  wire().say(view({ awaited: [2] }));
  expect(states).toEqual(['open', 'silent', 'open']);
});

test('who is asked something is left in peace, however long they think', () => {
  const { wire } = setting();
  wire().accept();
  wire().say(view({ awaited: [0], moves: [{ move: 'roll' }] }));
  wire().sent.length = 0;
  vi.advanceTimersByTime(600_000);
  expect(wire().sent).toEqual([]);
});

test('a line that never opens, or opens and says nothing, is tried anew', () => {
  const { wires, wire, states } = setting();
  vi.advanceTimersByTime(4100);
  expect(states).toEqual(['down']);
  expect(wires).toHaveLength(2);
  wire().accept();
  vi.advanceTimersByTime(8000 + 200);
  expect(wires).toHaveLength(3);
});

test('a device that says it has no network is believed sooner, if the server is silent too', () => {
  const { wire, states, line } = setting();
  wire().accept();
  wire().say(view());
  line.check(true);
  wire().say(view()); // this may have been on its way before
  vi.advanceTimersByTime(1000);
  expect(wire().sent.at(-1)).toEqual({ type: 'hold', seat: 0 });
  wire().say(view());
  expect(states).toEqual(['open']);
  vi.advanceTimersByTime(1000 + 800);
  expect(states).toEqual(['open', 'down']);
});

test('a server on the device itself answers also without a network', () => {
  const { wire, states, line } = setting();
  wire().accept();
  wire().say(view());
  line.check(true);
  for (let second = 0; second < 20; second++) {
    wire().say(view());
    vi.advanceTimersByTime(1000);
  }
  expect(states).toEqual(['open']);
});

test('when the network is back nobody waits for the next try', () => {
  const { wires, wire, line } = setting();
  wire().accept();
  wire().say(view());
  for (let i = 0; i < 6; i++) {
    wire().breakOff();
    vi.advanceTimersByTime(2000);
  }
  wire().breakOff();
  const before = wires.length;
  line.check();
  expect(wires.length).toBe(before + 1);
});

test('a closed line is silent for ever', () => {
  const { wires, wire, line, states } = setting();
  wire().accept();
  line.close();
  line.check();
  vi.advanceTimersByTime(60_000);
  expect(wire().closed).toBe(true);
  expect(wires).toHaveLength(1);
  expect(states).toEqual([]);
});
