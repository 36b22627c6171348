import { expect, test } from 'vitest';
import { isSameOffer } from './is-same-offer.ts';
import type { OfferKey } from './offer-query.ts';

const out = { id: 7, day: 20_000, from: 'FRA', to: 'PMI' };
const back = { id: 8, day: 20_007, from: 'PMI', to: 'FRA' };
const key: OfferKey = { hotelId: 1, planId: 2, checkIn: 20_000, nights: 7, outbound: out, inbound: back };

test('an offer is the same whatever order its fields have', () => {
  const { hotelId, ...others } = key;
  expect(isSameOffer(key, { ...others, hotelId })).toBe(true);
  expect(isSameOffer(key, { ...key, outbound: { to: 'PMI', from: 'FRA', day: 20_000, id: 7 } })).toBe(true);
});

test.each<Partial<OfferKey>>([
  { hotelId: 3 },
  { planId: 3 },
  { checkIn: 20_001 },
  { nights: 8 },
  { outbound: { ...out, day: 20_001 } },
  { inbound: { ...back, id: 9 } },
  { outbound: null },
])('an offer with something else is another one: %j', (other) => {
  expect(isSameOffer(key, { ...key, ...other })).toBe(false);
});
