import { expect, test } from 'vitest';
import { buyInCharged, type Exchange } from '../../money/purchase-currency.ts';
import { buildExampleTerms } from '../example-terms.ts';
import type { PricedOffer } from '../offer-query.ts';
import { chargeEarlyBooking, chargeOffer, chargePriceByKind } from './charge-offer.ts';

const francs: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.943542' } };

const terms = buildExampleTerms(30);
const offer: PricedOffer = {
  key: { hotelId: 1, planId: 1, checkIn: 20_000, nights: 7, outbound: null, inbound: null },
  total: 100_000,
  stay: 60_001,
  outbound: 20_001,
  inbound: 19_998,
  outboundTimes: null,
  inboundTimes: null,
  isOnRequest: false,
  terms: {
    roomId: 1,
    board: 'breakfast',
    tariff: {
      ...terms,
      cancellation: {
        freeDays: 30,
        fees: [
          { daysBefore: 20, by: 'percent', value: 40 },
          { daysBefore: 10, by: 'nights', value: 2 },
          { daysBefore: 5, by: 'amount', value: 10_000 },
        ],
      },
      change: { fees: [{ daysBefore: 5, by: 'amount', value: 5_000 }] },
      transferFee: 2_500,
      floorPrice: 80_000,
    },
  },
};

test('the parts of an offer add up to its total, which is converted once', () => {
  const charged = chargeOffer(offer, francs);
  expect(charged).toMatchObject({ total: 94_355, stay: 56_614, outbound: 18_872, inbound: 18_869 });
  expect(charged.bought).toBe(100_000);
});

test('[TRAV-007] the stays of several rooms add up to that of the offer', () => {
  const room = { planId: 1, isOnRequest: false, terms: offer.terms };
  const rooms = [
    { ...room, stay: 40_001 },
    { ...room, planId: 2, stay: 20_000 },
  ];
  const charged = chargeOffer({ ...offer, rooms }, francs);
  expect(charged.total).toBe(94_355);
  expect(charged.stay + charged.outbound + charged.inbound).toBe(94_355);
  expect(charged.rooms?.map(({ stay }) => stay)).toEqual([37_743, 18_871]);
  expect(charged.rooms?.[1]?.terms.tariff.transferFee).toBe(2_359);
});

test('fees and the floor of a tariff are amounts of the market, per cent and nights stay what they are', () => {
  const { tariff } = chargeOffer(offer, francs).terms;
  expect(tariff.cancellation.fees.map(({ value }) => value)).toEqual([40, 2, 9_436]);
  expect(tariff.change?.fees.map(({ value }) => value)).toEqual([4_718]);
  expect([tariff.transferFee, tariff.floorPrice]).toEqual([2_359, 75_484]);
});

test('an offer that is bought in the charged currency is the same one', () => {
  expect(chargeOffer(offer, { currency: 'EUR', purchase: buyInCharged('EUR') })).toBe(offer);
});

test('[CDATA-032] the price by kind of traveller adds up, and nobody stays nobody', () => {
  expect(chargePriceByKind({ adult: 70_001, child: 29_999, infant: null }, francs)).toEqual({
    adult: 66_049,
    child: 28_306,
    infant: null,
  });
});

test('[DISC-005] what early booking takes off is the difference of what is charged with and without it', () => {
  const yen: Exchange = { currency: 'JPY', purchase: { currency: 'EUR', rate: '162.7' } };
  expect(chargeEarlyBooking(5_000, 100_000, francs)).toBe(99_072 - 94_355);
  expect(chargeEarlyBooking(1, 100, yen)).toBe(165 - 163);
  expect(chargeEarlyBooking(5_000, 100_000, { currency: 'EUR', purchase: buyInCharged('EUR') })).toBe(5_000);
});
