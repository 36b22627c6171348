import type { Brand } from '../brands/brand.ts';
import type { CurrencyCode } from '../domain/money/currency.ts';
import type { MarketCode } from '../domain/places/market.ts';
import type { Language } from '../domain/words/language.ts';
import type { CaptchaBrowser } from '../ports/captcha/captcha-port.ts';

/** What may ask for consent: a vendor's map and captcha come from others, analytics goes to others. */
export const consentServices = ['maps', 'captcha', 'analytics'] as const;
export type ConsentService = (typeof consentServices)[number];

/**
 * Parts of the shop that stay hidden until a port behind them is wired: nobody would read what is ticked, or load what is agreed to. `maps` and
 * `captcha` are those of a vendor; our own contact nobody.
 */
export type OptionalPort = 'newsletter' | 'captcha' | 'identity' | 'maps';

/** What pages say of the member who is signed in. */
export interface VisitMember {
  readonly nickname: string;
  readonly isEmailVerified: boolean;
  /** Airport from which the search form starts, with its name in the visitor's language; absent for none. */
  readonly preferredAirport?: { readonly key: string; readonly name: string };
  /** See `Member.lastSearch`. */
  readonly lastSearch?: string;
  /** `list_id` of the member's user record (NEWS-059); absent for none. */
  readonly listId?: string;
}

/** Who is visiting which site, as far as every page needs to know: decided once per request, the same on both sides. */
export interface Visit {
  readonly brand: Brand;
  /** Locale segment of the address (ROUTE-001). */
  readonly locale: string;
  /** The market that the visitor has chosen, for departure, hotline and insurances; sold is in the brand's own. */
  readonly market: MarketCode;
  readonly language: Language;
  /** Currency in which prices are displayed; charged is the first currency of the brand's market. */
  readonly currency: CurrencyCode;
  /** True once the visitor closed the cookie notice, for 30 days (CONSENT-004). */
  readonly isCookieNoticeClosed: boolean;
  /** Services of others that the visitor has agreed to (CONSENT-001); nothing of theirs is loaded before. */
  readonly consents: readonly ConsentService[];
  /** Absent for none. */
  readonly wiredPorts?: readonly OptionalPort[];
  /** What forms show against programs; absent for nothing. */
  readonly captcha?: CaptchaBrowser;
  /** A content editor is signed in (EDIT-001): extra hints and placeholders are shown. */
  readonly isEditor: boolean;
  /** The member who is signed in; absent for nobody. Nothing of a page with a member may be cached or shared. */
  readonly member?: VisitMember;
  /**
   * A member of staff books for somebody on the telephone: what a bar on each page says, in the visitor's language; absent for shoppers.
   * Nothing of such a page may be cached or shared.
   */
  readonly caller?: { readonly label: string; readonly notice: string; readonly end: string };
  /** A member of staff changes a trip for somebody on the telephone: as `caller`. */
  readonly tripCaller?: { readonly label: string; readonly notice: string; readonly end: string };
  /**
   * A voucher's code that the next checkout enters: what a bar on each page of the shop says, in the visitor's language; absent for none. Nothing of
   * such a page may be cached or shared.
   */
  readonly pendingCode?: { readonly label: string; readonly notice: string; readonly remove: string };
  /** What each page of a demonstration says, in the visitor's language; absent on a real shop. */
  readonly demonstration?: { readonly label: string; readonly notice: string };
  /** Moment that a preview pretends, ISO 8601; absent on the site itself, where it is now. */
  readonly pretendedNow?: string;
}

/** True for a service that contacts others, which asks for consent before it does (CONSENT-001). */
export function needsConsent(
  service: ConsentService,
  { wiredPorts = [] }: Pick<Visit, 'wiredPorts'>,
): boolean {
  return service === 'analytics' || wiredPorts.includes(service);
}

/** True for a visit whose pages no cache may store and nobody else may see: they show what is this visitor's alone. */
export function isPersonalVisit({
  isEditor,
  member,
  caller,
  tripCaller,
  pendingCode,
}: Pick<Visit, 'isEditor' | 'member' | 'caller' | 'tripCaller' | 'pendingCode'>): boolean {
  return isEditor || [member, caller, tripCaller, pendingCode].some((own) => own !== undefined);
}

/** Discount in per cent of flights and stay (DISC-005): that of the brand for a member with a verified address, 0 for everybody else. */
export function memberPercentOf({ brand, member }: Pick<Visit, 'brand' | 'member'>): number {
  return member?.isEmailVerified === true ? brand.membershipDiscountPercent : 0;
}

/** Sign-in and sign-up are offered where the brand's flag is on (AUTH-002) and an issuer knows people. */
export function offersSignIn({ brand, wiredPorts = [] }: Pick<Visit, 'brand' | 'wiredPorts'>): boolean {
  return brand.flags.authentication && wiredPorts.includes('identity');
}
