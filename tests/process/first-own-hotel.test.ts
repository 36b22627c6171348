import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { type ListeningShop, openListeningShop } from '../factories/listening-shop.ts';
import { createSoftShopper } from '../factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../factories/soft-browser.ts';
import { readTutorial } from './read-tutorial.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
const eventually = { timeout: 90_000, interval: 500 };

const project = resolve(import.meta.dirname, '../..');
const tutorial = readFileSync(join(project, 'docs/first-own-hotel.md'), 'utf8');
/** Of the brand that the reader opens, at the port of `npm start`. */
const documentedOrigin = 'http://abendmeer.localhost:3000';

/** A folder with what the commands need of a fresh clone; what the reader writes into it goes nowhere else. */
let clone: string;
let shop: ListeningShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
  rmSync(clone, { recursive: true, force: true });
});

function makeClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'first-own-hotel-'));
  for (const entry of ['package.json', 'package-lock.json', 'scripts', 'src', 'node_modules'])
    symlinkSync(join(project, entry), join(folder, entry));
  writeFileSync(join(folder, '.env'), '');
  return folder;
}

/** What the reader has written to `.env`, its folder being one of the clone. */
function readSettings(): Record<string, string> {
  const { DATA_DIR: folder, ...settings } = parseEnv(readFileSync(join(clone, '.env'), 'utf8'));
  return { ...(settings as Record<string, string>), DATA_DIR: join(clone, folder ?? '.data') };
}

/** Runs a line as a shell in the clone does. @returns all that it prints */
function runLine(line: string): Promise<string> {
  const database = shop === undefined ? {} : { DATABASE_URL: shop.database.url };
  const env = { PATH: process.env.PATH, HOME: clone, ...readSettings(), ...database };
  return new Promise((done) => {
    execFile('bash', ['-c', line], { cwd: clone, env }, (error, out, errors) =>
      done(`${out}${errors}${error === null ? '' : `ended with ${error.code}`}`.trimEnd()),
    );
  });
}

const textOf = ({ body }: SoftBrowser) =>
  body.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s|&nbsp;/g, ' ');

function requireShop(): ListeningShop {
  if (shop === undefined) throw new Error('The tutorial starts no shop');
  return shop;
}

/** Books what the list offers first, by direct debit from the account that the tutorial names. @returns the id of the checkout */
async function book(total: number): Promise<string> {
  const { origin, openBrowser, waitForBooking } = requireShop();
  const shopper = createSoftShopper(openBrowser(), `${origin}/de-de`);
  const [offer] = await shopper.list('duration=7');
  if (offer === undefined) throw new Error('Nothing is sold');
  expect(offer.price.totalAmount).toBe(total);
  const id = await shopper.begin(offer);
  const iban = /`(DE\d\d[\d ]+)`/.exec(tutorial)?.[1]?.replaceAll(' ', '');
  const payment = { iban, holderName: 'Ada Lovelace' };
  await shopper.order(id, total, { selectedPayment: 'BankAccount', payment });
  await waitForBooking(id, 'booked');
  return id;
}

/** Does what a tutorial says, step by step. @throws where a command prints or a page shows something else than it says */
async function follow(markdown: string, whenShown: (text: string) => Promise<void>): Promise<void> {
  let browser: SoftBrowser | undefined;
  let printed = '';
  let address = '';
  for (const step of readTutorial(markdown))
    switch (step.kind) {
      case 'file':
        writeFileSync(join(clone, step.path), step.text);
        break;
      case 'command':
        if (step.line === 'npm start') {
          shop = await openListeningShop(readSettings());
          browser = shop.openBrowser();
        } else printed = await runLine(step.line);
        break;
      case 'output':
        expect(printed.slice(-1 - step.text.length)).toBe(`\n${step.text}`);
        break;
      case 'address':
        if (!step.url.startsWith(documentedOrigin)) break;
        address = step.url.replace(documentedOrigin, requireShop().origin);
        await browser?.open(address);
        expect([step.url, browser?.status]).toEqual([step.url, 200]);
        break;
      case 'shown':
        await vi.waitFor(async () => {
          await browser?.open(address);
          expect(browser && textOf(browser)).toContain(step.text);
        }, eventually);
        await whenShown(step.text);
    }
}

test('the tutorial leads word for word from an empty shop to a hotel of one’s own that is found and booked', async () => {
  clone = makeClone();
  const shown: string[] = [];
  let checkout = '';
  await follow(tutorial, async (text) => {
    shown.push(text);
    if (text === '1.580 €') checkout = await book(158_000);
  });
  expect(shown).toEqual(['Hotel Farol Alba', '1.580 €', '1.720 €']);

  const { query } = requireShop();
  const [hold] = await query<{ total: number }>(
    `select (h.offer ->> 'total')::int as total from booking b
      join supplier.hold h on h.booking_number = b.supplier_number where b.checkout_id = $1`,
    [checkout],
  );
  expect(hold?.total).toBe(158_000);
  await vi.waitFor(
    async () =>
      expect(await query(`select id from mail where content ->> 'text' like '%Farol Alba%'`)).not.toEqual([]),
    eventually,
  );
});

test('a tutorial with a row that the import refuses is noticed', async () => {
  clone = makeClone();
  const wrong = tutorial.replace('\n820001,DBL,BB,,,', '\n820009,DBL,BB,,,');
  expect(wrong).not.toBe(tutorial);
  await expect(follow(wrong, async () => undefined)).rejects.toThrow();
});
