import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceTotalOf, priceOfBase, totalOf } from '../../../domain/money/package-price.ts';
import { splitRefund } from './settlement.ts';

/** Gives back cent by cent, each to the first of its means that still has one. */
function splitByCents(
  price: ReturnType<typeof priceOfBase>,
  { fee, chargedBack }: { fee: number; chargedBack: number },
) {
  const left = { card: totalOf(price), miles: price.miles, vouchers: price.coupon };
  const back = { card: 0, miles: 0, vouchers: 0 };
  let cents = invoiceTotalOf(price) - fee;
  for (let taken = 0; taken < chargedBack; taken += 1) {
    if (left.card > 0) left.card -= 1;
    cents -= 1;
  }
  for (; cents > 0; cents -= 1) {
    const means = (['card', 'miles', 'vouchers'] as const).find((each) => left[each] > 0);
    if (means === undefined) break;
    left[means] -= 1;
    back[means] += 1;
  }
  return back;
}

const parts = fc.record({
  card: fc.nat({ max: 60 }),
  miles: fc.nat({ max: 60 }),
  coupon: fc.nat({ max: 60 }),
});

test('a refund goes back to the card first, then miles, then vouchers, to the cent, whatever fee and bank have taken', () => {
  fc.assert(
    fc.property(parts, fc.nat({ max: 180 }), fc.nat({ max: 60 }), ({ card, miles, coupon }, asked, taken) => {
      const price = { ...priceOfBase(card + miles + coupon), coupon, miles };
      const ended = {
        fee: Math.min(asked, invoiceTotalOf(price)),
        chargedBack: Math.min(taken, card),
      };
      const refund = splitRefund(price, ended);
      expect(refund).toEqual(splitByCents(price, ended));
      expect(refund.card).toBeLessThanOrEqual(card - ended.chargedBack);
      expect(refund.miles).toBeLessThanOrEqual(miles);
      expect(refund.vouchers).toBeLessThanOrEqual(coupon);
      const kept = ended.fee + ended.chargedBack;
      expect(refund.card + refund.miles + refund.vouchers).toBe(Math.max(0, card + miles + coupon - kept));
    }),
    { numRuns: 3_000 },
  );
});

test('a fee is taken from the vouchers first and from the card last', () => {
  const price = { ...priceOfBase(100_000), coupon: 30_000, miles: 20_000 };
  const split = (fee: number) => splitRefund(price, { fee, chargedBack: 0 });
  expect(split(0)).toEqual({ card: 50_000, miles: 20_000, vouchers: 30_000 });
  expect(split(30_000)).toEqual({ card: 50_000, miles: 20_000, vouchers: 0 });
  expect(split(30_001)).toEqual({ card: 50_000, miles: 19_999, vouchers: 0 });
  expect(split(50_001)).toEqual({ card: 49_999, miles: 0, vouchers: 0 });
  expect(split(100_000)).toEqual({ card: 0, miles: 0, vouchers: 0 });
});
