import { type CurrencyCode, isCurrencyCode } from '../money/currency.ts';
import { isLanguage, type Language } from '../words/language.ts';
import { findUsualStayFaults, type UsualStays } from './usual-stays.ts';

/** The product's markets (SHELL-003), in the order of the flyout. */
export const MARKET_CODES = ['de', 'at', 'ch', 'gb', 'ie', 'it', 'es'] as const;

export type MarketCode = (typeof MARKET_CODES)[number];

export function isMarketCode(value: unknown): value is MarketCode {
  return (MARKET_CODES as readonly unknown[]).includes(value);
}

/** A market entry (DATA-015 … DATA-018). */
export type Market = Readonly<{
  code: MarketCode;
  /** Languages of the market; the first is its default. */
  languages: readonly Language[];
  /** Currencies of the market; the first is the one charged (SHELL-005). */
  currencies: readonly CurrencyCode[];
  /** Currency in which the market's prices are shown. */
  displayCurrency: CurrencyCode;
  /** Absolute address of the market's own site; without one the entry is a choice on this site. */
  href?: string;
  /** How long its people stay where that differs from what is usual everywhere (PERIOD-028). */
  usualStays?: Partial<UsualStays>;
}>;

/** ISO code of a market's country: each market is named after its own. */
export function countryOf(market: MarketCode): string {
  return market.toUpperCase();
}

/** @throws Error for a market without a currency */
export function chargedCurrencyOf({ code, currencies }: Market): CurrencyCode {
  const [first] = currencies;
  if (first === undefined) throw new Error(`Market '${code}' has no currency`);
  return first;
}

/**
 * Currency to show prices in: the visitor's choice where one of the markets shows or charges it, else the market's own.
 * @param choice value of the preference cookie, anything
 */
export function resolveDisplayCurrency(
  choice: unknown,
  market: Market,
  markets: readonly Market[],
): CurrencyCode {
  const isOffered =
    isCurrencyCode(choice) &&
    markets.some(
      ({ currencies, displayCurrency }) => displayCurrency === choice || currencies.includes(choice),
    );
  return isOffered ? choice : market.displayCurrency;
}

/**
 * The market that a visitor is in: the chosen one where this site offers it, else the site's own. A market with a site of its own
 * is no choice on this one (DATA-016).
 * @param choice value of the preference cookie, anything
 */
export function resolveMarket(choice: unknown, own: MarketCode, markets: readonly Market[]): MarketCode {
  return markets.find(({ code, href }) => code === choice && href === undefined)?.code ?? own;
}

/** What is wrong with a brand's list of markets, one sentence each; empty when it can be used. */
export function findMarketFaults(markets: readonly Market[]): string[] {
  const codes = markets.map(({ code }) => code);
  return [
    ...MARKET_CODES.filter((code) => !codes.includes(code)).map((code) => `Market '${code}' is missing`),
    ...findRepeated(codes).map((code) => `Market '${code}' is listed twice`),
    ...markets.flatMap(findEntryFaults),
  ];
}

function findEntryFaults(market: Market): string[] {
  const { code, languages, currencies, displayCurrency, href, usualStays = {} } = market;
  const faults = [
    ...(isMarketCode(code) ? [] : ['is not a market']),
    ...findListFaults(languages, isLanguage, 'language'),
    ...findListFaults(currencies, isCurrencyCode, 'currency'),
    ...(isCurrencyCode(displayCurrency) ? [] : [`has no display currency '${displayCurrency}'`]),
    ...(href === undefined || isSiteAddress(href) ? [] : [`has no absolute http(s) address: '${href}'`]),
    ...findUsualStayFaults(usualStays),
  ];
  return faults.map((fault) => `Market '${code}' ${fault}`);
}

function findListFaults(
  list: readonly string[],
  isKnown: (entry: unknown) => boolean,
  what: string,
): string[] {
  if (list.length === 0) return [`has no ${what}`];
  return [
    ...list.filter((entry) => !isKnown(entry)).map((entry) => `has an unknown ${what} '${entry}'`),
    ...findRepeated(list).map((entry) => `lists the ${what} '${entry}' twice`),
  ];
}

function findRepeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((entry, index) => list.indexOf(entry) !== index))];
}

function isSiteAddress(href: string): boolean {
  return URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol);
}
