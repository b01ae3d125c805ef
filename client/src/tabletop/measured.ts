/** Tells how large a place is, when it is there and whenever that changes. */
import type { Attachment } from 'svelte/attachments';
import type { Box } from './card-field';

const measures = new Set<() => void>();

/** How large a place is; in a small picture of a table, how large it is there before all of it is made smaller. */
export function sizeOf(place: HTMLElement): Box {
  const { width, height } = place.getBoundingClientRect();
  const scale = width / place.offsetWidth;
  return Math.abs(scale - 1) < 0.02 || !(scale > 0) ? { width, height } : { width: place.offsetWidth, height: place.offsetHeight };
}

export function measured(tell: (box: Box) => void): Attachment<HTMLElement> {
  return (place) => {
    let last: Box | null = null;
    const measure = () => {
      const { width, height } = sizeOf(place);
      if (width === last?.width && height === last.height) return;
      last = { width, height };
      tell(last);
    };
    measure();
    measures.add(measure);
    const watching = new ResizeObserver(measure);
    watching.observe(place);
    return () => {
      measures.delete(measure);
      watching.disconnect();
    };
  };
}

/** How high one place must be may leave less to another, which is seen at once, before anything is drawn. */
export function measureAll(): void {
  for (const measure of measures) measure();
}
