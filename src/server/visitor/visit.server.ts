import type { FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { ownMarketOf } from '../../brands/own-market.ts';
import { resolveDisplayCurrency } from '../../domain/places/market.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/words/language.ts';
import { negotiateLanguage } from '../../domain/words/negotiate-language.ts';
import { type ConsentService, consentServices, type Visit } from '../../site/visit.ts';

/** Names of the cookies that carry a visitor's preferences. They hold no secret and identify nobody. */
export const preferenceCookies = {
  language: 'language',
  currency: 'currency',
  cookieNotice: 'cookie_notice',
  consents: 'consents',
} as const;

/**
 * Reads the visit of a request: language by cookie, then Accept-Language, then German, display currency by cookie if a market
 * of the brand knows it, else the market's own.
 * @throws Error for a brand that does not list its own market
 */
export function readVisit(request: FastifyRequest, locale: string, brand: Brand): Visit {
  const market = ownMarketOf(brand);
  return {
    brand,
    locale,
    language: negotiateLanguage({
      cookie: request.cookies[preferenceCookies.language],
      acceptLanguage: request.headers['accept-language'],
      available: LANGUAGES,
      fallback: DEFAULT_LANGUAGE,
    }),
    currency: resolveDisplayCurrency(request.cookies[preferenceCookies.currency], market, brand.markets),
    isCookieNoticeClosed: request.cookies[preferenceCookies.cookieNotice] === 'closed',
    consents: readConsents(request.cookies[preferenceCookies.consents]),
    isEditor: false,
  };
}

/** Services joined by dots, such as `maps.analytics`; what is no service is passed over. */
export function readConsents(cookie: string | undefined): readonly ConsentService[] {
  const named = new Set(cookie?.split('.'));
  return consentServices.filter((service) => named.has(service));
}
