import { isMarketCode, type Market, type MarketCode } from '../domain/places/market.ts';
import { isLanguage, type Language } from '../domain/words/language.ts';
import type { Brand } from './brand.ts';

/** Language and market of an address. */
export interface LocaleChoice {
  readonly language: Language;
  readonly market: MarketCode;
}

/** What a locale segment such as `fr-ch` says; null for one that names no language or no market. */
export function parseLocale(locale: string): LocaleChoice | null {
  const [language, market, ...more] = locale.split('-');
  return isLanguage(language) && isMarketCode(market) && more.length === 0 ? { language, market } : null;
}

/**
 * What the address decides where a brand has several locales (ROUTE-002); null where it has one, under which language and market are
 * preferences.
 */
export function decideByLocale({ locales }: Pick<Brand, 'locales'>, locale: string): LocaleChoice | null {
  return locales.length > 1 ? parseLocale(locale) : null;
}

/** The address for a language and a market; undefined where the brand has none, as under a single locale. */
export function findLocaleFor(
  { locales }: Pick<Brand, 'locales'>,
  { language, market }: LocaleChoice,
): string | undefined {
  return locales.length > 1 ? locales.find((each) => each === `${language}-${market}`) : undefined;
}

/** Markets and languages that a visitor can choose: with several locales those that have an address here or a site of their own. */
export function listReachableMarkets({
  locales,
  markets,
}: Pick<Brand, 'locales' | 'markets'>): readonly Market[] {
  if (locales.length === 1) return markets;
  return markets.flatMap((each) => {
    if (each.href !== undefined) return [each];
    const languages = each.languages.filter((language) => locales.includes(`${language}-${each.code}`));
    return languages.length === 0 ? [] : [{ ...each, languages }];
  });
}

/** What is wrong with a brand's locales, one sentence each. */
export function findLocaleFaults({
  locales,
  market: ownMarket,
  markets,
}: Pick<Brand, 'locales' | 'market' | 'markets'>): string[] {
  const repeated = locales.filter((locale, at) => locales.indexOf(locale) !== at);
  const unread = locales.filter((locale) => parseLocale(locale) === null);
  const foreign = locales.filter((locale) => {
    const read = parseLocale(locale);
    const market = markets.find(({ code }) => code === read?.market);
    return (
      read !== null &&
      (market === undefined || market.href !== undefined || !market.languages.includes(read.language))
    );
  });
  const lacksOwn = locales.length > 1 && locales.every((locale) => parseLocale(locale)?.market !== ownMarket);
  return [
    ...(lacksOwn ? [`none of its locales is of its own market '${ownMarket}'`] : []),
    ...repeated.map((locale) => `its locale '${locale}' is listed twice`),
    ...unread.map((locale) => `its locale '${locale}' is no language and market, such as fr-ch`),
    ...foreign.map((locale) => `its locale '${locale}' is no language of a market that this site sells to`),
  ];
}
