import { expect, test } from 'vitest';
import { anyHotel, type HotelCondition } from '../../src/domain/search/hotel-group.ts';
import type { GroupStay } from '../../src/domain/search/offer-query.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { runOracle } from './compare.ts';
import { oracleRules, plainRules } from './oracle-rules.ts';
import { answerAtBrand } from './priced-brand.ts';
import { sellingEngine, withoutRange } from './selling-engine.ts';

/** On a machine that does much else. */
const testOptions = { timeout: 120_000 };

const inPlaces = (places: readonly number[]): HotelCondition => ({ ...anyHotel, places });
const far = inPlaces([2_000, 2_004]);
const cities = inPlaces([3_001, 3_004, 3_005]);

/** Usual stays as a search has them: 2004 is the region of the second of these cities, which is far all the same. */
const stays: readonly GroupStay[] = [
  { kind: 'holiday', hotels: { within: [], outside: [cities, far] }, nights: { from: 7, to: 7 } },
  { kind: 'city', hotels: { within: [cities], outside: [far] }, nights: { from: 2, to: 4 } },
  { kind: 'far', hotels: { within: [far], outside: [] }, nights: { from: 7, to: 14 } },
];

function withStays(query: OfferQuery, groups: readonly GroupStay[]): OfferQuery {
  if (!('request' in query)) return query;
  return {
    ...query,
    request: { ...query.request, nights: { from: 2, to: 14 }, stays: groups },
  } as OfferQuery;
}

const compare = (
  { rules, plain }: { rules: typeof oracleRules; plain: typeof plainRules },
  asked: readonly GroupStay[],
) =>
  runOracle({
    seed: 5,
    worlds: 1,
    batches: 15,
    queriesPerBatch: 20,
    answer: (brute, query) => answerAtBrand(brute, withStays(withoutRange(query), stays), plain),
    createEngine: () => {
      const engine = sellingEngine(createOfferIndex(), rules);
      return { ...engine, search: (query, exchange) => engine.search(withStays(query, asked), exchange) };
    },
  });

test.each([
  ['', { rules: [], plain: [] }],
  [' and priced by rules', { rules: oracleRules, plain: plainRules }],
])(
  '[PERIOD-028] hotels stayed in for as long as is usual%s: every answer is that of each hotel by itself',
  testOptions,
  async (_, sale) => {
    const report = await compare(sale, stays);
    expect(report.mismatch).toBeNull();
    expect(report.counts.hotels.found).toBeGreaterThan(15);
    expect(report.counts.destinations.found).toBeGreaterThan(5);
    expect(report.counts.options.found).toBeGreaterThan(10);
    expect(report.counts.map.found).toBeGreaterThan(5);
  },
);

test.each([0, 1, 2])('a night more in group %d is found', testOptions, async (at) => {
  const wrong = stays.map((stay, place) =>
    place === at ? { ...stay, nights: { from: stay.nights.from + 1, to: stay.nights.to + 1 } } : stay,
  );
  expect((await compare({ rules: [], plain: [] }, wrong)).mismatch).not.toBeNull();
});
