/** The app shell: kept by a service worker, so that the page opens without a line, and exchanged for a newer one. */

const PATIENCE = 5000;
/** Longer than a frame: a browser has this much time to spare only if it draws nothing. */
const PAUSE = 20;

/** Once the page has what it needs and nothing on it moves: what is fetched for later must not hold up what the reader waits for. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  if (!('requestIdleCallback' in window)) return;
  const until = performance.now() + PATIENCE;
  let spare: number;
  do {
    const timeout = Math.max(1, until - performance.now());
    spare = await new Promise((resolve) => requestIdleCallback((idle) => resolve(idle.didTimeout ? PAUSE : idle.timeRemaining()), { timeout }));
  } while (spare < PAUSE);
}

/**
 * Have the shell kept. When a newer version takes over, the parts of this one are gone from the server and from the
 * cache; so the next turn to another page loads the new one whole. A table is left undisturbed.
 */
export async function keepShell(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  let outdated = false;
  serviceWorker.addEventListener('controllerchange', () => (outdated = !isFirst));
  addEventListener('hashchange', () => {
    if (outdated) location.reload();
  });
  await atRest();
  await serviceWorker.register('/service-worker.js');
}
