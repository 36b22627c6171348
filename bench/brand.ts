/**
 * `npm run bench:brand [-- --keep]`
 * From an idea to a shop that one would show: a shop runs as a cluster, gets a new brand, its check and its publication, and a shopper without a
 * browser searches and books there. Visitors of the brands before it ask throughout, and none may be refused. Prints the minutes of each step; the
 * aim is 15 for all. The brand is deleted at the end, unless it is to be kept.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { toBrandKey } from '../src/brands/to-brand-key.ts';
import { startShop } from '../tests/browser/support/start-shop.ts';
import {
  createSoftShopper,
  type ListedOffer,
  type SoftShopper,
  swissCustomer,
} from '../tests/factories/selling/soft-shopper.ts';
import { createSoftBrowser, type SoftBrowser } from '../tests/factories/soft-browser.ts';
import { deleteDemoBrands, writeDemoBrand } from './demo-brands.ts';
import { runNode, runNodeMeanwhile } from './run-node.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const name = 'Zeitprobe';
const key = toBrandKey(name);
const aimMinutes = 15;
const oldBrand = 'abendmeer';
/** Between two visits on one connection. */
const visitEveryMs = 200;
const steps: [string, number][] = [];

async function take<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  const minutes = (performance.now() - begun) / 60_000;
  steps.push([step, minutes]);
  console.log(`${step.padEnd(34)}${minutes.toFixed(2).padStart(6)} min`);
  return result;
}

const weekFromAnywhere = { duration: '7', airports: 'any' };

async function openFirstPage(port: number): Promise<SoftShopper> {
  const browser = createSoftBrowser(() => port);
  await browser.open(`http://${key}.localhost:${port}/`);
  requireStatus(browser, 200);
  if (!browser.body.includes(name)) throw new Error(`The first page does not name ${name}`);
  return createSoftShopper(browser, browser.url.href, swissCustomer);
}

async function search(shopper: SoftShopper): Promise<ListedOffer> {
  const [first] = await shopper.list(`${new URLSearchParams(weekFromAnywhere)}`);
  if (first === undefined) throw new Error('Nothing is for sale');
  return first;
}

async function book(shopper: SoftShopper, offer: ListedOffer): Promise<void> {
  const id = await shopper.begin(offer, weekFromAnywhere);
  await shopper.order(id, offer.price.totalAmount);
  await shopper.browser.open(`${shopper.home}/booking/${id}/success`);
  requireStatus(shopper.browser, 200);
}

/** Visitors of a brand that is there already, each on one connection, as long as the work takes. @throws Error where one request fails */
async function whileVisited(port: number, work: () => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let visits = 0;
  let longestMs = 0;
  const visit = async () => {
    while (!isOver) {
      const begun = performance.now();
      await openHome(port, agent);
      visits += 1;
      longestMs = Math.max(longestMs, performance.now() - begun);
      await wait(visitEveryMs);
    }
  };
  const end = () => {
    isOver = true;
  };
  await Promise.all([visit(), visit(), work().finally(end)]);
  agent.destroy();
  console.log(
    `  ${visits} visits of ${oldBrand} meanwhile, all answered, the slowest in ${longestMs.toFixed(0)} ms`,
  );
}

function openHome(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const host = `${oldBrand}.localhost:${port}`;
    get({ host: '127.0.0.1', port, path: '/de-de', agent, headers: { host } }, (response) => {
      response.resume().once('end', resolve).once('error', reject);
      if (response.statusCode !== 200) reject(new Error(`${host} answers ${response.statusCode}`));
    }).once('error', reject);
  });
}

function requireStatus({ status, url, body }: SoftBrowser, expected: number): void {
  if (status !== expected) throw new Error(`${url.href} answers ${status}: ${body.slice(0, 500)}`);
}

try {
  runNode('scripts/build.ts');
  const shop = await startShop({ settings: { CLUSTER_WORKERS: '2' }, args: ['--cluster'] });
  // The first worker answers before the others have started.
  while (!shop.readOutput().includes('is ready')) await wait(100);
  try {
    await take('npm run brand -- new', () => writeDemoBrand(name));
    await take('npm run brand -- check', () => runNode('scripts/brand/brand.ts', 'check', key));
    await take('npm run brand -- publish', () =>
      whileVisited(shop.port, () =>
        runNodeMeanwhile({ DATA_DIR: shop.dataFolder }, 'scripts/brand/brand.ts', 'publish', key),
      ),
    );
    const shopper = await take('First page', () => openFirstPage(shop.port));
    const offer = await take('Search', () => search(shopper));
    await take('Booking', () => book(shopper, offer));
  } finally {
    await shop.stop();
  }
  const total = steps.reduce((sum, [, minutes]) => sum + minutes, 0);
  console.log(`${'All'.padEnd(34)}${total.toFixed(2).padStart(6)} min of ${aimMinutes}`);
  process.exitCode = total <= aimMinutes ? 0 : 1;
} finally {
  if (!values.keep) deleteDemoBrands();
}
