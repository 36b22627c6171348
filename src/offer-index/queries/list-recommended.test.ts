import { expect, test } from 'vitest';
import {
  buildHotelFacts,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import { buildRankRows, buildUsualRows } from '../../domain/search/ranking.ts';
import { HORIZON_DAYS } from '../../domain/search/supply-facts.ts';
import { createOfferIndex } from '../offer-index.ts';

const capacity = { hotels: 20, plans: 20, routes: 10, flights: 1_000 };
const ids = Array.from({ length: 9 }, (_, place) => 1_000_001 + place);
const longStay = 1_000_009;

/** Nine hotels at 10.00 a night; the last one is sold for two weeks alone, at 40.00. Flights there and back are 200.00 for each. */
function openIndex() {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill(buildSupply().filter(({ kind }) => kind === 'airline' || kind === 'flight'));
  index.fill(
    ids.flatMap((id) => [
      { kind: 'hotel', hotel: buildHotelFacts({ id }) } as const,
      { kind: 'plan', plan: buildRatePlan({ id, hotelId: id }) } as const,
      { kind: 'nights', planId: id, nights: id === longStay ? twoWeeks() : buildNights(10) } as const,
    ]),
  );
  return index;
}

const twoWeeks = () => buildNights(40, { minStays: Array.from({ length: HORIZON_DAYS }, () => 14) });

const rows = buildRankRows(
  ids.map((hotelId) => ({
    hotelId,
    rating: hotelId === longStay ? 15 : 16,
    region: 0,
    city: 0,
    transfers: [],
  })),
);
const list = { name: 'hotels', sort: 'recommended', page: 1, withFacets: false } as const;
const request = buildTripRequest({ nights: { from: 1, to: 14 } });

test('[LIST-012] a longer stay whose flights are paid for once can be the best, though a short one cannot', () => {
  const usual = buildUsualRows(1, () => ({ flights: 0, night: 10_000 }));
  const ranking = { rows, usual, departures: [], driven: new Uint8Array(1) };
  const { hotels } = openIndex().search({ ...list, request, ranking, pageSize: 1 });
  expect(hotels.map(({ key, rank }) => [key.hotelId, key.nights, rank?.price])).toEqual([[longStay, 14, 38]]);
});

test('[LIST-012] pages follow one another without a gap, and the last is short', () => {
  const ranking = {
    rows,
    usual: buildUsualRows(1, () => ({ flights: 20_000, night: 1_000 })),
    departures: [],
    driven: new Uint8Array(1),
  };
  const index = openIndex();
  const pages = [1, 2, 3].map((page) => index.search({ ...list, request, ranking, page, pageSize: 4 }));
  expect(pages.map(({ total }) => total)).toEqual([9, 9, 9]);
  expect(pages.flatMap(({ hotels }) => hotels.map(({ key }) => key.hotelId))).toEqual(ids);
  expect(pages.map(({ hotels }) => hotels.length)).toEqual([4, 4, 1]);
});

test('what is recommended needs a ranking, and other orders have no points', () => {
  expect(() => openIndex().search({ ...list, request, pageSize: 1 })).toThrow(RangeError);
  expect(openIndex().search({ ...list, sort: 'price', request, pageSize: 1 }).hotels[0]).not.toHaveProperty(
    'rank',
  );
});
