/** The card of a result: what it says, as lines of text and as a picture. It is made of the result alone. */
import { language, t } from '../language.svelte';
import type { DayBegun, GameName } from '../protocol';
import { href } from '../router.svelte';
import { inWords } from './date';

export const SIGNS = 10;

/** Plain signs that every device can write: as many full ones as the result is worth. */
export function signs(full: number): string {
  return '●'.repeat(full) + '○'.repeat(SIGNS - full);
}

export interface CardWords {
  readonly title: string;
  readonly kind: string;
  readonly date: string;
  readonly points: string;
  readonly full: number;
  /** Where the same deal is played. */
  readonly link: string;
}

export function wordsOf(begun: DayBegun, page = location.href): CardWords {
  const game = begun.game as GameName;
  const date = inWords(begun.day, language.tag, { dateStyle: 'long' });
  return {
    title: t('day.title'),
    kind: `${t(`game.${game}.title`)}, ${t(`level.${begun.level}`)}`,
    date: begun.late === true ? `${date} (${t('day.late')})` : date,
    points: t('day.points', { n: begun.score ?? 0 }),
    full: begun.signs ?? 0,
    link: page.split('#')[0] + href({ page: 'day', date: begun.day, game, level: begun.level }),
  };
}

export function textOf({ title, kind, date, points, full, link }: CardWords): string {
  return `${title}\n${kind}\n${date}\n${signs(full)} ${full}/${SIGNS}\n${points}\n${link}`;
}

const SIZE = 1080;
const EDGE = 90;

/** The same as a square picture, in the colours of the page. */
export async function pictureOf(words: CardWords): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  draw(pen, words);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('the picture could not be made')) : done(blob)), 'image/png');
  });
}

function draw(pen: CanvasRenderingContext2D, { title, kind, date, points, full, link }: CardWords): void {
  const style = getComputedStyle(document.body);
  const ink = style.color;
  const family = style.fontFamily;
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = pen.strokeStyle = ink;
  pen.textAlign = 'center';
  const line = (text: string, y: number, size: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillText(text, SIZE / 2, y, SIZE - 2 * EDGE);
  };
  line(title, 200, 72, 700);
  line(kind, 320, 52);
  line(date, 400, 44);
  const step = (SIZE - 2 * EDGE) / SIGNS;
  pen.lineWidth = 6;
  for (let sign = 0; sign < SIGNS; sign += 1) {
    pen.beginPath();
    pen.arc(EDGE + step * (sign + 0.5), 560, step * 0.36, 0, 2 * Math.PI);
    if (sign < full) pen.fill();
    else pen.stroke();
  }
  line(`${full}/${SIGNS}`, 700, 52, 700);
  line(points, 790, 52);
  line(link, 960, 34);
}
