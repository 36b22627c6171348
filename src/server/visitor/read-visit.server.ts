import type { FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { ownMarketOf } from '../../brands/own-market.ts';
import { withMarketHotline } from '../../brands/with-market-hotline.ts';
import { resolveDisplayCurrency, resolveMarket } from '../../domain/places/market.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/words/language.ts';
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
 * Reads the visit of a request: language by cookie, then Accept-Language, then German; market by cookie, else the site's own;
 * display currency by cookie if a market of the brand knows it, else that of the site's own.
 * @throws Error for a brand that does not list its own market
 */
export function readVisit(request: FastifyRequest, locale: string, brand: Brand): Visit {
  const { cookies } = request;
  const market = resolveMarket(cookies[preferenceCookies.market], brand.market, brand.markets);
  return {
    brand: withMarketHotline(brand, market),
    locale,
    market,
    language: negotiateLanguage({
      cookie: cookies[preferenceCookies.language],
      acceptLanguage: request.headers['accept-language'],
      available: LANGUAGES,
      fallback: DEFAULT_LANGUAGE,
    }),
    currency: resolveDisplayCurrency(cookies[preferenceCookies.currency], ownMarketOf(brand), brand.markets),
    isCookieNoticeClosed: cookies[preferenceCookies.cookieNotice] === 'closed',
    consents: readConsents(cookies[preferenceCookies.consents]),
    isEditor: false,
  };
}

/** Services joined by dots, such as `maps.analytics`; what is no service is passed over. */
export function readConsents(cookie: string | undefined): readonly ConsentService[] {
  const named = new Set(cookie?.split('.'));
  return consentServices.filter((service) => named.has(service));
}
