import { expect, test } from 'vitest';
import type { Exchange } from '../../src/domain/money/purchase-currency.ts';
import { askInPurchase, chargeAnswer } from '../../src/domain/search/charged/charge-answer.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { runOracle } from './compare.ts';

/** On a machine that does much else. */
const testOptions = { timeout: 120_000 };

const francs: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.943542' } };
const yen: Exchange = { currency: 'JPY', purchase: { currency: 'EUR', rate: '171.23' } };
const poundsInKronor: Exchange = { currency: 'SEK', purchase: { currency: 'GBP', rate: '12.8705' } };

/** The index, asked in the money of a market. */
function sellIn(exchange: Exchange) {
  const index = createOfferIndex();
  return {
    apply: index.apply,
    search: (query: OfferQuery) =>
      chargeAnswer(query, index.search(askInPurchase(query, exchange)), exchange),
  };
}

test.each([
  ['francs', francs, { numerator: 943_542, denominator: 1_000_000 }],
  ['yen, which have no minor unit', yen, { numerator: 17_123, denominator: 10_000 }],
  ['kronor for pounds', poundsInKronor, { numerator: 128_705, denominator: 10_000 }],
])(
  'in %s lists, limits, facets, calendars, maps, rooms and flights are what converting every single price gives',
  testOptions,
  async (_, exchange, market) => {
    const report = await runOracle({
      seed: 3,
      worlds: 1,
      batches: 20,
      queriesPerBatch: 20,
      market,
      createEngine: () => sellIn(exchange),
    });
    expect(report.mismatch).toBeNull();
    expect(report.counts.hotels.found).toBeGreaterThan(20);
    expect(report.counts.options.found).toBeGreaterThan(20);
  },
);

test('a limit that is rounded the wrong way is found', testOptions, async () => {
  const index = createOfferIndex();
  const report = await runOracle({
    seed: 3,
    worlds: 1,
    batches: 20,
    queriesPerBatch: 20,
    market: { numerator: 17_123, denominator: 10_000 },
    createEngine: () => ({
      apply: index.apply,
      search: (query) => {
        const asked = askInPurchase(query, yen);
        const limit = 'request' in asked ? asked.request.filters.maxTotal : null;
        const wrong =
          !('request' in asked) || limit === null
            ? asked
            : {
                ...asked,
                request: { ...asked.request, filters: { ...asked.request.filters, maxTotal: limit + 1 } },
              };
        return chargeAnswer(query, index.search(wrong), yen);
      },
    }),
  });
  expect(report.mismatch).not.toBeNull();
});
