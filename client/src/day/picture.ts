/**
 * The card of a result as a square picture: Gander's mascot and name, the mark of the game on its lid, and the words of the
 * card. It is made of these words alone, so it gives nothing away. An image of a drawing could not be loaded (the page
 * takes images from its own server only), so the shapes of the drawings themselves are drawn once more.
 */
import { mount, unmount, type Component } from 'svelte';
import { t } from '../words/language.svelte';
import GameMark from '../games/GameMark.svelte';
import Mascot from '../ui/Mascot.svelte';
import { SIGNS, type CardWords } from './card';

export const SIZE = 1080;
export const EDGE = 90;
const MIDDLE = SIZE / 2;
const MASCOT = 120;
const MARK = 230;

/** The fonts of headings and of everything else. */
export interface Fonts {
  readonly title: string;
  readonly text: string;
}

export async function pictureOf(words: CardWords): Promise<Blob> {
  return painted((pen, fonts) => draw(pen, words, fonts));
}

/** A picture in the colours of the page, with its mascot and name above what is drawn. */
export async function painted(paint: (pen: CanvasRenderingContext2D, fonts: Fonts) => void): Promise<Blob> {
  const look = getComputedStyle(document.documentElement);
  const fonts = { title: look.getPropertyValue('--title'), text: getComputedStyle(document.body).fontFamily };
  await Promise.all([document.fonts.load(`400 64px ${fonts.title}`), document.fonts.load(`700 48px ${fonts.text}`), document.fonts.ready]);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  pen.fillStyle = look.backgroundColor;
  pen.fillRect(0, 0, SIZE, SIZE);
  drawing(Mascot, {}, (mascot) => trace(pen, mascot, EDGE - 20, 60, MASCOT));
  pen.font = `400 64px ${fonts.title}`;
  pen.fillStyle = inkOf();
  pen.fillText(t('app.name'), EDGE + MASCOT + 10, 142);
  paint(pen, fonts);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('the picture could not be made')) : done(blob)), 'image/png');
  });
}

export const inkOf = (): string => getComputedStyle(document.body).color;

function draw(pen: CanvasRenderingContext2D, words: CardWords, fonts: Fonts): void {
  const ink = inkOf();
  const line = (text: string, y: number, font: string) => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.textAlign = 'center';
    pen.fillText(text, MIDDLE, y, SIZE - 2 * EDGE);
  };
  let lid = ink;
  drawing(GameMark, { game: words.game }, (mark) => {
    trace(pen, mark, MIDDLE - MARK / 2, 210, MARK);
    lid = getComputedStyle(mark.querySelector('rect') ?? mark).fill;
  });
  line(words.title, 540, `400 76px ${fonts.title}`);
  line(words.kind, 615, `400 46px ${fonts.text}`);
  line(words.date, 680, `400 42px ${fonts.text}`);
  dots(pen, words.full, 780, lid, ink);
  line(`${words.full}/${SIGNS} · ${words.points}`, 900, `700 52px ${fonts.text}`);
  line(words.link, 1000, `400 32px ${fonts.text}`);
}

/** In the colour of the lid, with the line of all drawings around each. */
function dots(pen: CanvasRenderingContext2D, full: number, y: number, colour: string, ink: string): void {
  const step = (SIZE - 2 * EDGE) / SIGNS;
  pen.lineWidth = 6;
  pen.strokeStyle = ink;
  pen.fillStyle = colour;
  for (let sign = 0; sign < SIGNS; sign += 1) {
    pen.beginPath();
    pen.arc(EDGE + step * (sign + 0.5), y, step * 0.36, 0, 2 * Math.PI);
    if (sign < full) pen.fill();
    pen.stroke();
  }
}

/** A drawing of the page, there for as long as it is looked at and seen by nobody. */
function drawing<Props extends Record<string, unknown>>(of: Component<Props>, props: Props, look: (svg: SVGSVGElement) => void): void {
  const place = document.createElement('div');
  place.hidden = true;
  document.body.append(place);
  const there = mount(of, { target: place, props });
  const svg = place.querySelector('svg');
  if (svg !== null) look(svg);
  void unmount(there);
  place.remove();
}

export function trace(pen: CanvasRenderingContext2D, svg: SVGSVGElement | SVGSymbolElement, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / svg.viewBox.baseVal.width, size / svg.viewBox.baseVal.height);
  for (const shape of svg.querySelectorAll<SVGGeometryElement>('path, circle, ellipse, rect')) {
    const { fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin } = getComputedStyle(shape);
    const outline = outlineOf(shape);
    pen.fillStyle = fill;
    pen.strokeStyle = stroke;
    pen.lineWidth = Number.parseFloat(strokeWidth);
    pen.lineCap = strokeLinecap as CanvasLineCap;
    pen.lineJoin = strokeLinejoin as CanvasLineJoin;
    if (fill !== 'none') pen.fill(outline);
    if (stroke !== 'none') pen.stroke(outline);
  }
  pen.restore();
}

function outlineOf(shape: SVGGeometryElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name));
  if (shape.localName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const outline = new Path2D();
  if (shape.localName === 'circle') outline.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (shape.localName === 'ellipse') outline.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  else outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  return outline;
}
