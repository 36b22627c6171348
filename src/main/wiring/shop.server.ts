import type { FastifyInstance } from 'fastify';
import type { TakeFlightWebhook } from '../../api/booking/supplier-webhooks.server.ts';
import type { Loyalty } from '../../api/checkout/find-miles-offer.server.ts';
import type { ComplaintsDeps } from '../../api/complaints/complaints-deps.ts';
import type { EditingApiDeps } from '../../api/editing/editing.server.ts';
import type { MembersDeps } from '../../api/members/members-deps.ts';
import type { OfficeDeps } from '../../api/office/serving/office-deps.server.ts';
import type {
  LoyaltySwitches,
  PaymentSwitches,
  SupplySwitches,
} from '../../api/operations/supply-switches.server.ts';
import type { SitemapDeps } from '../../api/search/sitemaps.server.ts';
import type { ChangeCallDeps } from '../../api/trips/change-calls.server.ts';
import type { NoticeCallDeps } from '../../api/trips/notice-calls.server.ts';
import type { ReviewCallDeps } from '../../api/trips/review-calls.server.ts';
import type { TripCallDeps } from '../../api/trips/trip-calls.server.ts';
import type { VoucherOfferCallDeps } from '../../api/trips/vouchers/voucher-offer-calls.server.ts';
import type { VoucherDeps } from '../../api/vouchers/voucher-deps.ts';
import type { CountStep } from '../../domain/staff/sale-step.ts';
import type { BookingFigures } from '../../features/booking/limits/booking-figures.server.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { FindPayable } from '../../features/booking/payment-link/find-payable.server.ts';
import type { VoucherLiability } from '../../features/booking/store/voucher-ledger.server.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { OrderCodes } from '../../features/checkout/codes/order-codes.server.ts';
import type { ExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import type { PartnerCheckouts } from '../../features/checkout/partner-checkouts.server.ts';
import type { ListedPage } from '../../features/content/list-content-pages.server.ts';
import type { FavoritesStore } from '../../features/favorites/favorites-store.server.ts';
import type { MediaStore } from '../../features/media/media-store.server.ts';
import type { RunningNewsletter } from '../../features/newsletter/create-newsletter.server.ts';
import type { PriceAlerts } from '../../features/price-alerts/price-alert.ts';
import type { FormatTripLine } from '../../features/price-alerts/price-alerts-deps.server.ts';
import type { RoomRequestsDeps } from '../../features/room-requests/room-requests-deps.server.ts';
import type { Withdrawals } from '../../features/withdrawal/withdrawals.server.ts';
import type { AnalyticsQueue } from '../../ports/analytics/analytics-port.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import type { ImagePort } from '../../ports/images/image-port.ts';
import type { Outbox } from '../../ports/mail/outbox-port.ts';
import type { MapTilesPort } from '../../ports/map-tiles/map-tiles-port.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { Assets } from '../../server/files/assets.server.ts';
import type { LoadNotices, PageLoaders } from '../../server/pages/load-page.server.ts';
import type { SupplyHealth } from '../../server/supply/follow-supply.server.ts';
import type { Sites } from '../../server/visitor/sites.server.ts';
import type { FrameContent } from '../../site/page-data.ts';
import type { Visit } from '../../site/visit.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';

/** Members, and the embedded identity provider where there is one. */
export interface Members extends MembersDeps {
  readonly embedded: { readonly hostname: string; readonly app: FastifyInstance } | null;
}

/** Price alerts, and how their pages and mails describe a search. */
export interface ShopPriceAlerts {
  readonly alerts: PriceAlerts;
  readonly formatTripLine: FormatTripLine;
}

/** Dependencies of the HTTP server, assembled in `main/wiring`. */
export interface Shop {
  /** The sites that this server answers, by host. */
  readonly sites: Sites;
  readonly loaders: PageLoaders;
  /** The pages that editors have made for a brand. */
  readonly listContentPages: (brand: string) => Promise<readonly ListedPage[]>;
  readonly findPageChanges: SitemapDeps['findPageChanges'];
  readonly loadNotices: LoadNotices;
  readonly loadFrame: (visit: Visit) => Promise<FrameContent>;
  readonly assets: Assets;
  /** Folder of the built browser side; null in development, where files are transformed on request. */
  readonly clientFolder: string | null;
  readonly images: ImagePort;
  readonly mapTiles: MapTilesPort;
  /** What forms show against programs. */
  readonly captcha: CaptchaPort;
  /** Analytics for visitors who agreed to it; null when the operator has configured none. */
  readonly analytics: AnalyticsQueue | null;
  /** Counts how far visitors come, for the first page of the back office. */
  readonly countStep: CountStep;
  readonly search: Search;
  /** How the offers of this process follow the supplier. */
  readonly supplyHealth: () => SupplyHealth;
  /** Sets faults of the embedded supplier and payment provider; never reachable in production. */
  readonly supplySwitches: SupplySwitches | null;
  /** The same for the payment provider. */
  readonly paymentSwitches: PaymentSwitches | null;
  /** The same for the loyalty programme; null for a shop without miles. */
  readonly loyaltySwitches: LoyaltySwitches | null;
  readonly checkouts: CheckoutStore;
  readonly partnerCheckouts: PartnerCheckouts;
  /** Gift vouchers and promotion codes. */
  readonly codes: OrderCodes;
  readonly payments: CompanyPayments;
  /** Null for a shop whose supplier of flights reports nothing. */
  readonly takeFlightWebhook: TakeFlightWebhook | null;
  readonly bookings: Bookings;
  /** Holds and cards of orders, for the metrics. */
  readonly bookingFigures: BookingFigures;
  /** Bookings that are past their retention and still name people. */
  readonly countOverdueBookings: () => Promise<number>;
  /** Refunds that are not made although their promised day is over. */
  readonly countLateRefunds: () => Promise<number>;
  /** Withdrawals that staff have not settled yet. */
  readonly countOpenWithdrawals: () => Promise<number>;
  readonly readVoucherLiability: () => Promise<readonly VoucherLiability[]>;
  readonly extrasService: ExtrasService;
  /** The loyalty programme; null for a shop without miles. */
  readonly loyalty: Loyalty | null;
  /** Pictures that editors have uploaded; null for a shop without. */
  readonly media: MediaStore | null;
  /** The back office, where staff manage bookings; null for a shop without. */
  readonly office: OfficeDeps | null;
  /** Where editors work; null for a shop without. */
  readonly editing: EditingApiDeps | null;
  /** The outbox of a shop without a mail server; null with one. */
  readonly outbox: Pick<Outbox, 'list' | 'findAttachment'> | null;
  readonly favorites: FavoritesStore;
  /** Where people sign in; null for a shop without an issuer. */
  readonly members: Members | null;
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: RunningNewsletter | null;
  readonly priceAlerts: ShopPriceAlerts;
  /** The complaint form; null for a shop that takes no complaints. */
  readonly complaints: ComplaintsDeps | null;
  /** The form that asks for an accessible room; null for a shop without cases. */
  readonly roomRequests: RoomRequestsDeps | null;
  readonly vouchers: VoucherDeps;
  /** Opens the links of payments for booked trips. */
  readonly findPayable: FindPayable;
  readonly withdrawals: Withdrawals;
  /** What travellers do with their trips after they have booked them. */
  readonly trips: TripCallDeps & ChangeCallDeps & NoticeCallDeps & ReviewCallDeps & VoucherOfferCallDeps;
  close(): Promise<void>;
}
