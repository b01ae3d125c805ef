/** The app shell: kept by a service worker, so that the page opens without a line, and exchanged for a newer one. */

/** Once the page has what it needs: what the worker fetches must not hold up what the reader waits for. */
function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/**
 * Have the shell kept. When a newer version takes over, the parts of this one are gone from the server and from the
 * cache; so the next turn to another page loads the new one whole. Whoever is at a table stays there undisturbed.
 */
export async function keepShell(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  let outdated = false;
  serviceWorker.addEventListener('controllerchange', () => (outdated = !isFirst));
  addEventListener('hashchange', () => {
    if (outdated) location.reload();
  });
  await loaded();
  await serviceWorker.register('/service-worker.js');
}
