import { describe, expect, test } from 'vitest';
import { MARKET_CODES, type Market } from '../../../domain/places/market.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { LANGUAGE_NAMES, listMarketChoices, marketName } from './market-choices.ts';

const markets: readonly Market[] = [
  { code: 'de', languages: ['de', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' },
  { code: 'at', languages: ['de', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' },
  { code: 'ch', languages: ['de', 'fr', 'it', 'en'], currencies: ['CHF', 'EUR'], displayCurrency: 'CHF' },
  { code: 'gb', languages: ['en'], currencies: ['GBP'], displayCurrency: 'GBP', href: 'https://gb.example' },
];

function findCurrent(
  language: 'de' | 'en' | 'fr' | 'es',
  currency: 'EUR' | 'CHF' | 'GBP',
  market: 'de' | 'at' = 'de',
) {
  return listMarketChoices(markets, market, { language, currency }).flatMap(({ code, languages }) =>
    languages.filter(({ isCurrent }) => isCurrent).map((entry) => `${code} ${entry.language}`),
  );
}

describe('market choices', () => {
  test('lists every market in the order given with its languages and display currency', () => {
    const choices = listMarketChoices(markets, 'de', { language: 'de', currency: 'EUR' });
    expect(choices.map(({ code, currency }) => `${code} ${currency}`)).toEqual([
      'de EUR',
      'at EUR',
      'ch CHF',
      'gb GBP',
    ]);
    expect(choices[2]?.languages.map(({ language }) => language)).toEqual(['de', 'fr', 'it', 'en']);
  });

  test('[DATA-016] only an entry with an address of its own leads to another site', () => {
    const choices = listMarketChoices(markets, 'de', { language: 'de', currency: 'EUR' });
    expect(choices.map(({ href }) => href)).toEqual([null, null, null, 'https://gb.example']);
  });

  test.each([
    ['de', 'EUR', 'de', ['de de']],
    ['de', 'EUR', 'at', ['at de']],
    ['en', 'EUR', 'de', ['de en']],
    ['fr', 'CHF', 'de', ['ch fr']],
    ['fr', 'EUR', 'de', []],
    ['es', 'EUR', 'de', []],
    ['en', 'GBP', 'de', []],
  ] as const)(
    '[SHELL-023] %s and %s in the market %s is the choice %j',
    (language, currency, market, expected) => {
      expect(findCurrent(language, currency, market)).toEqual(expected);
    },
  );

  test('[SHELL-004] every language is named in itself', () => {
    expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual([
      'Deutsch',
      'English',
      'Italiano',
      'Español',
      'Français',
    ]);
  });

  test('[SHELL-003] every market has a country name in every language', () => {
    const names = MARKET_CODES.flatMap((code) => LANGUAGES.map((language) => marketName(code, language)));
    expect(names).toHaveLength(35);
    expect(names.every((name) => name.length > 3)).toBe(true);
    expect(marketName('gb', 'it')).toBe('Regno Unito');
    expect(marketName('es', 'de')).toBe('Spanien');
  });
});
