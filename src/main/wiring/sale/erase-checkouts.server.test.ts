import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildNewCheckout } from '../../../../tests/factories/build-new-checkout.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { noVoucherHolds } from '../../../features/booking/model/voucher-holds.server.ts';
import { createBookingStore } from '../../../features/booking/store/booking-store.server.ts';
import { createCheckoutStore } from '../../../features/checkout/checkout-store.server.ts';
import { freezeCheckout } from '../../../features/checkout/freeze-checkout.server.ts';
import { createVoucherCheckoutStore } from '../../../features/vouchers/sale/voucher-checkout-store.server.ts';
import { type ErasedTable, eraseCheckouts } from './erase-checkouts.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

const clock = settableClock('2026-11-28T12:00:00Z');
const purchase = {
  visitorId: 'visitor',
  memberId: null,
  brand: 'abendmeer',
  companyId: 'default',
  currency: 'EUR',
  amount: 100,
} as const;
const begin: Readonly<Record<ErasedTable, () => Promise<{ readonly id: string }>>> = {
  checkout: () =>
    createCheckoutStore(db, clock).create(randomBytes(16).toString('base64url'), buildNewCheckout()),
  voucher_checkout: () => createVoucherCheckoutStore(db, clock).create(purchase),
};

test.each(Object.keys(begin) as ErasedTable[])(
  'rows of %s that were begun before a moment are erased, at most so many at once, but not those whose booking is under way',
  async (table) => {
    const old = [await begin[table](), await begin[table]()];
    const paying = await begin[table]();
    clock.advance(1);
    const before = clock.now();
    const young = await begin[table]();
    const dead = { holder: 'test', leaseMs: 0 };
    await createBookingStore(db, noVoucherHolds, freezeCheckout).begin(
      buildOrder({ checkoutId: paying.id }),
      before,
      dead,
    );
    const left = async () => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
    expect(await eraseCheckouts(db, table, before, 1)).toBe(1);
    expect(await left()).toHaveLength(old.length - 1 + 2);
    expect(await eraseCheckouts(db, table, before, 100)).toBe(1);
    expect((await left()).toSorted()).toEqual([paying.id, young.id].toSorted());
  },
);
