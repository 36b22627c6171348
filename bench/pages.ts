/**
 * `npm run bench:pages [-- --rounds 5 --seconds 5 --pages home,content12,results,gallery,hotel,not-found --interactions --lighthouse --compressed]`
 * Requests per second and waiting times of rendered pages on one core, side by side with the same markup rendered by Next; then
 * what a browser loads. Every page is rendered for its request; `content12` is a landing page of twelve modules. Needs two cores: one serves,
 * one asks.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { unpackChromium } from '../tests/browser/support/chromium.ts';
import { fetchAsBrand } from '../tests/browser/support/find-pages.ts';
import { listBrandKeys } from '../tests/browser/support/list-brand-keys.ts';
import { findFreePort, type RunningShop, startShop } from '../tests/browser/support/start-shop.ts';
import { choosePages } from './choose-pages.ts';
import { describePage } from './describe-page.ts';
import { installBench } from './install-bench.ts';
import { type LoadResult, median, runLoad, runSteadyLoad, type Target } from './run-load.ts';
import { startPeer } from './start-peer.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    brands: { type: 'string', default: listBrandKeys().join(',') },
    compressed: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    'no-load': { type: 'boolean', default: false },
    pages: { type: 'string', default: 'home,results,gallery,hotel,not-found' },
    hotels: { type: 'string', default: '2000' },
  },
});

/** Before it is measured: until then code is compiled again and again for what it turns out to be given, half a second at a time. */
const warmUpSeconds = 15;
const onFirstCore = ['taskset', '-c', '0'];
const brandKeys = values.brands.split(',');

if (availableParallelism() < 2) throw new Error('The benchmark needs two cores: one to serve, one to ask.');
installBench();
const launch = await unpackChromium();
const shop = await startShop({
  commandPrefix: onFirstCore,
  settings: { WORLD_HOTELS: values.hotels },
});
const pages = await choosePages(shop.port, values.pages.split(','));
try {
  if (!values['no-load']) await compareWithPeer(shop);
  const { printWeights } = await import('./print-weights.ts');
  await printWeights(launch, shop.port, brandKeys);
  if (values.interactions) {
    const { measureInteractions } = await import('./measure-interactions.ts');
    await measureInteractions(launch, `http://abendmeer.localhost:${shop.port}`, pages);
  }
  if (values.lighthouse) {
    const { runLighthouse } = await import('./run-lighthouse.ts');
    for (const brandKey of brandKeys) {
      for (const [page, { path, status, ownPath = path }] of Object.entries(pages)) {
        if (status !== 200) continue;
        const address = `http://${brandKey}.localhost:${shop.port}${ownPath}`;
        const { scores, complaints } = await runLighthouse(launch, address, 3);
        console.log(`\nLighthouse mobile, ${page} of ${brandKey}`);
        console.table([scores]);
        for (const complaint of complaints) console.log(`  ${complaint}`);
      }
    }
  }
} finally {
  await shop.stop();
}

/** Rounds are interleaved, so that other load of the machine affects both alike. */
async function compareWithPeer({ port, process: server }: RunningShop): Promise<void> {
  const peerPort = await findFreePort();
  const peer = await startPeer(await describePages(port), peerPort, onFirstCore);
  try {
    const contests = brandKeys.flatMap((brandKey) =>
      Object.entries(pages).map(([page, { path, status }]) => ({
        name: `${page} of ${brandKey}`,
        shop: targetOf(
          server.pid,
          `http://localhost:${port}${path}`,
          { host: `${brandKey}.localhost:${port}` },
          status,
        ),
        peer: targetOf(
          peer.pid,
          `http://127.0.0.1:${peerPort}/${brandKey}/${page}`,
          { 'x-brand': brandKey },
          status,
        ),
        results: { shop: [] as LoadResult[], peer: [] as LoadResult[] },
      })),
    );
    for (const contest of contests) {
      await runLoad(contest.shop, warmUpSeconds);
      await runLoad(contest.peer, warmUpSeconds);
    }
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const { shop, peer, results } of contests) {
        results.shop.push(await runLoad(shop, Number(values.seconds)));
        results.peer.push(await runLoad(peer, Number(values.seconds)));
      }
    }
    console.log(`\nOne core, ten connections, medians of ${values.rounds} rounds of ${values.seconds} s`);
    console.table(Object.fromEntries(contests.map(({ name, results }) => [name, summarise(results)])));
    await measureWaits(contests);
  } finally {
    peer.kill();
  }
}

/** How long answers take when they are asked for at 70 % of what the server can do. */
async function measureWaits(
  contests: readonly {
    readonly name: string;
    readonly shop: Target;
    readonly results: { shop: LoadResult[] };
  }[],
): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const { name, shop, results } of contests) {
    const perSecond = 0.7 * median(results.shop.map(({ requestsPerSecond }) => requestsPerSecond));
    const { waits, refused } = await runSteadyLoad(shop, Number(values.seconds), perSecond);
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? Number.NaN);
    table[name] = { 'req/s': Math.round(perSecond), 'p50 ms': at(0.5), 'p99 ms': at(0.99), refused };
  }
  console.log('\nAt 70 % load, asked at a steady rate');
  console.table(table);
}

function targetOf(
  pid: number | undefined,
  url: string,
  headers: Record<string, string>,
  status: number,
): Target {
  const accepted = values.compressed ? { 'accept-encoding': 'gzip, br' } : {};
  return {
    pid: pid ?? 0,
    url,
    status,
    headers: { 'accept-language': 'de', accept: 'text/html', ...accepted, ...headers },
  };
}

async function describePages(port: number) {
  const browser = await chromium.launch(launch);
  try {
    const described: Record<string, Awaited<ReturnType<typeof describePage>>> = {};
    for (const brandKey of brandKeys) {
      for (const [page, { path }] of Object.entries(pages)) {
        const { body } = await fetchAsBrand(port, brandKey, path);
        described[`${brandKey}-${page}`] = await describePage(browser, body);
      }
    }
    return described;
  } finally {
    await browser.close();
  }
}

function summarise({ shop, peer }: { shop: readonly LoadResult[]; peer: readonly LoadResult[] }) {
  const middle = (results: readonly LoadResult[], part: keyof LoadResult) =>
    median(results.map((result) => result[part]));
  const ratios = shop.map(({ perCpuSecond }, round) => perCpuSecond / (peer[round]?.perCpuSecond ?? 0));
  return {
    'req/s': Math.round(middle(shop, 'requestsPerSecond')),
    'per CPU-s': Math.round(middle(shop, 'perCpuSecond')),
    'p50 ms': middle(shop, 'p50'),
    'p99 ms': middle(shop, 'p99'),
    kB: Math.round(middle(shop, 'bytes') / 100) / 10,
    'Next req/s': Math.round(middle(peer, 'requestsPerSecond')),
    'Next per CPU-s': Math.round(middle(peer, 'perCpuSecond')),
    'Next p50': middle(peer, 'p50'),
    'Next p99': middle(peer, 'p99'),
    'Next kB': Math.round(middle(peer, 'bytes') / 100) / 10,
    ratio: Math.round(median(ratios) * 10) / 10,
  };
}
