/** The evening as a square picture to send: everybody's animal with their wins, and what was remarkable. */
import { EDGE, inkOf, painted, SIZE, trace } from '../../day/picture';
import { dateTag } from '../../words/language.svelte';
import type { RoomInfo } from '../../wire/protocol';
import { unpackDrawings } from '../../ui/drawings.svelte';
import { highlights, reached } from './evening-words';
import { standing } from './room-words';

/** The animals stand in rows of at most this many; a party of more than two such rows stands closer together. */
const ACROSS = 4;
const CROWDED = 6;
const TOP = 300;
const LARGEST = 300;
/** Above the date, from the bottom up, what was remarkable. */
const LINE = 52;
const LAST_LINE = 965;
const DATE = 1035;
/** What a name and what was reached need below an animal. */
const WORDS = 130;

export async function eveningPicture(room: RoomInfo, title: string): Promise<Blob> {
  await unpackDrawings();
  return painted((pen, fonts) => {
    const write = (text: string, x: number, y: number, font: string, width: number) => {
      pen.font = font;
      pen.fillStyle = inkOf();
      pen.textAlign = 'center';
      pen.fillText(text, x, y, width);
    };
    const whole = SIZE - 2 * EDGE;
    write(title, SIZE / 2, 250, `400 92px ${fonts.title}`, whole);
    const people = standing(room).slice(0, 2 * CROWDED);
    const across = people.length > 2 * ACROSS ? CROWDED : ACROSS;
    const rows = Math.ceil(people.length / across);
    const said = highlights(room);
    const bottom = LAST_LINE - LINE * said.length;
    const high = (bottom - TOP) / rows;
    const size = Math.min(LARGEST, high - WORDS, (whole / Math.min(across, people.length)) * 0.8);
    const above = (high - WORDS - size) / 2;
    for (const [i, one] of people.entries()) {
      const row = Math.floor(i / across);
      const inRow = Math.min(across, people.length - row * across);
      const x = EDGE + (whole / inRow) * ((i % across) + 0.5);
      const y = TOP + row * high + above;
      const drawn = document.getElementById(`drawing-${room.people?.[one.number]?.animal}`);
      if (drawn instanceof SVGSymbolElement) trace(pen, drawn, x - size / 2, y, size);
      write(one.name, x, y + size + 52, `400 46px ${fonts.title}`, whole / inRow - 12);
      write(reached(one), x, y + size + 100, `700 38px ${fonts.text}`, whole / inRow - 12);
    }
    for (const [i, text] of said.entries()) write(text, SIZE / 2, bottom + LINE * (i + 1), `400 38px ${fonts.text}`, whole);
    const day = new Intl.DateTimeFormat(dateTag(), { dateStyle: 'long' }).format(new Date(1000 * (room.played?.at(-1)?.at ?? 0)));
    write(day, SIZE / 2, DATE, `400 36px ${fonts.text}`, whole);
  });
}
