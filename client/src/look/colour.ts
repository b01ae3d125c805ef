/**
 * Colour arithmetic for checking the palette: contrast as WCAG defines it, and what is left of a difference for eyes
 * that lack one kind of cone (Machado, Oliveira & Fernandes 2009, severity 1).
 */
export type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

export const SIGHT = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Sight = keyof typeof SIGHT;

function channel(digits: string | undefined): number {
  const value = Number.parseInt(digits ?? '0', 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** '#rrggbb' as linear light, each channel 0 to 1. */
export function linear(hex: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (found === null) throw new Error(`not a colour: '${hex}' (expected #rrggbb)`);
  return [channel(found[1]), channel(found[2]), channel(found[3])];
}

function through(matrix: Matrix, [r, g, b]: Rgb): Rgb {
  const row = (weights: Rgb) => Math.min(1, Math.max(0, weights[0] * r + weights[1] * g + weights[2] * b));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(linear(one)), luminance(linear(other))].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** OKLab (Ottosson 2020), in which equal steps look about equally large. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours look to these eyes: 0 is the same, black to white is 1. */
export function difference(one: string, other: string, sight: Sight): number {
  const [a, b] = [oklab(through(SIGHT[sight], linear(one))), oklab(through(SIGHT[sight], linear(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
