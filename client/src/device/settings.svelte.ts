/** What this device's people like; kept in the browser and nowhere else. */
import { read, write } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const HANDS = ['right', 'left'] as const;
export const MOTIONS = ['auto', 'less'] as const;
export const PACES = ['relaxed', 'usual', 'quick'] as const;
/** From children asleep next door to a room full of talk: how everything sounds together (`voice/mixer.ts`). */
export const EVENINGS = ['quiet', 'usual', 'loud'] as const;
export type Evening = (typeof EVENINGS)[number];
export type Pace = (typeof PACES)[number];

export interface Settings {
  theme: (typeof THEMES)[number];
  /** A language with a catalogue, or 'auto' for the browser's own. */
  language: string;
  sound: boolean;
  /** From 0 to 10. */
  volume: number;
  evening: Evening;
  /** Softer at night, unless the evening is loud. */
  night: boolean;
  text: (typeof TEXT_SIZES)[number];
  hand: (typeof HANDS)[number];
  /** Ask once more where a mistap is likely and cannot be taken back. */
  confirm: boolean;
  motion: (typeof MOTIONS)[number];
  /** How long one likes to look at what happened. */
  pace: Pace;
  /** Single keys ask the voice and press what has a number. */
  keys: boolean;
  /** Where a game has an adviser, show what it says. */
  adviser: boolean;
  /** Bots say something now and then. */
  remarks: boolean;
  /** What people show across the table is seen and heard here. */
  stickers: boolean;
}

export const DEFAULTS: Readonly<Settings> = {
  theme: 'auto',
  language: 'auto',
  sound: true,
  volume: 7,
  evening: 'usual',
  night: true,
  text: 'normal',
  hand: 'right',
  confirm: true,
  motion: 'auto',
  pace: 'usual',
  keys: true,
  adviser: false,
  remarks: true,
  stickers: true,
};

const KEY = 'gander.settings';

function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((option) => option === value) ?? otherwise;
}

/** Settings from whatever was stored: an unknown value, from a newer or older page, falls back to its default. */
export function sane(stored: unknown): Settings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    theme: oneOf(THEMES, given.theme, DEFAULTS.theme),
    language: typeof given.language === 'string' ? given.language : DEFAULTS.language,
    sound: typeof given.sound === 'boolean' ? given.sound : DEFAULTS.sound,
    volume: typeof given.volume === 'number' && given.volume >= 0 && given.volume <= 10 ? given.volume : DEFAULTS.volume,
    evening: oneOf(EVENINGS, given.evening, DEFAULTS.evening),
    night: typeof given.night === 'boolean' ? given.night : DEFAULTS.night,
    text: oneOf(TEXT_SIZES, given.text, DEFAULTS.text),
    hand: oneOf(HANDS, given.hand, DEFAULTS.hand),
    confirm: typeof given.confirm === 'boolean' ? given.confirm : DEFAULTS.confirm,
    motion: oneOf(MOTIONS, given.motion, DEFAULTS.motion),
    pace: oneOf(PACES, given.pace, DEFAULTS.pace),
    keys: typeof given.keys === 'boolean' ? given.keys : DEFAULTS.keys,
    adviser: typeof given.adviser === 'boolean' ? given.adviser : DEFAULTS.adviser,
    remarks: typeof given.remarks === 'boolean' ? given.remarks : DEFAULTS.remarks,
    stickers: typeof given.stickers === 'boolean' ? given.stickers : DEFAULTS.stickers,
  };
}

/** As it is written down. */
const liked = sane(read(KEY));
/** What a study has alike on every device: as long as its page is open, and never written down. */
let fixed: Partial<Settings> = $state.raw({});

export const settings: Settings = $state({ ...liked });

export function fix(values: Partial<Settings>): void {
  fixed = values;
  Object.assign(settings, values);
}

export const isFixed = (key: keyof Settings): boolean => key in fixed;

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  if (isFixed(key)) return;
  settings[key] = value;
  liked[key] = value;
  write(KEY, liked);
}

/** Motion is off by this page's setting or by the device's. */
export function stillness(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Put the settings where the style sheets look for them. */
export function applySettings(root: HTMLElement): void {
  const chosen = { theme: settings.theme, text: settings.text, motion: settings.motion, hand: settings.hand };
  const silent = { theme: 'auto', text: 'normal', motion: 'auto', hand: 'right' };
  for (const key of Object.keys(chosen) as (keyof typeof chosen)[]) {
    if (chosen[key] === silent[key]) delete root.dataset[key];
    else root.dataset[key] = chosen[key];
  }
}
