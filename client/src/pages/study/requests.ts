/** What the page of a study asks the server, and what it tells about this device with every step. */
import { ask } from '../../wire/api';
import type { Circumstances, Consented, Filled, Stopped, StudyInfo, StudyPlace } from '../../wire/protocol';
import { type Settings, settings, stillness } from '../../device/settings.svelte';
import { randomHex } from '../../wire/random';
import { bestLanguage } from '../../words/message';

export type Done = Consented | Filled | Stopped;

const KEY_BYTES = 32;
const MOST_PARTS = 12;
const LONGEST = 200;

/** Asked again after no answer came, it is the same device. */
const key = randomHex(KEY_BYTES);

export async function aboutStudy(): Promise<StudyInfo> {
  return ask<StudyInfo>('ask about the study', 'GET', '/api/study');
}

/** What the link said besides who comes. */
export function linkParts(search: string): Readonly<Record<string, string>> {
  const parts = [...new URLSearchParams(search)].slice(0, MOST_PARTS);
  return Object.fromEntries(parts.map(([name, value]) => [name.slice(0, LONGEST), value.slice(0, LONGEST)]));
}

/** The language that is spoken, if one can take part in it; else the one that is wished for most, or the first. */
export function languageAmong(tongues: readonly string[], spoken: string, wished = navigator.languages): string {
  if (tongues.length === 0 || tongues.includes(spoken)) return spoken;
  return bestLanguage(wished, tongues, tongues[0] ?? spoken);
}

/** Who only looks stays at another device, if they play there meanwhile. */
export async function takeStep(participant: string, language: string, since: Since, done: Done | null, looks: boolean): Promise<StudyPlace> {
  const link = linkParts(location.search);
  const body = { participant, language, link, done, looks, circumstances: circumstances(language, since), key };
  return ask<StudyPlace>('go on in the study', 'POST', '/api/study/step', body);
}

function circumstances(language: string, { gone, switched }: Since): Circumstances {
  // What is left of the settings is said otherwise (motion, language), or is nobody's in a study (stickers).
  const { motion: _motion, language: _language, stickers: _stickers, ...chosen }: Settings = settings;
  return {
    language,
    ...chosen,
    adviser_switched: switched,
    less_motion: stillness(),
    screen: [innerWidth, innerHeight],
    pixels: devicePixelRatio,
    touch: matchMedia('(pointer: coarse)').matches,
    away_seconds: Math.round(gone / 100) / 10,
  };
}

/** One request at a time: what is done meanwhile, as to stop, is said after it, before anything is only asked. */
export function inTurn<T>(say: (wanted: T | null) => Promise<void>): (wanted: T | null) => Promise<void> {
  let busy = false;
  let next: { readonly wanted: T | null } | null = null;
  return async (wanted) => {
    if (busy) {
      if (next === null || wanted !== null) next = { wanted };
      return;
    }
    busy = true;
    next = { wanted };
    while (next !== null) {
      const now: T | null = next.wanted;
      next = null;
      await say(now);
    }
    busy = false;
  };
}

/** What happened since the last step that was written down. */
export interface Since {
  /** For how many milliseconds the page was out of sight. */
  readonly gone: number;
  /** How often the adviser was switched on or off. */
  readonly switched: number;
}

/** Counts what happens between two steps. */
export class Meanwhile {
  #hidden: number | null = null;
  #gone = 0;
  #switched = 0;
  #adviser: boolean | null = null;

  see(hidden: boolean): void {
    if (hidden) this.#hidden ??= Date.now();
    else if (this.#hidden !== null) {
      this.#gone += Date.now() - this.#hidden;
      this.#hidden = null;
    }
  }

  seeAdviser(on: boolean): void {
    if (this.#adviser !== null && this.#adviser !== on) this.#switched += 1;
    this.#adviser = on;
  }

  /** As far as it is not written down. */
  get since(): Since {
    return { gone: this.#gone, switched: this.#switched };
  }

  /** So much of it was written down with a step. */
  told({ gone, switched }: Since): void {
    this.#gone -= gone;
    this.#switched -= switched;
  }
}
