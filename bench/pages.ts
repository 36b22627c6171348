/**
 * `npm run bench:pages [-- --rounds 5 --seconds 5 --pages home,content12,results,gallery,hotel,not-found --interactions --lighthouse --compressed]`
 * Requests per second and waiting times of rendered pages on one core, side by side with the same markup rendered by Next, by Astro, and as a file
 * of a bare Node server; then how much of each document is said twice, in markup and data, and what a browser loads. Every page is rendered for its request; `content12` is a landing page of twelve modules. Needs two cores: one serves,
 * one asks.
 */
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { unpackChromium } from '../tests/browser/support/chromium.ts';
import { fetchAsBrand } from '../tests/browser/support/find-pages.ts';
import { listBrandKeys } from '../tests/browser/support/list-brand-keys.ts';
import { type RunningShop, startShop } from '../tests/browser/support/start-shop.ts';
import { choosePages } from './choose-pages.ts';
import { type DescribedPage, describePage } from './describe-page.ts';
import { installBench } from './install-bench.ts';
import { measureRepetition } from './measure-repetition.ts';
import { type LoadResult, median, runLoad, runSteadyLoad, type Target } from './run-load.ts';
import { type Peer, type PeerName, type PeerPages, peerNames, startPeers } from './start-peers.ts';

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
  if (!values['no-load']) await compareWithPeers(shop);
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

/** Whose answers are compared. */
const servers = ['shop', ...peerNames] as const;
type ServerName = (typeof servers)[number];

interface Contest {
  readonly name: string;
  readonly targets: Readonly<Record<ServerName, Target>>;
  readonly results: Readonly<Record<ServerName, LoadResult[]>>;
}

/** Rounds are interleaved, so that other load of the machine affects all alike. */
async function compareWithPeers({ port, process: server }: RunningShop): Promise<void> {
  const peers = await startPeers(await describePages(port), onFirstCore);
  try {
    const contests: readonly Contest[] = brandKeys.flatMap((brandKey) =>
      Object.entries(pages).map(([page, { path, status }]) => ({
        name: `${page} of ${brandKey}`,
        targets: {
          shop: targetOf(
            server.pid,
            `http://localhost:${port}${path}`,
            { host: `${brandKey}.localhost:${port}` },
            status,
          ),
          ...targetsAtPeers(peers, brandKey, page, status),
        },
        results: { shop: [], Next: [], Astro: [], file: [] },
      })),
    );
    for (const { targets } of contests)
      for (const each of servers) await runLoad(targets[each], warmUpSeconds);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const { targets, results } of contests)
        for (const each of servers) results[each].push(await runLoad(targets[each], Number(values.seconds)));
    }
    console.log(`\nOne core, ten connections, medians of ${values.rounds} rounds of ${values.seconds} s`);
    console.table(Object.fromEntries(contests.map(({ name, results }) => [name, summarise(results)])));
    await printRepetition(contests);
    await measureWaits(contests);
  } finally {
    for (const name of peerNames) peers[name].process.kill();
  }
}

function targetsAtPeers(
  peers: Readonly<Record<PeerName, Peer>>,
  brandKey: string,
  page: string,
  status: number,
): Readonly<Record<PeerName, Target>> {
  const at = ({ process: peer, port }: Peer) =>
    targetOf(peer.pid, `http://127.0.0.1:${port}/${brandKey}/${page}`, { 'x-brand': brandKey }, status);
  return { Next: at(peers.Next), Astro: at(peers.Astro), file: at(peers.file) };
}

/** The share of a document that is said twice: in its markup, and in the data for the script that takes the page over. */
async function printRepetition(contests: readonly Contest[]): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const { name, targets } of contests) {
    for (const each of servers) {
      const { url, headers } = targets[each];
      const { document, data, repeated } = measureRepetition(await readDocument(url, headers));
      const asKilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
      table[`${name}, ${each}`] = {
        kB: asKilobytes(document),
        'data kB': asKilobytes(data),
        'of it repeated kB': asKilobytes(repeated),
        'repeated %': Math.round((repeated / document) * 100),
      };
    }
  }
  console.log('\nData that a document says twice, in markup and in data for its script, before compression');
  console.table(table);
}

/** As it is before compression. */
function readDocument(url: string, headers: Target['headers']): Promise<string> {
  return new Promise((read, fail) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'identity' } }, (response) => {
      text(response).then(read, fail);
    }).on('error', fail);
  });
}

/** How long answers take when they are asked for at 70 % of what the server can do. */
async function measureWaits(contests: readonly Contest[]): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const { name, targets, results } of contests) {
    const perSecond = 0.7 * median(results.shop.map(({ requestsPerSecond }) => requestsPerSecond));
    const { waits, refused } = await runSteadyLoad(targets.shop, Number(values.seconds), perSecond);
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

async function describePages(port: number): Promise<PeerPages> {
  const browser = await chromium.launch(launch);
  try {
    const described: Record<string, DescribedPage> = {};
    const documents: Record<string, string> = {};
    for (const brandKey of brandKeys) {
      for (const [page, { path }] of Object.entries(pages)) {
        const { body } = await fetchAsBrand(port, brandKey, path);
        described[`${brandKey}-${page}`] = await describePage(browser, body);
        documents[`${brandKey}-${page}`] = body.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
      }
    }
    return { described, documents };
  } finally {
    await browser.close();
  }
}

function summarise(results: Contest['results']) {
  const middle = (name: ServerName, part: keyof LoadResult) =>
    median(results[name].map((result) => result[part]));
  const row: Record<string, number> = {};
  for (const name of servers) {
    const label = name === 'shop' ? '' : `${name} `;
    row[`${label}per CPU-s`] = Math.round(middle(name, 'perCpuSecond'));
    row[`${label}p99 ms`] = middle(name, 'p99');
    row[`${label}kB`] = Math.round(middle(name, 'bytes') / 100) / 10;
    if (name === 'shop') continue;
    const ratios = results.shop.map(
      ({ perCpuSecond }, round) => perCpuSecond / (results[name][round]?.perCpuSecond ?? 0),
    );
    row[`× ${name}`] = Math.round(median(ratios) * 10) / 10;
  }
  return row;
}
