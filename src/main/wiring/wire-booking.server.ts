import type { NoticesOffice } from '../../api/office/serving/office-deps.server.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { bookingTimings } from '../../defaults.ts';
import type { Order } from '../../domain/booking/booking-order.ts';
import type { IsPricedAs } from '../../domain/money/purchase-currency.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createBookings } from '../../features/booking/create-bookings.server.ts';
import type { HotelPictures } from '../../features/booking/documents/hotel-pictures.server.ts';
import { createPaymentLinks } from '../../features/booking/instalments/create-payment-links.server.ts';
import { startReminderSender } from '../../features/booking/instalments/reminder-sender.server.ts';
import type { BookingFigures } from '../../features/booking/limits/booking-figures.server.ts';
import { createBookingMails } from '../../features/booking/mails/booking-mails.server.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { PaymentLinks } from '../../features/booking/model/payment-links.ts';
import type { DocumentRenderer } from '../../features/booking/model/travel-document.ts';
import type { VoucherHolds } from '../../features/booking/model/voucher-holds.server.ts';
import type { VoucherSales } from '../../features/booking/model/voucher-sales.server.ts';
import { createNoticeAnswers } from '../../features/booking/notices/answer-notice.server.ts';
import { createPriceRaiseEntry } from '../../features/booking/notices/enter-price-raise.server.ts';
import { createIncidents } from '../../features/booking/notices/incidents.server.ts';
import { findRaisable, markLateRaiseSeen } from '../../features/booking/notices/late-raises.server.ts';
import { listNotices } from '../../features/booking/notices/list-notices.server.ts';
import { createNoticeMails } from '../../features/booking/notices/notice-mails.server.ts';
import { startNoticeSender } from '../../features/booking/notices/notice-sender.server.ts';
import { createPriceRaise } from '../../features/booking/notices/raise-price.server.ts';
import { startNoticeIntake } from '../../features/booking/notices/take-notices.server.ts';
import {
  findNoticeOfOffice,
  readNoticeOfBooking,
} from '../../features/booking/notices/trip-notices.server.ts';
import {
  createPayableFinder,
  type FindPayable,
} from '../../features/booking/payment-link/find-payable.server.ts';
import { createBookingStore } from '../../features/booking/store/booking-store.server.ts';
import { startVoucherOfferMails } from '../../features/booking/voucher-offer/start-voucher-offer-mails.server.ts';
import type { LoyaltyProgramme } from '../../features/booking/workflow/perform-step.server.ts';
import { freezeCheckout } from '../../features/checkout/freeze-checkout.server.ts';
import type { RunningNewsletter } from '../../features/newsletter/create-newsletter.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { LiveSupply, SupplyNotices } from '../../ports/supply/supply-port.ts';
import type { AppDeps } from './app-deps.ts';
import { subscribeShopper } from './site/subscribe-shopper.server.ts';

interface BookingWiringDeps {
  readonly db: Db;
  readonly mail: MailPort;
  readonly supply: LiveSupply;
  readonly isPricedAs: IsPricedAs;
  /** What the supplier announces about bookings. */
  readonly notices: SupplyNotices;
  readonly payments: CompanyPayments;
  readonly liveBrands: LiveBrands;
  readonly documents: DocumentRenderer;
  readonly pictures: HotelPictures;
  readonly vouchers: VoucherHolds;
  readonly sales: VoucherSales;
  readonly loyalty: LoyaltyProgramme | null;
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: Pick<RunningNewsletter, 'subscribeFrom'> | null;
}

interface WiredBooking {
  readonly bookings: Bookings;
  /** The links of payments for booked trips. */
  readonly links: PaymentLinks;
  readonly findPayable: FindPayable;
  readonly figures: BookingFigures;
  readonly notices: NoticesOffice;
  close(): Promise<void>;
}

/** What carries out orders and sends their mails. */
export function wireBooking(
  { env, pool, log, cookieSecret }: AppDeps,
  {
    db,
    mail,
    supply,
    isPricedAs,
    notices,
    payments,
    liveBrands,
    documents,
    pictures,
    vouchers,
    sales,
    loyalty,
    newsletter,
  }: BookingWiringDeps,
): WiredBooking {
  const bookings = createBookings({
    db,
    pool,
    clock: systemClock,
    supply,
    isPricedAs,
    payments,
    documents,
    vouchers,
    freezeCheckout,
    sales,
    loyalty,
    mails: createBookingMails({
      db,
      clock: systemClock,
      mail,
      brands: liveBrands,
      pictures,
      documents,
      bookings: createBookingStore(db),
      secret: cookieSecret,
      ...(newsletter === null
        ? {}
        : {
            onConfirmed: (order: Order) => subscribeShopper(newsletter, liveBrands, order),
          }),
    }),
    cardRangesOf: (brand) => liveBrands.get(brand).payment.cardRanges,
    secret: cookieSecret,
    timings: { ...bookingTimings, refundWaitMs: env.refundWaitMs },
    report: (error) => log.error({ err: error }, 'a step of a booking failed and is retried'),
  });
  const links = createPaymentLinks(cookieSecret);
  const reminders = startReminderSender({
    db,
    clock: systemClock,
    brands: liveBrands,
    mail,
    links,
    cancelUnpaid: (bookingId) => bookings.cancelUnpaid(bookingId),
    report: (error) => log.error({ err: error }, 'a reminder of a payment failed and is tried again'),
  });
  const offers = startVoucherOfferMails({
    db,
    clock: systemClock,
    brands: liveBrands,
    mail,
    sales,
    refundWaitMs: env.refundWaitMs,
    secret: cookieSecret,
    report: (error) => log.error({ err: error }, 'a mail about a voucher failed and is tried again'),
  });
  const reportNotice = (error: unknown) =>
    log.error({ err: error }, 'a notice about a trip failed and is tried again');
  const raisePrice = createPriceRaise(bookings, (bookingId, noticeId) =>
    readNoticeOfBooking(db, bookingId, noticeId),
  );
  const sending = startNoticeSender({
    db,
    clock: systemClock,
    mails: createNoticeMails({ brands: liveBrands, clock: systemClock, mail, secret: cookieSecret }),
    documents,
    cancelFree: (bookingId) => bookings.cancelFree(bookingId),
    raisePrice,
    report: reportNotice,
  });
  const intake = startNoticeIntake({
    db,
    clock: systemClock,
    notices,
    onTaken: sending.wake,
    report: reportNotice,
  });
  return {
    bookings,
    links,
    findPayable: createPayableFinder(db, links, systemClock),
    figures: bookings.figures,
    notices: {
      list: (list, brands, limit) => listNotices(db, list, brands, limit === undefined ? {} : { limit }),
      incidents: createIncidents({ db, clock: systemClock, onOpened: sending.wake }),
      find: (id) => findNoticeOfOffice(db, id),
      answers: createNoticeAnswers({
        db,
        clock: systemClock,
        cancelFree: (bookingId) => bookings.cancelFree(bookingId),
        raisePrice,
      }),
      enterRaise: createPriceRaiseEntry({ db, clock: systemClock, onEntered: sending.wake }),
      findRaisable: (bookingNumber) => findRaisable(db, bookingNumber),
      markLateRaiseSeen: (bookingNumber, noticeId) =>
        markLateRaiseSeen(db, { bookingNumber, noticeId, at: systemClock.now() }),
    },
    async close() {
      await Promise.all([intake.close(), sending.close(), reminders.close(), offers.close()]);
      await bookings.close();
    },
  };
}
