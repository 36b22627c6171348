import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openOwnShopUnderTest,
  readSampleShop,
} from '../../src/demo/supplier/import/own-shop-under-test.server.ts';
import { dayAt, formatDay, weekdayOf } from '../../src/domain/time/calendar-day.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';

/** The command asks the real clock. */
const now = new Date();
const soon = dayAt(now) + 60;
/** The flights of the sample shop depart on Mondays. */
const monday = soon + ((7 - weekdayOf(soon)) % 7);

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, now);
  await shop.take(await readSampleShop());
}, 60_000);
afterAll(async () => {
  await shop.supply.close();
  await database.drop();
});

async function explain(args: readonly string[], url = database.url) {
  const child = spawn(process.execPath, ['scripts/supply/explain.ts', ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const [code] = await once(child, 'close');
  return { code, printed };
}

const week = (hotel: string) => ['--hotel', hotel, '--from', formatDay(monday), '--nights', '7'];

describe('explain command', () => {
  it('ends with 0 when it answers, sold or not', async () => {
    const sold = await explain(week('700001'));
    expect(sold.printed).toMatch(/^The trip is sold for 1.?491\.00\s€\.\nnights\.csv, line 4, imported on /);
    expect(sold.code).toBe(0);
    const unknown = await explain(week('799999'));
    expect(unknown.printed).toMatch(/^Hotel 799999 is unknown: no delivery has brought it\./);
    expect(unknown.code).toBe(0);
  });

  it('ends with 1 when it breaks off', async () => {
    const { code, printed } = await explain(week('700001'), 'postgresql://shop:hush@127.0.0.1:9/shop');
    expect(printed).not.toBe('');
    expect(code).toBe(1);
  });

  it('ends with 0 and its usage when it is asked for help', async () => {
    const { code, printed } = await explain(['--help']);
    expect(printed).toMatch(/^Usage: npm run explain -- --hotel ID/);
    expect(code).toBe(0);
  });

  it.each([
    ['an unknown option', ['--now'], "Unknown option '--now'"],
    ['no hotel', ['--from', '2027-05-03'], '--hotel: Please enter the number of a hotel.'],
    ['an unknown brand', [...week('700001'), '--brand', 'nobody'], "--brand: 'nobody' is none of abendmeer"],
  ])('ends with 2 and says why: %s', async (_, args, sentence) => {
    const { code, printed } = await explain(args);
    expect(printed).toContain(sentence);
    expect(code).toBe(2);
  });
});
