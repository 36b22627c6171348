import { expect, test } from 'vitest';
import source from './trip-worker.browser.js?raw';

const origin = 'https://shop.test';
const page = '/de-de/my-trips/trip-1';
const today = new Date().toISOString().slice(0, 10);
const daysAway = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Sent {
  readonly name: string;
  readonly page: string;
  readonly addresses: readonly string[];
}
type Listener = (event: object) => void;

/** The worker in a browser with these caches; the network answers everything until it is off. */
function startWorker(names: readonly string[] = []) {
  const stored = new Map(names.map((name) => [name, new Map<string, string>()]));
  const listeners = new Map<string, Listener>();
  const network = { isOn: true, redirects: false };
  const openCache = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return {
      put: async (address: string, { body }: { readonly body: string }) => void entries.set(address, body),
      match: async (address: string) => entries.get(address),
    };
  };
  const caches = {
    open: openCache,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (address: string) => [...stored.values()].map((each) => each.get(address)).find(Boolean),
  };
  const fetch = async (asked: string | { readonly url: string }) => {
    if (!network.isOn) throw new TypeError('offline');
    const body = `body of ${typeof asked === 'string' ? asked : asked.url}`;
    return { ok: true, redirected: false, body, type: network.redirects ? 'opaqueredirect' : 'basic' };
  };
  const self = {
    location: { origin },
    registration: { scope: `${origin}/de-de/my-trips` },
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  new Function('self', 'caches', 'fetch', source)(self, caches, fetch);
  const send = async (kind: string, event: object) => {
    const work: unknown[] = [];
    const add = (promise: unknown) => work.push(promise);
    listeners.get(kind)?.({ ...event, waitUntil: add, respondWith: add });
    return (await Promise.all(work)).at(-1);
  };
  return {
    stored,
    network,
    activate: () => send('activate', {}),
    async keep(data: Sent) {
      const answers: boolean[] = [];
      await send('message', { data, ports: [{ postMessage: (isKept: boolean) => answers.push(isKept) }] });
      return answers;
    },
    open: (path: string) =>
      send('fetch', { request: { method: 'GET', mode: 'navigate', url: origin + path } }),
  };
}

const kept = (until: string): Sent => ({
  name: `trip ${until} ${page}`,
  page: `${page}?key=secret`,
  addresses: [`${page}/document/invoice?key=secret`, '/assets/a.js?v=1', 'https://elsewhere.test/x'],
});

test('a trip is kept without the key of its link, with its documents and what the site has loaded', async () => {
  const worker = startWorker();
  expect(await worker.keep(kept(today))).toEqual([true]);
  expect([...(worker.stored.get(kept(today).name)?.keys() ?? [])]).toEqual([
    `${origin}${page}`,
    `${origin}${page}/document/invoice`,
    `${origin}/assets/a.js?v=1`,
  ]);
  worker.network.isOn = false;
  expect(await worker.open(`${page}?key=secret&code=sent`)).toContain(page);
});

test('a trip that cannot be loaded is not kept, and the page learns so', async () => {
  const worker = startWorker();
  worker.network.isOn = false;
  expect(await worker.keep(kept(today))).toEqual([false]);
  expect([...worker.stored.keys()]).toEqual([]);
});

test('a copy stays until its day and goes the day after, with the cache of before', async () => {
  const names = [`trip ${daysAway(-1)} ${page}`, `trip ${today} ${page}-2`, 'trips', 'of another'];
  const worker = startWorker(names);
  await worker.activate();
  expect([...worker.stored.keys()]).toEqual([names[1], 'of another']);
  const opened = startWorker(names);
  await opened.open('/de-de/my-trips');
  expect([...opened.stored.keys()]).toEqual([names[1], 'of another']);
});

test('ten trips are kept at most, and each once, whatever its day was', async () => {
  const others = Array.from({ length: 10 }, (_, at) => `trip ${daysAway(1)} /de-de/my-trips/other-${at}`);
  const worker = startWorker([...others, `trip ${daysAway(1)} ${page}`]);
  await worker.keep(kept(daysAway(2)));
  expect([...worker.stored.keys()]).toEqual([...others.slice(1), kept(daysAway(2)).name]);
});

test('the copy of a trip goes when the server no longer opens it, and no other one', async () => {
  const [own, other] = [`trip ${today} ${page}`, `trip ${today} ${page}0`];
  const worker = startWorker([own, other]);
  worker.network.redirects = true;
  await worker.open(`${page}?key=old`);
  expect([...worker.stored.keys()]).toEqual([other]);
});

test('a page of the trip that leads elsewhere leaves the copy', async () => {
  const own = `trip ${today} ${page}`;
  const worker = startWorker([own]);
  worker.network.redirects = true;
  await worker.open(`${page}/cancel`);
  expect([...worker.stored.keys()]).toEqual([own]);
});
