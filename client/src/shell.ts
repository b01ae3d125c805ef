/** The app shell: kept by a service worker, so that the page opens without a line, and exchanged for a newer one. */

const PATIENCE = 5000;

/** Once the page has what it needs: what the worker fetches must not hold up what the reader waits for. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: PATIENCE }));
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
