/** Tells how large a place is, when it is there and whenever that changes. */
import type { Attachment } from 'svelte/attachments';
import type { Box } from './card-field';

export function measured(tell: (box: Box) => void): Attachment<HTMLElement> {
  return (place) => {
    let last: Box | null = null;
    const measure = () => {
      const { width, height } = place.getBoundingClientRect();
      if (width === last?.width && height === last.height) return;
      last = { width, height };
      tell(last);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(place);
    return () => watching.disconnect();
  };
}
