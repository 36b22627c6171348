import { expect, test } from 'vitest';
import type { PriceRule } from '../../src/domain/search/prices/price-rule.ts';
import type { BrandRange } from '../../src/domain/search/range/brand-range.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import { narrowCatalogue } from '../../src/trip-search/catalogue/narrow-catalogue.ts';
import { withinRange } from '../../src/trip-search/prices/within-range.ts';
import { runOracle } from './compare.ts';
import { euroMarkets } from './oracle-markets.ts';
import {
  marketRules,
  oracleRules,
  plainForAll,
  plainMarketRules,
  plainRules,
  ruleForAll,
} from './oracle-rules.ts';
import { answerAtBrand, type PlainRule } from './priced-brand.ts';
import { cities } from './random-supply.ts';
import { oracleCatalogue, sellingEngine, withoutRange } from './selling-engine.ts';

/** On a machine that does much else. */
const testOptions = { timeout: 120_000 };

test.each<[string, readonly PriceRule[], readonly PlainRule[], BrandRange | null]>([
  ['by place, stars and operator', oracleRules, plainRules, null],
  [
    'by place, stars and operator, the rest by one',
    [...oracleRules, ruleForAll],
    [...plainRules, plainForAll],
    null,
  ],
  ['for all hotels', [ruleForAll], [plainForAll], null],
  [
    'by place, stars and operator in a range of places and boards',
    oracleRules,
    plainRules,
    {
      outsidePlaces: [`country/p${cities[0]?.countryId}`],
      boards: ['breakfast', 'half_board', 'all_inclusive'],
    },
  ],
  [
    'by place, stars and operator in a range of operators',
    oracleRules,
    plainRules,
    { operators: ['own', '0', 'TUV', 'TUVW'], withoutOperators: ['0'] },
  ],
])(
  'rules %s: lists, limits, facets, calendars, maps, rooms and flights are what pricing every hotel by itself gives',
  testOptions,
  async (_, priceRules, plainOnes, range) => {
    const { range: sold } = narrowCatalogue(oracleCatalogue, range);
    const report = await runOracle({
      seed: 11,
      worlds: 1,
      batches: 15,
      queriesPerBatch: 20,
      answer: (brute, query) => answerAtBrand(brute, withinRange(withoutRange(query), sold), plainOnes),
      createEngine: () => sellingEngine(createOfferIndex(), priceRules, range),
    });
    expect(report.mismatch).toBeNull();
    expect(report.counts.hotels.found).toBeGreaterThan(15);
    expect(report.counts.options.found).toBeGreaterThan(15);
  },
);

test('another margin is found', testOptions, async () => {
  const report = await runOracle({
    seed: 11,
    worlds: 1,
    batches: 5,
    queriesPerBatch: 20,
    answer: (brute, query) => answerAtBrand(brute, withoutRange(query), [{ ...plainForAll, margin: 501 }]),
    createEngine: () => sellingEngine(createOfferIndex(), [ruleForAll]),
  });
  expect(report.mismatch).not.toBeNull();
});

const inMarkets = { seed: 7, worlds: 1, batches: 12, queriesPerBatch: 20, markets: euroMarkets };

test(
  'rules and moving rates together: every answer in four currencies is what pricing every hotel by itself gives',
  testOptions,
  async () => {
    const report = await runOracle({
      ...inMarkets,
      answer: (brute, query, rate) => answerAtBrand(brute, withoutRange(query), plainMarketRules, rate),
      createEngine: () => sellingEngine(createOfferIndex(), marketRules),
    });
    expect(report.mismatch).toBeNull();
    expect(report.counts.hotels.found).toBeGreaterThan(10);
    expect([...report.byCurrency.keys()].sort()).toEqual(['CHF', 'EUR', 'GBP', 'JPY']);
  },
);

test.each<[string, Partial<PriceRule>]>([
  ['a margin', { marginBasisPoints: 734 }],
  ['an amount of each traveller', { perPerson: 1_501 }],
  ['an amount of the booking', { perBooking: 778 }],
  ['an ending', { rounding: { step: 5_000, below: 21 } }],
  ['the currency', { currency: 'GBP' }],
])('a rule of one currency with %s that is wrong is found', testOptions, async (_, wrong) => {
  const wrongRules = marketRules.map((rule) => (rule.key === 'stars-yen' ? { ...rule, ...wrong } : rule));
  const report = await runOracle({
    ...inMarkets,
    answer: (brute, query, rate) => answerAtBrand(brute, withoutRange(query), plainMarketRules, rate),
    createEngine: () => sellingEngine(createOfferIndex(), wrongRules),
  });
  expect(report.mismatch?.exchange?.currency).toMatch(/JPY|GBP/);
});
