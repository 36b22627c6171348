import type { FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { decideByLocale, listReachableMarkets, parseLocale } from '../../brands/locale-choice.ts';
import { listLocalesAt } from '../../brands/locale-origin.ts';
import { ownMarketOf } from '../../brands/own-market.ts';
import { sellUnder } from '../../brands/sale-markets.ts';
import { withMarketHotline } from '../../brands/with-market-hotline.ts';
import { resolveDisplayCurrency, resolveMarket } from '../../domain/places/market.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/words/language.ts';
import { negotiateLanguage } from '../../domain/words/negotiate-language.ts';
import { type ConsentService, consentServices, type Visit } from '../../site/visit.ts';

/** Names of the cookies that carry a visitor's preferences. They hold no secret and identify nobody. */
export const preferenceCookies = {
  language: 'language',
  currency: 'currency',
  market: 'market',
  /** Marks that a guest has chosen one of the three since the last sign-in in this browser. */
  chosen: 'preferences_chosen',
  cookieNotice: 'cookie_notice',
  consents: 'consents',
} as const;

/**
 * Reads the visit of a request: language by cookie, then Accept-Language, then German; market by cookie, else the site's own; both by the
 * address where the brand has several locales (ROUTE-002);
 * display currency by cookie if a market of the brand knows it, else that of the site's own. Where the address decides about the market, it
 * also decides what is charged, and the display currency is one of that market.
 * @throws Error for a brand that does not list its own market
 */
export function readVisit(request: FastifyRequest, locale: string, brand: Brand): Visit {
  const { cookies } = request;
  const decided = decideByLocale(brand, locale);
  const seller = sellUnder(brand, locale);
  const own = ownMarketOf(seller);
  const market =
    decided?.market ?? resolveMarket(cookies[preferenceCookies.market], brand.market, brand.markets);
  return {
    brand: withMarketHotline(
      decided === null ? seller : { ...seller, markets: listReachableMarkets(brand) },
      market,
    ),
    locale,
    market,
    language: decided?.language ?? readLanguage(request, LANGUAGES),
    currency: resolveDisplayCurrency(
      cookies[preferenceCookies.currency],
      own,
      decided === null ? brand.markets : [own],
    ),
    isCookieNoticeClosed: cookies[preferenceCookies.cookieNotice] === 'closed',
    consents: parseConsents(cookies[preferenceCookies.consents]),
    isEditor: false,
  };
}

function readLanguage({ cookies, headers }: FastifyRequest, available: readonly Language[]): Language {
  return negotiateLanguage({
    cookie: cookies[preferenceCookies.language],
    acceptLanguage: headers['accept-language'],
    available,
    fallback: DEFAULT_LANGUAGE,
  });
}

/** The locale of this host that a visitor without one is led to: the first in the language that cookie or browser ask for, else the first of all. */
export function chooseLocale(request: FastifyRequest, brand: Brand): string {
  const here = listLocalesAt(brand, request.site.origin);
  const locales = here.length === 0 ? brand.locales : here;
  const [first = brand.locales[0]] = locales;
  const readable = locales.flatMap((locale) => {
    const read = parseLocale(locale);
    return read === null ? [] : [{ locale, language: read.language }];
  });
  if (locales.length === 1 || readable.length === 0) return first;
  const language = readLanguage(request, [...new Set(readable.map((each) => each.language))]);
  return readable.find((each) => each.language === language)?.locale ?? first;
}

/** Services joined by dots, such as `maps.analytics`; what is no service is passed over. */
export function parseConsents(cookie: string | undefined): readonly ConsentService[] {
  const named = new Set(cookie?.split('.'));
  return consentServices.filter((service) => named.has(service));
}
