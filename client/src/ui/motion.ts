/** The few movements of the table. All are transforms, so they cost no layout, and none happens with reduced motion. */
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { stillness } from '../device/settings.svelte';

const HALF_TURN = 200;

/**
 * A hidden page does not finish its animations. A card that is being turned down must be gone all the same, so
 * nothing moves while nobody looks.
 */
export function moves(): boolean {
  return !stillness() && !document.hidden;
}

/** The side that turns away: it is in the page for half a turn and then gone. */
export function turnAway(_node: Element): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { duration: HALF_TURN, easing: cubicIn, css: (_t, u) => `transform: rotateY(${-90 * u}deg)` };
}

/** The side that turns up, once the other one is edge-on. */
export function turnUp(_node: Element): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { delay: HALF_TURN, duration: HALF_TURN, easing: cubicOut, css: (_t, u) => `transform: rotateY(${90 * u}deg)` };
}

/** Something put down on the table from above. */
export function land(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return {
    delay,
    duration: 260,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-1.2 * u}rem) scale(${1 + 0.06 * u}); opacity: ${t}`,
  };
}

/** How far it is from the middle of one thing to the middle of another, in pixels. */
function way(from: DOMRect, to: DOMRect): [number, number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}

/**
 * Something laid on the table out of a hand, or from where it lay before. `from` are selectors, and the first that is there
 * counts; without any it lands from above.
 */
export function comeFrom(node: Element, { from }: { from: readonly string[] }): TransitionConfig {
  if (!moves()) return { duration: 0 };
  const before = from.map((place) => node.closest('.board')?.querySelector(place)).find((found) => found);
  if (!before) return land(node);
  const there = before.getBoundingClientRect();
  let [x, y] = [0, 0];
  return {
    duration: 320,
    easing: cubicOut,
    css: (_t, u) => {
      // Measured as it sets out: when it came into the page, the cards beside it may not have made room yet. Where it comes
      // from may be gone by then.
      if (u === 1) [x, y] = way(node.getBoundingClientRect(), before.isConnected ? before.getBoundingClientRect() : there);
      return `transform: translate(${x * u}px, ${y * u}px); z-index: 3`;
    },
  };
}

interface Tumble {
  /** It differs from die to die. */
  turns?: number;
  /** In milliseconds, until it lies. */
  lasts?: number;
  /** It was not thrown. */
  still?: boolean;
}

/** A die that tumbles and settles, with a face on it all the while. */
export function tumble(_node: Element, { turns = 1, lasts = 380, still = false }: Tumble = {}): TransitionConfig {
  if (still || !moves()) return { duration: 0 };
  return {
    duration: lasts,
    easing: cubicOut,
    css: (_t, u) => `transform: translateY(${-2 * u}rem) rotate(${360 * turns * u}deg) scale(${1 - 0.2 * u})`,
  };
}

/** Something that leaves its place for where it belongs: the badge of a player, or a pile. `to` is a selector. */
export function flyTo(node: HTMLElement, { to }: { to: string | null }): TransitionConfig {
  const goal = to === null || !moves() ? null : (node.closest('.board')?.querySelector(to) ?? null);
  if (goal === null) return { duration: 0 };
  const [x, y] = way(node.getBoundingClientRect(), goal.getBoundingClientRect());
  // It is out of the way of what takes its place, and as large as it was.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = node;
  const place = Object.entries({ left, top, width, height }).map(([side, length]) => [side, `${length}px`]);
  Object.assign(node.style, { ...Object.fromEntries(place), position: 'absolute', margin: '0', zIndex: '3' });
  return {
    duration: 400,
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.25 + 0.75 * t}); opacity: ${Math.min(1, 0.2 + 2 * t)}`,
  };
}

/** A number that has just changed. */
export function counts(_node: Element): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { duration: 300, easing: cubicOut, css: (_t, u) => `transform: scale(${1 + 0.6 * u})` };
}
