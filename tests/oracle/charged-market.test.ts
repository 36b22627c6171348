import { expect, test } from 'vitest';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import { askInPurchase } from '../../src/trip-search/prices/charge-answer.ts';
import { chargingEngine } from './charging-engine.ts';
import { runOracle } from './compare.ts';
import { euroMarkets, yenMarkets } from './oracle-markets.ts';

/** On a machine that does much else. */
const testOptions = { timeout: 120_000 };
const plan = { seed: 3, worlds: 1, batches: 20, queriesPerBatch: 20 };

test.each([
  ['euros', euroMarkets, ['CHF', 'EUR', 'GBP', 'JPY']],
  ['yen, which have no minor unit', yenMarkets, ['EUR', 'JPY', 'KWD']],
])(
  'bought in %s, lists, limits, facets, calendars, maps, rooms and flights of every market are what converting every single price gives, while rates move',
  testOptions,
  async (_, markets, currencies) => {
    const report = await runOracle({
      ...plan,
      markets,
      createEngine: () => chargingEngine(createOfferIndex()),
    });
    expect(report.mismatch).toBeNull();
    expect(report.counts.hotels.found).toBeGreaterThan(20);
    expect(report.counts.options.found).toBeGreaterThan(20);
    expect([...report.byCurrency.keys()].sort()).toEqual(currencies);
  },
);

test('a limit that is rounded the wrong way is found', testOptions, async () => {
  const engine = chargingEngine(createOfferIndex(), (query, exchange) => {
    const asked = askInPurchase(query, exchange);
    const limit = 'request' in asked ? asked.request.filters.maxTotal : null;
    if (!('request' in asked) || limit === null) return asked;
    return {
      ...asked,
      request: { ...asked.request, filters: { ...asked.request.filters, maxTotal: limit + 1 } },
    };
  });
  // Only an offer at just that price shows the difference.
  const report = await runOracle({
    ...plan,
    queriesPerBatch: 100,
    markets: euroMarkets,
    createEngine: () => engine,
  });
  expect(report.mismatch).not.toBeNull();
});

test('a market that is asked at the rate of another day is found', testOptions, async () => {
  const first = new Map<string, string>();
  const engine = chargingEngine(createOfferIndex());
  const report = await runOracle({
    ...plan,
    markets: euroMarkets,
    createEngine: () => ({
      apply: engine.apply,
      search(query, exchange) {
        if (exchange === undefined) return engine.search(query);
        const { currency, purchase } = exchange;
        if (!first.has(currency)) first.set(currency, purchase.rate);
        return engine.search(query, { currency, purchase: { ...purchase, rate: first.get(currency) ?? '' } });
      },
    }),
  });
  expect(report.mismatch).not.toBeNull();
});
