/**
 * Keeps the screen awake while a game is played. Browsers want this to be asked for inside a tap, and let go of it
 * whenever the page is out of sight.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function ask(): Promise<void> {
    if (!wanted || document.hidden || lock !== null || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      got.addEventListener('release', () => (lock = null));
      lock = got;
      if (!wanted) await got.release();
    } catch {
      // A flat battery or a browser that does not like it: the screen sleeps, the game does not.
    }
  }

  const onTap = () => void ask();
  addEventListener('pointerup', onTap);
  addEventListener('keyup', onTap);
  document.addEventListener('visibilitychange', onTap);
  return () => {
    wanted = false;
    removeEventListener('pointerup', onTap);
    removeEventListener('keyup', onTap);
    document.removeEventListener('visibilitychange', onTap);
    void lock?.release();
  };
}
