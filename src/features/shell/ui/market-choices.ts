import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { countryName as toLanguageTag } from '../../../domain/places/country-name.ts';
import type { Market, MarketCode } from '../../../domain/places/market.ts';
import type { Language } from '../../../domain/words/language.ts';

/** One line of the market and language flyout (DATA-015 … DATA-018). */
export interface MarketChoice {
  readonly code: MarketCode;
  readonly currency: CurrencyCode;
  /** Address of the market's own site; null where choosing sets language and currency on this one. */
  readonly href: string | null;
  readonly languages: readonly { readonly language: Language; readonly isCurrent: boolean }[];
}

/**
 * The flyout's lines in the order of the brand's markets. One language at most is the current one: where several
 * markets share language and currency (German and euro), it is that of the visitor's market (SHELL-023).
 */
export function listMarketChoices(
  markets: readonly Market[],
  chosen: MarketCode,
  shown: { readonly language: Language; readonly currency: CurrencyCode },
): MarketChoice[] {
  const fits = (market: Market) =>
    market.href === undefined &&
    market.displayCurrency === shown.currency &&
    market.languages.includes(shown.language);
  const current = markets.find((market) => market.code === chosen && fits(market)) ?? markets.find(fits);
  return markets.map((market) => ({
    code: market.code,
    currency: market.displayCurrency,
    href: market.href ?? null,
    languages: market.languages.map((language) => ({
      language,
      isCurrent: market === current && language === shown.language,
    })),
  }));
}

/** Each language in itself, so that it is found by those who read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
};

/** The country of a market, in the visitor's language. */
export function marketName(code: MarketCode, language: Language): string {
  return toLanguageTag(code.toUpperCase(), language);
}
