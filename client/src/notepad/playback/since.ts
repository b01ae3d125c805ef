/** How long ago something was, as people say it. */
import { t } from '../../words/language.svelte';

export function since(seconds: number): string {
  return seconds < 90 ? t('playback.seconds', { n: Math.max(1, Math.round(seconds)) }) : t('playback.minutes', { n: Math.round(seconds / 60) });
}
