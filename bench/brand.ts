/**
 * `npm run bench:brand [-- --keep]`
 * From an idea to a shop that one would show: a new brand, its check, a build, a start, and a shopper without a browser who searches and books.
 * Prints the minutes of each step; the aim is 15 for all. The brand is deleted at the end, unless it is to be kept.
 */
import { parseArgs } from 'node:util';
import { toBrandKey } from '../src/brands/to-brand-key.ts';
import { startShop } from '../tests/browser/support/start-shop.ts';
import { createSoftBrowser, type SoftBrowser } from '../tests/factories/soft-browser.ts';
import { buildBillingAddress, infoOfTwo } from '../tests/factories/travellers.ts';
import { deleteDemoBrands, writeDemoBrand } from './demo-brands.ts';
import { runNode } from './run-node.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const name = 'Zeitprobe';
const key = toBrandKey(name);
const aimMinutes = 15;
const steps: [string, number][] = [];

async function take<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  const minutes = (performance.now() - begun) / 60_000;
  steps.push([step, minutes]);
  console.log(`${step.padEnd(34)}${minutes.toFixed(2).padStart(6)} min`);
  return result;
}

/** What the shopper meets. */
interface Found {
  readonly browser: SoftBrowser;
  readonly address: string;
}

async function openFirstPage(port: number): Promise<Found> {
  const browser = createSoftBrowser(() => port);
  await browser.open(`http://${key}.localhost:${port}/`);
  requireStatus(browser, 200);
  if (!browser.body.includes(name)) throw new Error(`The first page does not name ${name}`);
  return { browser, address: browser.url.href };
}

interface Listed {
  readonly id: string;
  readonly price: { readonly totalAmount: number };
}

async function search({ browser, address }: Found): Promise<Listed> {
  await browser.open(`${address}/ajax/mixed-resultlist?duration=7&airports=any`);
  requireStatus(browser, 200);
  const { results } = JSON.parse(browser.body) as { results: { offer: Listed }[] };
  const [first] = results;
  if (first === undefined) throw new Error('Nothing is for sale');
  return first.offer;
}

async function book({ browser, address }: Found, offer: Listed): Promise<void> {
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    await browser.postJson(`${address}/ajax/booking/${path}`, body);
    requireStatus(browser, 200);
    return JSON.parse(browser.body) as Answer;
  };
  const { cart } = await post<{ cart: { checkout: { id: string } } | null }>('create', {
    offer: offer.id,
    total: offer.price.totalAmount,
    search: { duration: '7', airports: 'any' },
    trackingParams: {},
  });
  const id = cart?.checkout.id ?? '';
  await post(`${id}/set-info`, { data: infoOfTwo });
  const data = {
    customer: buildBillingAddress({ firstName: 'Ada', lastName: 'Lovelace', country: 'CH', zip: '8001' }),
    selectedPayment: 'BankAccount',
    payment: { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' },
    totalAmount: offer.price.totalAmount,
  };
  let answer = await post<{ finished: boolean; success: boolean }>(`${id}/do-payment-set`, { data });
  for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
    answer = await post(`${id}/book`, {});
  if (!answer.success) throw new Error(`The trip was not booked: ${browser.body}`);
  await browser.open(`${address}/booking/${id}/success`);
  requireStatus(browser, 200);
}

function requireStatus({ status, url, body }: SoftBrowser, expected: number): void {
  if (status !== expected) throw new Error(`${url.href} answers ${status}: ${body.slice(0, 500)}`);
}

try {
  await take('npm run brand -- new', () => writeDemoBrand(name));
  await take('npm run brand -- check', () => runNode('scripts/brand/brand.ts', 'check', key));
  await take('Build', () => runNode('scripts/build.ts'));
  const shop = await take('Start', () => startShop());
  try {
    const found = await take('First page', () => openFirstPage(shop.port));
    const offer = await take('Search', () => search(found));
    await take('Booking', () => book(found, offer));
  } finally {
    await shop.stop();
  }
  const total = steps.reduce((sum, [, minutes]) => sum + minutes, 0);
  console.log(`${'All'.padEnd(34)}${total.toFixed(2).padStart(6)} min of ${aimMinutes}`);
  process.exitCode = total <= aimMinutes ? 0 : 1;
} finally {
  if (!values.keep) deleteDemoBrands();
}
