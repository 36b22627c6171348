import type { ChangeCallDeps } from '../../api/trips/change-calls.server.ts';
import { createChangedOfferFinder } from '../../api/trips/changed-offer-finder.server.ts';
import type { NoticeCallDeps } from '../../api/trips/notice-calls.server.ts';
import type { ReviewCallDeps } from '../../api/trips/review-calls.server.ts';
import type { TripCallDeps } from '../../api/trips/trip-calls.server.ts';
import type { VoucherOfferCallDeps } from '../../api/trips/vouchers/voucher-offer-calls.server.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { guestReviews, mediaLimits } from '../../defaults.ts';
import type { IsPricedAs } from '../../domain/money/purchase-currency.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { ListAlternatives } from '../../features/booking/alternatives/alternative.ts';
import { createAlternativeList } from '../../features/booking/alternatives/create-alternative-list.server.ts';
import { createChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import type { AskAddableExtras } from '../../features/booking/changes/change-rules/add-extras.ts';
import { createExtrasQuestion } from '../../features/booking/changes/change-rules/extras-question.server.ts';
import { findChange } from '../../features/booking/changes/find-change.server.ts';
import { createChangeJudge } from '../../features/booking/changes/judge-change.ts';
import { createPaymentLinks } from '../../features/booking/instalments/create-payment-links.server.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { VoucherHolds } from '../../features/booking/model/voucher-holds.server.ts';
import type { VoucherSales } from '../../features/booking/model/voucher-sales.server.ts';
import { createTripCodes } from '../../features/booking/my-trips/codes/trip-codes.server.ts';
import { createLinkRequests } from '../../features/booking/my-trips/link-requests.server.ts';
import type { TripMaps } from '../../features/booking/my-trips/map/trip-map.ts';
import { openTripAccess } from '../../features/booking/my-trips/open-trip-access.server.ts';
import { createTripData } from '../../features/booking/my-trips/trip-data.server.ts';
import { loadTripRecords } from '../../features/booking/my-trips/trip-records.server.ts';
import type { WalletIssuer } from '../../features/booking/my-trips/wallet/wallet-issuer.ts';
import { createNoticeAnswers } from '../../features/booking/notices/answer-notice.server.ts';
import { createPriceRaise } from '../../features/booking/notices/raise-price.server.ts';
import { findNotice, readNoticeOfBooking } from '../../features/booking/notices/trip-notices.server.ts';
import { createReviewStore, type ReviewStore } from '../../features/booking/reviews/review-store.server.ts';
import { createVoucherAnswering } from '../../features/booking/voucher-offer/answer-voucher-offer.server.ts';
import {
  type ShownOfferDeps,
  showVoucherOffers,
} from '../../features/booking/voucher-offer/show-voucher-offers.server.ts';
import { listOwnCases } from '../../features/cases/store/list-own-cases.server.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { listCredits } from '../../features/loyalty/list-credits.server.ts';
import { readUpload } from '../../features/media/read-upload.server.ts';
import type { RunningNewsletter } from '../../features/newsletter/create-newsletter.server.ts';
import type { PriceAlerts } from '../../features/price-alerts/price-alert.ts';
import { listWithdrawals } from '../../features/withdrawal/list-withdrawals.server.ts';
import { limitConcurrency } from '../../jobs/limit-concurrency.server.ts';
import { eraseMailsTo } from '../../ports/mail/erase-mails.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { describeTrip } from '../../trip-search/hotels/describe-trip.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';

interface TripsWiring {
  readonly db: Db;
  readonly bookings: Bookings;
  readonly checkouts: Pick<CheckoutStore, 'find'>;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
  readonly search: Search;
  readonly supply: LiveSupply;
  readonly isPricedAs: IsPricedAs;
  readonly payments: CompanyPayments;
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: Pick<RunningNewsletter, 'exportData' | 'eraseData'> | null;
  readonly priceAlerts: Pick<PriceAlerts, 'exportData' | 'eraseData'>;
  /** Signs the links in mails, and is the key of the codes' digests. */
  readonly secret: string;
  /** Null for a shop without passes for wallets. */
  readonly walletIssuer: WalletIssuer | null;
  readonly maps: TripMaps;
  readonly vouchers: VoucherHolds;
  readonly sales: VoucherSales;
  /** For which refunds wait before they are sent, milliseconds. */
  readonly refundWaitMs: number;
}

/** The calls of travellers, and the database for the pages of their trips. */
export interface WiredTrips
  extends TripCallDeps,
    ChangeCallDeps,
    NoticeCallDeps,
    ReviewCallDeps,
    VoucherOfferCallDeps,
    ShownOfferDeps {
  readonly bookings: Bookings;
  readonly reviews: ReviewStore;
  readonly db: Db;
  readonly sales: VoucherSales;
  /** For which refunds wait before they are sent, milliseconds. */
  readonly refundWaitMs: number;
  readonly maps: TripMaps;
  readonly askExtras: AskAddableExtras;
  readonly listAlternatives: ListAlternatives;
}

/** What travellers do with their trips after they have booked them. */
export function wireTrips({
  db,
  bookings,
  checkouts,
  mail,
  search,
  supply,
  isPricedAs,
  payments,
  liveBrands,
  newsletter,
  priceAlerts,
  secret,
  walletIssuer,
  maps,
  vouchers,
  sales,
  refundWaitMs,
}: TripsWiring): WiredTrips {
  const clock = systemClock;
  const askExtras = createExtrasQuestion(supply, clock, isPricedAs);
  const listAlternatives = createAlternativeList(search);
  const runLimited = limitConcurrency(mediaLimits.picturesAtOnce, guestReviews.waitingPictures);
  return {
    db,
    bookings,
    payments,
    clock,
    findChange: (tripBookingId, id) => findChange(db, tripBookingId, id),
    askExtras,
    listAlternatives,
    judge: createChangeJudge({
      clock,
      findOffer: createChangedOfferFinder({ search, supply, describeTrip }),
      askExtras,
      alternatives: {
        listAlternatives,
        findNotice: (bookingId, noticeId) => findNotice(db, bookingId, noticeId),
      },
    }),
    access: openTripAccess({
      db,
      clock,
      secret,
      ownsCheckout: async (checkoutId, session, memberId) =>
        (await checkouts.find(checkoutId, session, memberId)) !== null,
    }),
    drafts: createChangeDrafts(secret, clock),
    noticeAnswers: createNoticeAnswers({
      db,
      clock,
      cancelFree: (bookingId) => bookings.cancelFree(bookingId),
      raisePrice: createPriceRaise(bookings, (bookingId, noticeId) =>
        readNoticeOfBooking(db, bookingId, noticeId),
      ),
    }),
    sales,
    refundWaitMs,
    showOffers: (opened) => showVoucherOffers({ db, sales, refundWaitMs }, opened),
    answerVoucherOffer: createVoucherAnswering({
      db,
      clock,
      vouchers,
      sales,
      links: createPaymentLinks(secret),
      refundWaitMs,
    }),
    reviews: createReviewStore({ db, clock }),
    readPicture: async (file) => (await runLimited(() => readUpload(file))) ?? { ok: false, reason: 'busy' },
    codes: createTripCodes({ db, clock, mail, brands: liveBrands, secret }),
    listRefunds: async (bookingId) => (await loadTripRecords(db, bookingId)).refunds,
    links: createLinkRequests({ db, clock }),
    walletIssuer,
    maps,
    data: createTripData({
      db,
      clock,
      eraseOthers: async (email) => {
        await newsletter?.eraseData(email);
        await priceAlerts.eraseData(email);
        await eraseMailsTo(db, email);
      },
      exportOthers: async ({ id, bookingNumber, order }) => ({
        complaints: await listOwnCases(db, { bookingId: id }),
        withdrawals: await listWithdrawals(db, { bookingNumber, email: order.contact.email }),
        miles: await listCredits(db, id),
        newsletter: (await newsletter?.exportData(order.contact.email)) ?? null,
        priceAlerts: await priceAlerts.exportData(order.contact.email),
      }),
    }),
  };
}
