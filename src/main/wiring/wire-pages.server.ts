import { findMilesOffer } from '../../api/checkout/find-miles-offer.server.ts';
import { isUnderWay } from '../../api/checkout/is-under-way.server.ts';
import type { VoucherDeps } from '../../api/vouchers/voucher-deps.ts';
import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import { listMethods } from '../../domain/booking/list-payment-methods.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createCancelPageLoader } from '../../features/booking/cancellation/load-cancel-page.server.ts';
import { createContractTransferPageLoader } from '../../features/booking/changes/contract-transfer/load-contract-transfer-page.server.ts';
import { createExtrasChangeLoader } from '../../features/booking/changes/extras/load-extras-change.server.ts';
import { createChangePageLoader } from '../../features/booking/changes/load-change-page.server.ts';
import { createChangeReviewPageLoader } from '../../features/booking/changes/load-change-review-page.server.ts';
import { createNameChangePageLoader } from '../../features/booking/changes/load-name-change-page.server.ts';
import { createRebookOfferList } from '../../features/booking/changes/rebook/create-rebook-offer-list.server.ts';
import { createRebookPageLoader } from '../../features/booking/changes/rebook/load-rebook-page.server.ts';
import { createPaymentLinks } from '../../features/booking/instalments/create-payment-links.server.ts';
import { createTripPageLoader } from '../../features/booking/my-trips/load-trip-page.server.ts';
import { createTripsPageLoader } from '../../features/booking/my-trips/load-trips-page.server.ts';
import { createNoticePageLoader } from '../../features/booking/notice-page/load-notice-page.server.ts';
import { findFreeCancellation } from '../../features/booking/notices/trip-notices.server.ts';
import type { FindPayable } from '../../features/booking/payment-link/find-payable.server.ts';
import { createPaymentLinkLoader } from '../../features/booking/payment-link/load-payment-link.server.ts';
import { createTripTranslator } from '../../features/booking/places/create-trip-translator.server.ts';
import { describeClimate } from '../../features/booking/places/describe-climate.server.ts';
import { findHotelAddress } from '../../features/booking/places/find-hotel-address.server.ts';
import { createProgressPageLoader } from '../../features/booking/progress/load-progress-page.server.ts';
import { createResultPageLoader } from '../../features/booking/result/load-result-page.server.ts';
import { createReviewPageLoader } from '../../features/booking/reviews/load-review-page.server.ts';
import { createVoucherOfferPageLoader } from '../../features/booking/voucher-offer-page/load-voucher-offer-page.server.ts';
import { createChallengePageLoader } from '../../features/checkout/challenge/load-challenge-page.server.ts';
import { createExtrasPageLoader } from '../../features/checkout/extras/load-extras-page.server.ts';
import { createPaymentPageLoader } from '../../features/checkout/payment/load-payment-page.server.ts';
import { createTravellersPageLoader } from '../../features/checkout/travellers/load-travellers-page.server.ts';
import { withOpenCheckout } from '../../features/checkout/with-open-checkout.server.ts';
import type { ComplaintReplies } from '../../features/complaints/complaint-replies.server.ts';
import { withComplaintReply } from '../../features/complaints/with-complaint-reply.server.ts';
import type { ContentRedirects, ContentStore } from '../../features/content/content-store.server.ts';
import { followRedirects } from '../../features/content/follow-redirects.server.ts';
import { createContentPageLoader } from '../../features/content/load-content-page.server.ts';
import { createFavoritesPageLoader } from '../../features/favorites/load-favorites-page.server.ts';
import { createDestinationPageLoader } from '../../features/glossary/load-destination-page.server.ts';
import { createGlossaryPageLoader } from '../../features/glossary/load-glossary-page.server.ts';
import { createHotelPageLoader } from '../../features/hotel/load-hotel-page.server.ts';
import {
  createAccountPageLoader,
  createSignInPageLoader,
  createVerificationPageLoader,
} from '../../features/members/load-member-pages.server.ts';
import { createConfirmPageLoader } from '../../features/newsletter/load-confirm-page.server.ts';
import {
  createAlertConfirmPageLoader,
  createAlertListPageLoader,
  createAlertPageLoader,
} from '../../features/price-alerts/load-alert-pages.server.ts';
import { createRoomRequestPageLoader } from '../../features/room-requests/load-room-request-page.server.ts';
import type { RoomRequestsDeps } from '../../features/room-requests/room-requests-deps.server.ts';
import { describeMask } from '../../features/search/mask/describe-mask.server.ts';
import { createPlacesPageLoader } from '../../features/search/places/load-places-page.server.ts';
import { createResultsPageLoader } from '../../features/search/results/load-results-page.server.ts';
import { listBoughtVouchers } from '../../features/vouchers/sale/list-bought-vouchers.server.ts';
import { createVoucherFormLoader } from '../../features/vouchers/sale/load-voucher-form.server.ts';
import { createVoucherResultLoader } from '../../features/vouchers/sale/load-voucher-result.server.ts';
import { createWithdrawalPageLoader } from '../../features/withdrawal/load-withdrawal-page.server.ts';
import type { PageRouteName } from '../../routes.ts';
import type { PageLoader } from '../../site/page-data.ts';
import type { Visit } from '../../site/visit.ts';
import { findCountryOf } from '../../trip-search/offers/find-country-of.server.ts';
import type { createTeaserOffers } from '../../trip-search/teasers/teaser-offers.server.ts';
import { createBookingLookup } from './booking-lookup.server.ts';
import { createOwnTripFinder } from './own-trip-finder.server.ts';
import type { Members, Shop } from './shop.server.ts';
import type { WiredTrips } from './wire-trips.server.ts';
import { findSoldVoucher, findVoucherOrder } from './wire-voucher-sale.server.ts';

