import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import {
  openProgrammeUnderTest,
  type ProgrammeUnderTest,
} from '../../demo/loyalty-programme/programme-under-test.server.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import { priceOfBase } from '../../domain/money/package-price.ts';
import type { LoyaltyCallName } from '../../ports/loyalty/loyalty-faults-port.ts';
import { linkMember, pointsOf } from '../../ports/loyalty/loyalty-under-test.ts';
import { type MilesCredits, startMilesCredits } from './credit-miles.server.ts';

const rates = { regular: 1000, boost: 3000, collection: 'Collection' };
const start = '2026-03-02T06:00:00Z';
let database: TestDatabase;
let under: ProgrammeUnderTest;
let token = '';
let reported: unknown[];
let credits: MilesCredits;

const open = () =>
  startMilesCredits({
    db: database.db,
    clock: under.clock,
    loyalty: under.loyalty,
    ratesOf: () => rates,
    report: (error) => void reported.push(error),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openProgrammeUnderTest(database.pool);
  token = await linkMember(under);
});
beforeEach(async () => {
  await database.pool.query('delete from loyalty_credit');
  await database.pool.query('delete from booking');
  under.clock.set(start);
  reported = [];
  credits = open();
});
afterEach(async () => {
  await credits.close();
  for (const call of Object.keys(under.faults)) delete under.faults[call as LoyaltyCallName];
  expect(reported).toEqual([]);
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

/** A booked trip of the programme's member for 1,000.00, from 10 to 17 March. */
async function book(change: Partial<BookingOrder['travellers'][number]> = {}): Promise<string> {
  const plain = buildOrder({ price: priceOfBase(100_000) });
  const [lead] = plain.travellers as readonly [BookingOrder['travellers'][number]];
  const { memberNumber, lastName } = under.member;
  const frequentFlyer = { program: 'MilesAndMore', number: memberNumber } as const;
  const order: BookingOrder = {
    ...plain,
    trip: { ...plain.trip, checkOut: '2026-03-17', inbound: null, outbound: null },
    travellers: [{ ...lead, lastName, frequentFlyer, ...change }],
  };
  const id = randomBytes(10).toString('hex');
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
     select $1, $1, 1, 'booked', $2, upper(substr($1, 1, 4) || '-' || substr($1, 5, 4)), $3, $3, id from company limit 1`,
    [id, JSON.stringify(order), under.clock.now()],
  );
  return id;
}
const cancel = (id: string) =>
  database.pool.query(`update booking set state = 'cancelled' where id = $1`, [id]);
const stateOf = async (id: string) =>
  (await database.pool.query('select state, points from loyalty_credit where booking_id = $1', [id])).rows;
const balance = () => pointsOf(under, token);

test('[MILE-001] a trip is credited once, on the day after the return and not before', async () => {
  const before = await balance();
  const id = await book();
  await credits.run();
  expect(await stateOf(id)).toEqual([{ state: 'planned', points: '1000' }]);
  under.clock.set('2026-03-17T23:59:59Z');
  await credits.run();
  expect(await balance()).toBe(before);
  under.clock.set('2026-03-18T00:00:00Z');
  await credits.run();
  await expect.poll(() => stateOf(id)).toEqual([{ state: 'credited', points: '1000' }]);
  await credits.run();
  expect(await balance()).toBe(before + 1_000);
});

test.each(['server-error', 'not-json'] as const)(
  'a credit whose answer is %s is tried again and made once',
  async (kind) => {
    const before = await balance();
    const id = await book();
    await credits.run();
    under.clock.set('2026-03-18T00:00:00Z');
    under.faults.credit = { kind };
    await credits.run();
    const readTries = async () => {
      const { rows } = await database.pool.query(
        'select tries from loyalty_credit where locked_until is null and booking_id = $1',
        [id],
      );
      return rows[0]?.tries;
    };
    await expect.poll(readTries).toBe(1);
    delete under.faults.credit;
    under.clock.advance(60 * 60_000);
    await credits.run();
    await expect.poll(() => stateOf(id)).toEqual([{ state: 'credited', points: '1000' }]);
    expect(await balance()).toBe(before + 1_000);
  },
);

test('a number of somebody else is refused, and not asked again', async () => {
  const id = await book({ lastName: 'Somebody' });
  await credits.run();
  under.clock.set('2026-03-18T00:00:00Z');
  await credits.run();
  await expect.poll(() => stateOf(id)).toEqual([{ state: 'refused', points: '1000' }]);
});

test('a trip that is cancelled before it ends earns nothing', async () => {
  const before = await balance();
  const id = await book();
  await credits.run();
  await cancel(id);
  await credits.run();
  await expect.poll(() => stateOf(id)).toEqual([{ state: 'withdrawn', points: '1000' }]);
  under.clock.set('2026-03-18T00:00:00Z');
  await credits.run();
  expect(await balance()).toBe(before);
});

test('credited miles are taken back when the trip is cancelled afterwards', async () => {
  const before = await balance();
  const id = await book();
  await credits.run();
  under.clock.set('2026-03-18T00:00:00Z');
  await credits.run();
  await expect.poll(() => stateOf(id)).toMatchObject([{ state: 'credited' }]);
  await cancel(id);
  await credits.run();
  await expect.poll(() => stateOf(id)).toMatchObject([{ state: 'withdrawn' }]);
  expect(await balance()).toBe(before);
});

test('a trip without a miles number has no credit', async () => {
  const id = await book({ frequentFlyer: { program: 'NONE', number: '' } });
  await credits.run();
  expect(await stateOf(id)).toEqual([]);
});

test('two processes credit a trip once', async () => {
  const before = await balance();
  const other = open();
  const id = await book();
  await Promise.all([credits.run(), other.run()]);
  under.clock.set('2026-03-18T00:00:00Z');
  await Promise.all([credits.run(), other.run()]);
  await expect.poll(() => stateOf(id)).toMatchObject([{ state: 'credited' }]);
  await other.close();
  expect(await balance()).toBe(before + 1_000);
});
