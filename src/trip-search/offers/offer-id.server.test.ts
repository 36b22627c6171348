import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import { decodeOfferId, encodeOfferId } from './offer-id.server.ts';

const code = fc.stringMatching(/^[A-Z]{3}$/);
const id = fc.integer({ min: 1, max: 4_294_967_295 });
const stay = fc.record({
  hotelId: fc.integer({ min: 1, max: 999_999_999 }),
  planId: id,
  checkIn: fc.integer({ min: 20_000, max: 40_000 }),
  nights: fc.integer({ min: 1, max: 22 }),
});
const key = fc.oneof(
  stay.map((part): OfferKey => ({ ...part, outbound: null, inbound: null })),
  fc.tuple(stay, code, code, id, id, fc.boolean()).map(
    ([part, from, to, outboundId, inboundId, isOvernight]): OfferKey => ({
      ...part,
      outbound: { from, to, day: part.checkIn - Number(isOvernight), id: outboundId },
      inbound: { from: to, to: from, day: part.checkIn + part.nights, id: inboundId },
    }),
  ),
);

test('an id is read back as the offer it was made of', () => {
  fc.assert(
    fc.property(key, (offer) => {
      expect(decodeOfferId(encodeOfferId(offer))).toEqual(offer);
    }),
  );
});

test('an id is short and fits an address as it is', () => {
  fc.assert(
    fc.property(key, (offer) => {
      expect(encodeOfferId(offer)).toMatch(/^[\w-]{16}$|^[\w-]{35}$/);
    }),
  );
});

test('of any text that is read, the id is that text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^E[A-Za-z0-9_-]{15}$/),
    fc.stringMatching(/^E[\w-]{34}$/),
  );
  fc.assert(
    fc.property(text, (given) => {
      const read = decodeOfferId(given);
      if (read !== null) expect(encodeOfferId(read)).toBe(given);
    }),
  );
});

const good: OfferKey = {
  hotelId: 1,
  planId: 1,
  checkIn: 20_900,
  nights: 22,
  outbound: { from: 'FRA', to: 'PMI', day: 20_900, id: 1 },
  inbound: { from: 'PMI', to: 'FRA', day: 20_922, id: 1 },
};

test.each([
  ['no hotel', { hotelId: 0 }],
  ['a hotel id of ten digits', { hotelId: 1_000_000_000 }],
  ['no plan', { planId: 0 }],
  ['no night', { nights: 0 }],
  ['23 nights', { nights: 23 }],
  ['airports in lower case', { outbound: { from: 'fra', to: 'PMI', day: 20_900, id: 1 } }],
  ['no outbound flight', { outbound: { from: 'FRA', to: 'PMI', day: 20_900, id: 0 } }],
  ['no inbound flight', { inbound: { from: 'PMI', to: 'FRA', day: 20_922, id: 0 } }],
])('an id with %s is none', (_what, wrong) => {
  expect(decodeOfferId(encodeOfferId(good))).toEqual(good);
  expect(decodeOfferId(encodeOfferId({ ...good, ...wrong }))).toBeNull();
});

test('an id of another version, cut short or with something added is none', () => {
  const text = encodeOfferId(good);
  const other = Buffer.from(text, 'base64url');
  other.writeUInt8(0x21, 0);
  for (const wrong of ['', text.slice(1), text.slice(0, -1), `${text}A`, other.toString('base64url')]) {
    expect(decodeOfferId(wrong)).toBeNull();
  }
});
