// Keeps the pages of booked trips readable without a network. It answers for these pages alone; everything comes from the network first.
const cacheName = 'trips';
/** Trips that were opened last; older ones are forgotten. */
const maxEntries = 300;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep } = event.data;
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  try {
    const response = await fetch(request);
    // The server no longer opens the trip to this browser: its copy goes, too.
    if (request.mode === 'navigate' && response.type === 'opaqueredirect') await forget(request.url);
    return response;
  } catch (error) {
    const copy = await findCopy(request);
    if (copy === undefined) throw error;
    return copy;
  }
}

async function findCopy(request) {
  const cache = await caches.open(cacheName);
  const options = { ignoreVary: true };
  // The page of a trip is the same one with what has become of a form.
  return (
    (await cache.match(request, options)) ??
    (request.mode === 'navigate' ? cache.match(request, { ...options, ignoreSearch: true }) : undefined)
  );
}

/** @param addresses of the page that asks, its documents, and what it has loaded */
async function keepAll(addresses) {
  const cache = await caches.open(cacheName);
  const own = addresses.filter(
    (address) => new URL(address, self.location.origin).origin === self.location.origin,
  );
  await Promise.all(own.map((address) => keepOne(cache, address)));
  const entries = await cache.keys();
  await Promise.all(
    entries.slice(0, Math.max(0, entries.length - maxEntries)).map((entry) => cache.delete(entry)),
  );
}

async function keepOne(cache, address) {
  try {
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok || response.redirected) return;
    // Put back at the end: what was opened last is forgotten last.
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, response);
  } catch {
    // What cannot be loaded now is kept with the next visit.
  }
}

/** @param address of the page of a trip; its documents are below it */
async function forget(address) {
  const { pathname } = new URL(address);
  const cache = await caches.open(cacheName);
  const entries = await cache.keys();
  const own = entries.filter(({ url }) => new URL(url).pathname.startsWith(pathname));
  await Promise.all(own.map((entry) => cache.delete(entry)));
}