/** Data sources of the shop's pages. */
interface PageSources
  extends Pick<
    Shop,
    | 'search'
    | 'favorites'
    | 'checkouts'
    | 'extrasService'
    | 'payments'
    | 'bookings'
    | 'loyalty'
    | 'priceAlerts'
  > {
  readonly content: ContentStore & ContentRedirects;
  readonly offersFor: ReturnType<typeof createTeaserOffers>;
  /** Null for a shop without members. */
  readonly members: Pick<
    Members,
    'identity' | 'store' | 'saved' | 'preferences' | 'listAirports' | 'findCustomer'
  > | null;
  /** Null for a shop without a newsletter. */
  readonly newsletter: Shop['newsletter'];
  /** Answers to forms without script; null for a shop that takes no complaints. */
  readonly complaintReplies: ComplaintReplies | null;
  readonly roomRequests: RoomRequestsDeps;
  readonly vouchers: VoucherDeps;
  readonly trips: WiredTrips;
  readonly findPayable: FindPayable;
  /** Signs the links to a booking in mails. */
  readonly secret: string;
}

/** The loader of each page of the route table; a page without one does not compile. */
export function wirePages(sources: PageSources): Readonly<Record<PageRouteName, PageLoader>> {
  const {
    content,
    offersFor,
    search,
    favorites,
    checkouts,
    extrasService,
    payments,
    bookings,
    loyalty,
    members,
    newsletter,
    priceAlerts,
    complaintReplies,
    roomRequests,
    vouchers,
    trips,
    findPayable,
    secret,
  } = sources;
  const alertPages = {
    ...priceAlerts,
    search,
    clock: systemClock,
    findCustomer: members?.findCustomer ?? null,
  };
  const bookingLookup = createBookingLookup(bookings);
  const findOwnTrip = createOwnTripFinder(checkouts);
  const resultPages = {
    bookings,
    findOwnTrip,
    secret,
    clock: systemClock,
    findClimate: (visit: Visit, trip: BookedTrip) => describeClimate(search, visit, trip),
  };
  const translate = createTripTranslator(search);
  const contentPages = followRedirects(
    createContentPageLoader({ store: content, clock: systemClock, offersFor }),
    content,
  );
  return {
    homepage: complaintReplies === null ? contentPages : withComplaintReply(contentPages, complaintReplies),
    resultlist: createResultsPageLoader(search),
    all_destinations: createPlacesPageLoader(search),
    hoteldetail: createHotelPageLoader(search),
    favorites: createFavoritesPageLoader(search, favorites),
    seoDestinationGlossary: createGlossaryPageLoader(search),
    seoDestinationContent: createDestinationPageLoader(search, describeMask),
    my_trips: createTripsPageLoader({ db: trips.db, clock: systemClock, translate }),
    trip_change: createChangePageLoader({ ...trips, clock: systemClock }),
    trip_change_name: createNameChangePageLoader({ ...trips, clock: systemClock }),
    trip_change_transfer: createContractTransferPageLoader({ ...trips, clock: systemClock }),
    trip_change_extras: createExtrasChangeLoader({ ...trips, clock: systemClock }),
    trip_rebook: createRebookPageLoader({
      ...trips,
      listOffers: createRebookOfferList(search),
      clock: systemClock,
    }),
    trip_change_review: createChangeReviewPageLoader({
      ...trips,
      listMethods: (visit, companyId) => listMethods(visit.brand.payment.methods, payments.of(companyId)),
      clock: systemClock,
    }),
    trip: createTripPageLoader({
      ...resultPages,
      db: trips.db,
      access: trips.access,
      data: trips.data,
      walletIssuer: trips.walletIssuer,
      maps: trips.maps,
      links: createPaymentLinks(secret),
      sales: trips.sales,
      refundWaitMs: trips.refundWaitMs,
      translate,
      findHotelAddress: (visit, hotelId) => findHotelAddress(search, visit, hotelId),
    }),
    trip_notice: createNoticePageLoader({ ...trips, translate, clock: systemClock }),
    trip_voucher_offer: createVoucherOfferPageLoader({ ...trips, translate, clock: systemClock }),
    trip_cancel: createCancelPageLoader({
      translate,
      access: trips.access,
      clock: systemClock,
      findFreeCancellation: (bookingId) => findFreeCancellation(trips.db, bookingId, systemClock.now()),
    }),
    trip_review: createReviewPageLoader({ ...trips, translate }),
    login: createSignInPageLoader(),
    verification_required: createVerificationPageLoader(members?.store ?? null),
    account: createAccountPageLoader(
      members === null ? null : { ...members, accountPages: members.identity.accountPages ?? null },
      newsletter,
      (memberId, brand) => listBoughtVouchers({ db: trips.db, clock: systemClock }, { memberId, brand }),
    ),
    newsletter_confirm: createConfirmPageLoader(newsletter),
    price_alert: createAlertPageLoader(alertPages),
    room_request: createRoomRequestPageLoader(roomRequests),
    price_alert_confirm: createAlertConfirmPageLoader(alertPages),
    price_alerts: createAlertListPageLoader(alertPages),
    checkout_ancillaries: createExtrasPageLoader({
      checkouts,
      service: extrasService,
      clock: systemClock,
      isUnderWay: (checkoutId) => isUnderWay(bookings, checkoutId),
    }),
    checkout_info: createTravellersPageLoader({
      checkouts,
      service: extrasService,
      clock: systemClock,
      isUnderWay: (checkoutId) => isUnderWay(bookings, checkoutId),
      findCountryOf: (visit, hotelId) => findCountryOf(search, visit, hotelId),
      members,
    }),
    checkout_customer_payment: withOpenCheckout(
      createPaymentPageLoader({
        checkouts,
        payments,
        clock: systemClock,
        findMiles: (visit, checkout, visitor) =>
          findMilesOffer({ loyalty, checkouts, clock: systemClock }, visit.brand, checkout, visitor),
      }),
      bookingLookup,
    ),
    checkout_payment: createChallengePageLoader(checkouts, bookingLookup, systemClock),
    checkout_processing: createProgressPageLoader({ bookings, findOwnTrip }),
    checkout_success: createResultPageLoader('checkout_success', resultPages),
    checkout_fail: createResultPageLoader('checkout_fail', resultPages),
    checkout_soft_booked: createResultPageLoader('checkout_soft_booked', resultPages),
    voucher_form: createVoucherFormLoader({
      ...vouchers,
      findOrder: (checkoutId) => findVoucherOrder(bookings, checkoutId),
    }),
    voucher: createVoucherResultLoader({
      checkouts: vouchers.checkouts,
      findSold: (checkoutId) => findSoldVoucher(bookings, checkoutId),
    }),
    payment_link: createPaymentLinkLoader({
      findPayable,
      bookings,
      listMethods: (visit, companyId) => listMethods(visit.brand.payment.methods, payments.of(companyId)),
      clock: systemClock,
    }),
    withdrawal: createWithdrawalPageLoader(),
  };
}
