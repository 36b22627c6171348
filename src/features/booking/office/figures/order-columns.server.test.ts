import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { invoiceTotalOf, type PackagePrice, priceOfBase } from '../../../../domain/money/package-price.ts';
import { createBookingStore } from '../../store/booking-store.server.ts';
import { orderedTotal } from './order-columns.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const discounts = { memberDiscount: 5_000, promotion: 700, cardDiscount: 300 };

test.each<[string, PackagePrice]>([
  [
    'with extras, a fee and discounts',
    { ...priceOfBase(90_000), ...discounts, extras: [700, 40], paymentFee: 99 },
  ],
  ['that vouchers and miles have paid', { ...priceOfBase(90_000), coupon: 80_000, miles: 10_000 }],
  ['below its discounts', { ...priceOfBase(1_000), ...discounts }],
])(
  'the total of an order %s is that of its invoice, whatever its trip has become since',
  async (_, price) => {
    const store = createBookingStore(database.db);
    const order = buildOrder({ checkoutId: `checkout-of-${price.base}-${price.coupon}`, price });
    const booking = await store.begin(order, new Date('2026-11-21T12:00:00Z'), {
      holder: 'test',
      leaseMs: 0,
    });
    const id = booking?.id ?? '';
    await database.pool.query(`update booking set amended = $2 where id = $1`, [
      id,
      JSON.stringify({ ...order, price: { ...price, raise: 12_345 } }),
    ]);
    const row = await database.db
      .selectFrom('booking')
      .select(orderedTotal.as('total'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(row.total)).toBe(invoiceTotalOf(price));
  },
);
