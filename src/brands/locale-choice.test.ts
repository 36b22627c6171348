import { expect, test } from 'vitest';
import { brand } from './abendmeer/brand.ts';
import {
  decideByLocale,
  findLocaleFaults,
  findLocaleFor,
  listReachableMarkets,
  parseLocale,
} from './locale-choice.ts';

const swiss = { ...brand, locales: ['de-ch', 'fr-ch', 'it-ch', 'de-at'] } as const;

test('[ROUTE-002] with several locales the address decides language and market, with one it decides neither', () => {
  expect(decideByLocale(swiss, 'fr-ch')).toEqual({ language: 'fr', market: 'ch' });
  expect(decideByLocale(brand, 'de-de')).toBeNull();
  expect(parseLocale('de-us')).toBeNull();
  expect(parseLocale('pt-ch')).toBeNull();
});

test('[SHELL-023] a visitor can choose markets and languages that have an address', () => {
  const markets = swiss.markets.map((market) =>
    market.code === 'gb' ? { ...market, href: 'https://gb.example' } : market,
  );
  const reachable = listReachableMarkets({ ...swiss, markets });
  expect(reachable.map(({ code, languages }) => `${code} ${languages.join(' ')}`)).toEqual([
    'at de',
    'ch de fr it',
    'gb en',
  ]);
  expect(listReachableMarkets(brand)).toBe(brand.markets);
  expect(findLocaleFor(swiss, { language: 'it', market: 'ch' })).toBe('it-ch');
  expect(findLocaleFor(swiss, { language: 'en', market: 'ch' })).toBeUndefined();
  expect(findLocaleFor(brand, { language: 'de', market: 'de' })).toBeUndefined();
});

test.each([
  [['de-ch', 'de-ch'], "its locale 'de-ch' is listed twice"],
  [['ch-de'], "its locale 'ch-de' is no language and market, such as fr-ch"],
  [['de-ch', 'de-at'], "none of its locales is of its own market 'de'"],
  [['de-ch', 'es-ch'], "its locale 'es-ch' is no language of a market that this site sells to"],
] as const)('[ROUTE-002] locales %j are refused', (locales, fault) => {
  expect(
    findLocaleFaults({
      ...brand,
      market: fault.startsWith('none') ? 'de' : 'ch',
      locales: [...locales] as [string, ...string[]],
    }),
  ).toEqual([fault]);
});

test('[ROUTE-002] a locale of a market that the brand does not list is refused', () => {
  const markets = brand.markets.filter(({ code }) => code !== 'at');
  expect(findLocaleFaults({ ...brand, market: 'ch', markets, locales: ['de-ch', 'de-at'] })).toEqual([
    "its locale 'de-at' is no language of a market that this site sells to",
  ]);
});
