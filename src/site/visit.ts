import type { Brand } from '../brands/brand.ts';
import type { CurrencyCode } from '../domain/currency.ts';
import type { Language } from '../domain/language.ts';

/** Who is visiting which site, as far as every page needs to know: decided once per request, the same on both sides. */
export interface Visit {
  readonly brand: Brand;
  /** Locale segment of the address (ROUTE-001). */
  readonly locale: string;
  readonly language: Language;
  /** Currency in which prices are displayed; charged is the first currency of the brand's market. */
  readonly currency: CurrencyCode;
  /** True once the visitor closed the cookie notice, for 30 days (CONSENT-004). */
  readonly isCookieNoticeClosed: boolean;
  /** A content editor is signed in (EDIT-001): extra hints and placeholders are shown. */
  readonly isEditor: boolean;
}
