import type { ShownFlights } from '../domain/search/describe-flights.ts';
import type { PageRouteName } from '../routes.ts';
import type { RouteMatch } from '../url.ts';
import type { ModuleInstance } from './module-instance.ts';
import type { TrackedEvent } from './tracking/tracked-event.ts';
import type { ViewProps } from './view-props.ts';
import type { Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';

/** What the browser shows in its tab, and search engines in their results. */
export interface PageMetaContent {
  readonly title: string;
  readonly description: string;
  /** True keeps the page out of search engines. */
  readonly isHidden?: boolean;
  /** Scene key of the picture in link previews of the page. */
  readonly scene?: string;
  /** Path and query under which search engines keep the page, where that is not its path without query. */
  readonly canonicalPath?: string;
  /** What the page is about, in the words of schema.org: one JSON-LD object each, `@context` left out. */
  readonly structuredData?: readonly StructuredData[];
}

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export type ViewName = keyof ViewProps;

/** The view, or views, of each of these pages. */
interface RouteViews {
  readonly homepage: 'content' | 'contentForms';
  readonly resultlist: 'results';
  readonly all_destinations: 'places';
  readonly hoteldetail: 'hotel' | 'hotelCalendar';
  readonly favorites: 'favorites';
  readonly price_alert: 'priceAlert';
  readonly room_request: 'roomRequest';
  readonly price_alert_confirm: 'priceAlertConfirm';
  readonly price_alerts: 'priceAlerts';
  readonly seoDestinationGlossary: 'glossary';
  readonly seoDestinationContent: 'destination';
  readonly my_trips: 'myTrips';
  readonly trip_change: 'tripChange';
  readonly trip_change_name: 'tripChangeName';
  readonly trip_change_transfer: 'tripContractTransfer';
  readonly trip_change_extras: 'tripChangeExtras';
  readonly trip_rebook: 'tripRebook';
  readonly trip_change_review: 'tripChangeReview';
  readonly trip: 'trip';
  readonly trip_cancel: 'tripCancel';
  readonly trip_notice: 'tripNotice';
  readonly trip_voucher_offer: 'tripVoucherOffer';
  readonly trip_review: 'tripReview';
  readonly login: 'signIn';
  readonly verification_required: 'verificationRequired';
  readonly account: 'account';
  readonly newsletter_confirm: 'newsletterConfirm';
  readonly checkout_ancillaries: 'checkoutExtras';
  readonly checkout_info: 'checkoutTravellers';
  readonly checkout_customer_payment: 'checkoutPayment';
  readonly checkout_payment: 'checkoutChallenge';
  readonly checkout_processing: 'bookingProgress';
  readonly checkout_success: 'bookingResult';
  readonly checkout_fail: 'bookingResult';
  readonly checkout_soft_booked: 'bookingResult';
  readonly voucher_form: 'voucherForm' | 'voucherPayment';
  readonly voucher: 'voucherResult';
  readonly payment_link: 'paymentLink';
  readonly withdrawal: 'withdrawal';
}

/** Null for the views of no route: not found, failure. */
type RouteOf<Name extends ViewName> = Name extends RouteViews[PageRouteName]
  ? { [Route in PageRouteName]: Name extends RouteViews[Route] ? Route : never }[PageRouteName]
  : null;

/**
 * Answer of the page-content call (API-004, API-005), the same data that a server-rendered page is made from. A view comes
 * with its own props and routes: a loader that pairs a view with those of another does not compile.
 */
export type PageData = {
  readonly [Name in ViewName]: PageAbout & {
    readonly view: Name;
    readonly props: ViewProps[Name];
    readonly route: RouteOf<Name>;
  };
}[ViewName];

/** What an answer says of its page, whichever view shows it. */
interface PageAbout {
  /** HTTP status of the page; anything other than 200 gives the not-found or failure view (SHELL-046). */
  readonly code: number;
  readonly pageMetaContent: PageMetaContent;
  /** Events to send once the page is shown (TRACK-001 to TRACK-003). */
  readonly events?: readonly TrackedEvent[];
  /** The flights that the page shows as chosen: some notices concern them (MOD-117). */
  readonly flights?: ShownFlights;
  /** What editors have put above the middle of this page, in the visitor's language; absent for nothing. */
  readonly notices?: readonly ModuleInstance[];
  /** Equal for two responses with the same notices, although served notices have no props. */
  readonly noticesTag?: string;
  /** Path and query of another page that this address leads to at the moment; then nothing else of the answer is shown. */
  readonly redirectTo?: string;
  /** It shows what one visitor has typed: no cache stores it. */
  readonly isPersonal?: boolean;
  /** It leads there for good: who knows this address had better forget it. */
  readonly isPermanent?: boolean;
}

/** Parts around every page, filled by editors: navigation and footer of the brand in the visitor's language. */
export interface FrameContent {
  readonly topNavigation: ModuleInstance | null;
  readonly footer: ModuleInstance | null;
}

/** Everything the server passes to the browser, once, with the first page. */
export interface PagePayload {
  readonly visit: Visit;
  readonly frame: FrameContent;
  readonly page: PageData;
  /** Path and query of the page, where a form of the frame leads back to. */
  readonly path: string;
}

/** Loads what one page route shows, or null where its parameters name nothing. */
export type PageLoader = (
  visit: Visit,
  match: RouteMatch,
  url: URL,
  visitor: Visitor,
) => Promise<PageData | null>;
