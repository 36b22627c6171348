import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import { seededRandom } from '../../src/demo/world/model/seeded-random.ts';
import { everyBrand } from '../../src/domain/staff/brand-scope.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import {
  readVoucherLiability,
  voucherLedger,
} from '../../src/features/booking/store/voucher-ledger.server.ts';
import { createVoucherSales } from '../../src/features/vouchers/sale/voucher-sales.server.ts';
import { changeVoucher } from '../../src/features/vouchers/store/change-voucher.server.ts';
import { expireVouchers } from '../../src/features/vouchers/store/expire-vouchers.server.ts';
import { listVoucherLiabilities } from '../../src/features/vouchers/store/find-vouchers.server.ts';
import { issueVoucher } from '../../src/features/vouchers/store/issue-voucher.server.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type BookingFixture, openBookingFixture, orderTrip, payWith } from '../factories/booking-fixture.ts';
import { buildVoucherOrder } from '../factories/booking-order.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import { payPartly, voucherHoldsUnderTest } from '../factories/paying/booking-payments.ts';
import { testDigests } from '../factories/vouchers/voucher-fixture.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let fixture: BookingFixture;
let clock: SettableClock;
let staffId: string;

beforeEach(async () => {
  database = await createTestDatabase();
  clock = settableClock('2026-03-02T12:00:00Z');
  fixture = await openBookingFixture(database.pool, {
    clock,
    vouchers: voucherHoldsUnderTest,
    sales: createVoucherSales(brandsAsShipped),
  });
  const { staff } = createStaffTestStores(database.db, clock);
  await signInStaff(staff, clock, 'service', 'ada@staff.example');
  staffId = (await database.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

async function sell(brand: string): Promise<void> {
  const order = buildVoucherOrder({ checkoutId: randomUUID(), payment: payWith('granted'), brand });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  const { id } = await database.db
    .selectFrom('voucher')
    .select('id')
    .where('state', '=', 'ordered')
    .executeTakeFirstOrThrow();
  await database.db
    .transaction()
    .execute((trx) => issueVoucher(trx, testDigests, { voucherId: id, prefix: 'ABM', at: clock.now() }));
}

/** Vouchers with something on them that can be redeemed. */
async function listFull(): Promise<readonly { readonly id: string; readonly left: number }[]> {
  const { rows } = await database.pool.query<{ id: string; left: string }>(
    `select v.id, sum(m.amount) as left from voucher v join voucher_movement m on m.voucher_id = v.id
     where v.state = 'active' and v.brand = 'abendmeer' group by v.id having sum(m.amount) > 0 order by v.created_at, v.id`,
  );
  return rows.map(({ id, left }) => ({ id, left: Number(left) }));
}

async function redeem(id: string, amount: number): Promise<void> {
  const trip = payPartly(await orderTrip(fixture.supply), { vouchers: { [id]: amount } });
  expect(await fixture.bookings.place(trip, 10_000)).toMatchObject({ state: 'booked' });
}

async function cancelLatestTrip(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from booking where "order" ->> 'kind' = 'trip' and state = 'booked' order by placed_at desc, id limit 1`,
  );
  const [trip] = rows;
  if (trip === undefined) return;
  expect(await fixture.bookings.cancelFree(trip.id)).toBe(true);
  await expect
    .poll(
      async () => (await database.pool.query('select state from booking where id = $1', [trip.id])).rows[0],
      {
        timeout: 10_000,
      },
    )
    .toEqual({ state: 'cancelled' });
}

const correct = (id: string, amount: number) =>
  changeVoucher(
    {
      db: database.db,
      clock,
      digests: testDigests,
      ledger: voucherLedger,
      prefixOf: () => 'ABM',
      send: async () => true,
    },
    id,
    staffId,
    { kind: 'correct', amount, reason: 'A test that corrects' },
  );

/** Both say it of companies: a company owes what its brands owe. */
async function compareBefore(moment: Date): Promise<number> {
  const byBrand = await listVoucherLiabilities(database.db, moment, everyBrand);
  const byCompany = await readVoucherLiability(database.db, moment);
  const owed = byBrand.reduce((sum, { outstanding }) => sum + outstanding, 0);
  expect(owed).toBe(byCompany.reduce((sum, { amount }) => sum + amount, 0));
  return owed;
}

test.each([1, 2, 3])(
  'what brands owe for vouchers on each past day is the sum of the ledger on that day, whatever vouchers went through (%i)',
  async (seed) => {
    const random = seededRandom(seed);
    const first = clock.now();
    await sell('abendmeer');
    for (let day = 1; day <= 12; day++) {
      clock.advance(DAY_MS);
      const full = await listFull();
      const one = full.length === 0 ? null : random.pick(full);
      const step = random.pick([
        'sell',
        'other brand',
        'redeem',
        'redeem',
        'cancel',
        'correct',
        'expire',
      ] as const);
      if (step === 'sell' || one === null) await sell('abendmeer');
      else if (step === 'other brand') await sell('tagwind');
      else if (step === 'redeem') await redeem(one.id, random.between(1, one.left));
      else if (step === 'cancel') await cancelLatestTrip();
      else if (step === 'correct') await correct(one.id, random.between(1, 900));
      else {
        await database.db
          .updateTable('voucher')
          .set({ expires_on: '2026-01-01' })
          .where('id', '=', one.id)
          .execute();
        await expireVouchers({ db: database.db, clock, ledger: voucherLedger });
      }
    }
    const owed: number[] = [];
    for (let day = 0; day <= 13; day++)
      owed.push(await compareBefore(new Date(first.getTime() + day * DAY_MS - DAY_MS / 2)));
    expect(owed[0]).toBe(0);
    expect(new Set(owed).size).toBeGreaterThan(4);
  },
);
