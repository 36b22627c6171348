import type { FastifyRequest } from 'fastify';
import { chooseBrand } from '../../brands/load-brands.server.ts';
import { resolveDisplayCurrency } from '../../domain/places/market.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/words/language.ts';
import { negotiateLanguage } from '../../domain/words/negotiate-language.ts';
import type { Shop } from '../../main/shop.server.ts';
import { type ConsentService, consentServices, type Visit } from '../../site/visit.ts';
import { findStaff } from './staff-session.server.ts';

/** Names of the cookies that carry a visitor's preferences. They hold no secret and identify nobody. */
export const preferenceCookies = {
  language: 'language',
  currency: 'currency',
  cookieNotice: 'cookie_notice',
  consents: 'consents',
} as const;

/**
 * Decides the visit of a request: brand by host, language by cookie, then Accept-Language, then German,
 * display currency by cookie if a market of the brand knows it, else the market's own.
 */
export function readVisit(
  request: FastifyRequest,
  locale: string,
  { configuredBrand, brands }: Pick<Shop, 'configuredBrand' | 'brands'>,
): Visit {
  const brand = brands.get(chooseBrand(request.hostname.toLowerCase(), configuredBrand).key);
  const market = brand.markets.find((entry) => entry.code === brand.market);
  if (market === undefined)
    throw new Error(`Brand ${brand.key} does not list its own market ${brand.market}`);
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

/** Staff who work on pages; those who look after bookings see the site as visitors do. */
const editors: readonly StaffRole[] = ['editor', 'publisher', 'admin'];

/** The visit of somebody who looks at a page, and whether it is an editor (EDIT-001): a question to the database only for staff. */
export async function openVisit(
  request: FastifyRequest,
  locale: string,
  shop: Pick<Shop, 'configuredBrand' | 'brands' | 'office'>,
): Promise<Visit> {
  const visit = readVisit(request, locale, shop);
  const member = shop.office === null ? null : await findStaff(request, shop.office.staff);
  return member !== null && editors.includes(member.role) ? { ...visit, isEditor: true } : visit;
}

/** Services joined by dots, such as `maps.analytics`; what is no service is passed over. */
export function readConsents(cookie: string | undefined): readonly ConsentService[] {
  const named = new Set(cookie?.split('.'));
  return consentServices.filter((service) => named.has(service));
}
