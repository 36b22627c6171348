import { describe, expect, it } from 'vitest';
import {
  chargedCurrencyOf,
  findMarketFaults,
  isMarketCode,
  MARKET_CODES,
  type Market,
  resolveDisplayCurrency,
  resolveMarket,
} from './market.ts';

const germany: Market = { code: 'de', languages: ['de', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' };
const switzerland: Market = {
  code: 'ch',
  languages: ['de', 'fr', 'it', 'en'],
  currencies: ['EUR', 'CHF'],
  displayCurrency: 'CHF',
};
const allMarkets = MARKET_CODES.map((code) => (code === 'ch' ? switzerland : { ...germany, code }));

const withGermany = (change: Record<string, unknown>) =>
  allMarkets.map((market) => (market.code === 'de' ? ({ ...market, ...change } as Market) : market));

describe('market', () => {
  it('[SHELL-003] is one of exactly seven', () => {
    expect(MARKET_CODES).toEqual(['de', 'at', 'ch', 'gb', 'ie', 'it', 'es']);
    expect(['DE', 'uk', 'fr', '', null].some(isMarketCode)).toBe(false);
  });

  it('[DATA-015][DATA-018] charges its first currency', () => {
    expect(chargedCurrencyOf(switzerland)).toBe('EUR');
  });

  it('[SHELL-005] throws for a market without a currency', () => {
    expect(() => chargedCurrencyOf({ ...germany, currencies: [] })).toThrow("Market 'de' has no currency");
  });
});

describe('resolveDisplayCurrency', () => {
  it('[DATA-017] shows the display currency of the market, not the one it charges', () => {
    expect(resolveDisplayCurrency(undefined, switzerland, allMarkets)).toBe('CHF');
  });

  it('[DATA-018] follows the choice of a currency of any market', () => {
    expect(resolveDisplayCurrency('CHF', germany, allMarkets)).toBe('CHF');
    expect(resolveDisplayCurrency('EUR', switzerland, allMarkets)).toBe('EUR');
    const ireland: Market = { ...germany, code: 'ie', displayCurrency: 'SEK' };
    expect(resolveDisplayCurrency('SEK', germany, [germany, ireland])).toBe('SEK');
  });

  it.each(['SEK', 'USD', 'chf', '', null, 7, ['CHF']])(
    'ignores the choice %j that no market offers',
    (choice) => {
      expect(resolveDisplayCurrency(choice, germany, allMarkets)).toBe('EUR');
    },
  );
});

describe('resolveMarket', () => {
  it('[SHELL-023][DATA-018] is the chosen market that this site offers', () => {
    expect(resolveMarket('ie', 'de', allMarkets)).toBe('ie');
  });

  it('[DATA-016] is never one with a site of its own', () => {
    const elsewhere = allMarkets.map((market) => ({ ...market, href: 'https://elsewhere.example' }));
    expect(resolveMarket('ie', 'de', elsewhere)).toBe('de');
  });

  it.each(['fr', 'IE', '', undefined, 7, ['ie']])('ignores the choice %j that is no market', (choice) => {
    expect(resolveMarket(choice, 'de', allMarkets)).toBe('de');
  });
});

describe('findMarketFaults', () => {
  it('[DATA-015][DATA-016][DATA-017] accepts the seven markets, with and without an address', () => {
    expect(findMarketFaults(allMarkets)).toEqual([]);
    expect(findMarketFaults(withGermany({ href: 'https://holiday.example/' }))).toEqual([]);
    expect(findMarketFaults(withGermany({ usualStays: { cityTo: 5, farTo: 21 } }))).toEqual([]);
  });

  it('[SHELL-003] names missing, repeated and unknown markets', () => {
    expect(findMarketFaults(allMarkets.slice(1))).toEqual(["Market 'de' is missing"]);
    expect(findMarketFaults([...allMarkets, germany])).toEqual(["Market 'de' is listed twice"]);
    // A brand's file may say what no type allows.
    const unknown = { ...germany, code: 'fr' } as unknown as Market;
    expect(findMarketFaults([...allMarkets, unknown])).toEqual(["Market 'fr' is not a market"]);
  });

  it.each([
    [{ currencies: [] }, 'has no currency'],
    [{ currencies: ['USD'] }, "has an unknown currency 'USD'"],
    [{ currencies: ['EUR', 'EUR'] }, "lists the currency 'EUR' twice"],
    [{ languages: [] }, 'has no language'],
    [{ languages: ['de', 'nl'] }, "has an unknown language 'nl'"],
    [{ languages: ['de', 'de'] }, "lists the language 'de' twice"],
    [{ displayCurrency: undefined }, "has no display currency 'undefined'"],
    [{ href: '/at' }, "has no absolute http(s) address: '/at'"],
    [{ href: 'javascript:alert(1)' }, "has no absolute http(s) address: 'javascript:alert(1)'"],
    [{ usualStays: { cityTo: 1 } }, "has no usual stay for 'city' from 1 to 21 nights"],
    [{ usualStays: { farTo: 22 } }, "has no usual stay for 'far' from 1 to 21 nights"],
    [{ usualStays: { holidayFrom: 0 } }, "has no usual stay for 'holiday' from 1 to 21 nights"],
    [{ usualStays: { farFlightMinutes: 0 } }, 'has no time from which a flight is long'],
    [{ usualStays: { farFlightMinutes: Infinity } }, 'has no time from which a flight is long'],
  ])('[SHELL-005][DATA-017][PERIOD-028] names the fault of %j', (change, fault) => {
    expect(findMarketFaults(withGermany(change))).toEqual([`Market 'de' ${fault}`]);
  });
});
