/**
 * Keeps the app shell, so that the page opens without a line and can say that it has none.
 *
 * Only the built files of this version are ever kept, from a list fixed at build time. Nothing under /api, nothing of
 * a table, nothing with a query: a game must not be remembered by a cache.
 */
interface Shell {
  readonly version: string;
  readonly files: readonly string[];
}
/** The parts of the worker's world used here; TypeScript has no library that holds both the page's and the worker's. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const shell = '__SHELL__' as unknown as Shell;
const NAME = `gander-shell-${shell.version}`;
const kept = new Set(shell.files);

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([...shell.files]);
  await worker.skipWaiting();
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page itself comes from the server whenever it answers, so that a new version is seen at once. */
async function pageFirstFromServer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function fromShell(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.search !== '') return;
  if (url.pathname === '/') event.respondWith(pageFirstFromServer(request));
  else if (kept.has(url.pathname)) event.respondWith(fromShell(request));
});
