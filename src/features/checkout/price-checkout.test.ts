import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricedCheckout, priceCheckout } from './checkout.ts';
import { exampleBookedTrip } from './frame/example-summary.ts';

const withFloor = (floorPrice: number | null): PricedCheckout => ({
  currency: 'EUR',
  baseTotal: 100_000,
  earlyBooking: 0,
  memberPercent: 5,
  extras: [],
  promotion: null,
  vouchers: [],
  miles: null,
  trip: { ...exampleBookedTrip, terms: { ...exampleBookedTrip.terms, floorPrice } },
});

test('[DISC-003] [DISC-005] the card saves 7 per cent of what the member discount leaves', () => {
  expect(priceCheckout(withFloor(null), 'discount')).toMatchObject({
    base: 100_000,
    memberDiscount: 5_000,
    cardDiscount: 6_650,
  });
});

test.each([
  [88_350, 6_650],
  [88_351, 6_649],
  [95_000, 0],
])('[DISC-005] both discounts together end at a floor price of %i', (floorPrice, cardDiscount) => {
  expect(priceCheckout(withFloor(floorPrice), 'discount')).toMatchObject({
    memberDiscount: 5_000,
    cardDiscount,
  });
});

test('[DISC-005] [VOUCH-042] in whatever order promotion, vouchers and miles are entered, the price is the same', () => {
  const amount = fc.integer({ min: 1, max: 150_000 });
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amount }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  );
  type Step = (checkout: PricedCheckout) => PricedCheckout;
  const steps = fc
    .tuple(discount, fc.array(amount, { maxLength: 4 }), amount)
    .map(([saved, balances, worth]): readonly Step[] => [
      (checkout) => ({ ...checkout, promotion: { promotionId: '1', code: 'SOMMER', discount: saved } }),
      (checkout) => {
        const miles = { accountId: 'a', programme: 'Weitmeilen', points: worth * 3, amount: worth };
        return { ...checkout, miles };
      },
      ...balances.map((balance, at): Step => {
        const voucher = { voucherId: `${at}`, hint: `000${at}`, balance };
        return (checkout) => ({ ...checkout, vouchers: [...checkout.vouchers, voucher] });
      }),
    ]);
  const entered = steps.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }),
    ),
  );
  const enter = (all: readonly Step[]) =>
    priceCheckout(
      all.reduce((checkout, step) => step(checkout), withFloor(80_000)),
      'discount',
    );
  fc.assert(
    fc.property(entered, ([all, shuffled]) => {
      expect(enter(shuffled)).toEqual(enter(all));
    }),
  );
});
