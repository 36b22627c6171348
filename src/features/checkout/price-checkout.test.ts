import { expect, test } from 'vitest';
import { type PricedCheckout, priceCheckout } from './checkout.ts';
import { exampleTrip } from './frame/example-summary.ts';

const withFloor = (floorPrice: number | null): PricedCheckout => ({
  baseTotal: 100_000,
  memberPercent: 5,
  extras: [],
  promotion: null,
  vouchers: [],
  miles: null,
  trip: { ...exampleTrip, terms: { ...exampleTrip.terms, floorPrice } },
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
