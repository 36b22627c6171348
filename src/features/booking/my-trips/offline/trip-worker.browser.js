// Keeps the pages of booked trips readable without a network. It answers for these pages alone; everything comes from the network first.
// Each trip has a cache of its own, whose name says until which day it is kept and of which page: `trip 2027-05-15 /de-de/my-trips/…`.
const prefix = 'trip ';
/** The trips that were kept last; older ones are forgotten. */
const maxTrips = 10;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([sweep(), self.clients.claim()])));

self.addEventListener('message', (event) => {
  const { name, page, addresses } = event.data;
  event.waitUntil(
    keep(name, page, addresses).then(
      (isKept) => event.ports[0]?.postMessage(isKept),
      () => event.ports[0]?.postMessage(false),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.waitUntil(sweep());
  event.respondWith(answer(request));
});

async function answer(request) {
  try {
    const response = await fetch(request);
    // The server no longer opens the trip to this browser: its copy goes, too.
    if (request.mode === 'navigate' && response.type === 'opaqueredirect') await forget(request.url);
    return response;
  } catch (error) {
    const copy = await caches.match(storedAddress(request.url), { ignoreVary: true });
    if (copy === undefined) throw error;
    return copy;
  }
}

/** Pages and documents are stored without their query: it holds the key of a mail's link, and what has become of a form. */
function storedAddress(address) {
  const url = new URL(address, self.location.origin);
  if (url.href.startsWith(self.registration.scope)) url.search = '';
  url.hash = '';
  return url.href;
}

/** @param addresses of the page, its documents, and what it has loaded @returns whether the page itself is kept */
async function keep(name, page, addresses) {
  const cache = await caches.open(name);
  const own = [page, ...addresses].filter(
    (address) => new URL(address, self.location.origin).origin === self.location.origin,
  );
  await Promise.all(own.map((address) => keepOne(cache, address)));
  const isKept = (await cache.match(storedAddress(page), { ignoreVary: true })) !== undefined;
  if (!isKept) await caches.delete(name);
  // The trip may have been kept until another day.
  const others = (await caches.keys()).filter((other) => other !== name && pathOf(other) === pathOf(name));
  await Promise.all(others.map((other) => caches.delete(other)));
  await sweep();
  return isKept;
}

async function keepOne(cache, address) {
  try {
    const response = await fetch(address, { credentials: 'same-origin' });
    if (response.ok && !response.redirected) await cache.put(storedAddress(address), response);
  } catch {
    // What cannot be loaded now is kept with the next visit.
  }
}

/** Deletes what is past its day, the oldest trips beyond the limit, and the one cache of before. */
async function sweep() {
  const today = new Date().toISOString().slice(0, 10);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const over = names.filter((name) => name.slice(prefix.length, prefix.length + today.length) < today);
  const beyond = names.slice(0, Math.max(0, names.length - maxTrips));
  await Promise.all(['trips', ...over, ...beyond].map((name) => caches.delete(name)));
}

/** @param address of a trip's own page: the others lead elsewhere for reasons of their own */
async function forget(address) {
  const { pathname } = new URL(address);
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && pathname === pathOf(name));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** The path of the trip's page in the name of its cache. */
function pathOf(name) {
  return name.split(' ')[2];
}
