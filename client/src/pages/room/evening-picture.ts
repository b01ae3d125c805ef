/** The evening as a square picture to send: everybody's animal with their wins, and what was remarkable. */
import { EDGE, inkOf, painted, SIZE, trace } from '../../day/picture';
import { dateTag, t } from '../../words/language.svelte';
import type { RoomInfo } from '../../wire/protocol';
import { unpackDrawings } from '../../ui/drawings.svelte';
import { highlights } from './evening-words';
import { standing } from './room-words';

/** The animals stand in rows of at most this many. */
const ACROSS = 4;
const TOP = 330;
const BOTTOM = 850;
const LARGEST = 210;

export async function eveningPicture(room: RoomInfo): Promise<Blob> {
  await unpackDrawings();
  return painted((pen, fonts) => {
    const write = (text: string, x: number, y: number, font: string, width: number) => {
      pen.font = font;
      pen.fillStyle = inkOf();
      pen.textAlign = 'center';
      pen.fillText(text, x, y, width);
    };
    const whole = SIZE - 2 * EDGE;
    write(t('tonight.title'), SIZE / 2, 250, `400 92px ${fonts.title}`, whole);
    const people = standing(room).slice(0, 3 * ACROSS);
    const rows = Math.ceil(people.length / ACROSS);
    const high = (BOTTOM - TOP) / rows;
    const size = Math.min(LARGEST, high - 130);
    for (const [i, { number, name, wins }] of people.entries()) {
      const row = Math.floor(i / ACROSS);
      const inRow = Math.min(ACROSS, people.length - row * ACROSS);
      const x = EDGE + (whole / inRow) * ((i % ACROSS) + 0.5);
      const y = TOP + row * high;
      const drawn = document.getElementById(`drawing-${room.people?.[number]?.animal}`);
      if (drawn instanceof SVGSymbolElement) trace(pen, drawn, x - size / 2, y, size);
      write(name, x, y + size + 52, `400 46px ${fonts.title}`, whole / inRow - 12);
      write(t('tonight.wins', { n: wins }), x, y + size + 100, `700 38px ${fonts.text}`, whole / inRow - 12);
    }
    for (const [i, text] of highlights(room).entries()) write(text, SIZE / 2, 905 + 52 * i, `400 38px ${fonts.text}`, whole);
    const day = new Intl.DateTimeFormat(dateTag(), { dateStyle: 'long' }).format(new Date(1000 * (room.played?.at(-1)?.at ?? 0)));
    write(day, SIZE / 2, 1030, `400 36px ${fonts.text}`, whole);
  });
}
