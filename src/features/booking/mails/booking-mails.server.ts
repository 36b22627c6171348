import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../defaults.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { MailAttachment, MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { createPaymentLinks } from '../instalments/create-payment-links.server.ts';
import { listPaymentRequests } from '../instalments/payment-requests.server.ts';
import { linkOf } from '../instalments/send-reminders.server.ts';
import type { BookingMail, BookingMails } from '../model/booking-mails.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { toSettlement } from '../model/settlement.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { composeMail, type MailContext, type RenderedMail } from './compose-mail.ts';
import { composePaymentMail } from './compose-payment-mail.ts';
import { composeVoucherMail } from './compose-voucher-mail.ts';

interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bookings: Pick<BookingStore, 'find'>;
  readonly mail: MailPort;
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: LiveBrands;
  /** Secret that signs the link to the result page. */
  readonly secret: string;
  /** Called when the confirmation has been sent: the trip is booked. Where it fails it is called again. */
  readonly onConfirmed?: (order: Order) => Promise<void>;
}

/** Mails of bookings through the mail port; the documents go with the confirmation. */
export function createBookingMails(deps: MailDeps): BookingMails {
  return {
    confirmation: (bookingId) => sendConfirmation(deps, bookingId),
    softBooked: (bookingId) => sendMail(deps, bookingId, 'soft-booked'),
    failed: (bookingId) => sendMail(deps, bookingId, 'failed'),
    cancelled: (bookingId) => sendMail(deps, bookingId, 'cancelled'),
    refundFailed: (bookingId) => sendMail(deps, bookingId, 'refund-failed'),
    link: (bookingId, copy) => sendMail(deps, bookingId, 'link', copy),
  };
}

/** What follows is repeated with the mail, which the mail server takes once. */
async function sendConfirmation(deps: MailDeps, bookingId: string): Promise<MailOutcome> {
  const outcome = await sendMail(deps, bookingId, 'confirmation');
  const booking = outcome === 'unknown' ? null : await deps.bookings.find(bookingId);
  if (booking !== null) await deps.onConfirmed?.(booking.order);
  return outcome;
}

async function sendMail(
  deps: MailDeps,
  bookingId: string,
  kind: BookingMail,
  copy?: number,
): Promise<MailOutcome> {
  const booking = await deps.bookings.find(bookingId);
  if (booking === null) throw new Error(`There is no booking ${bookingId}`);
  const { order } = booking;
  const brand = withMarketHotline(deps.brands.get(order.brand), order.chosenMarket);
  const context = {
    brand,
    texts: await loadTexts(order.language),
    bookingNumber: booking.bookingNumber,
    settlement: toSettlement(booking),
  };
  const mail = await composeAny(deps, kind, booking, context);
  // Changes of a trip speak with mails of their own.
  if (mail === null) return 'taken';
  return deps.mail.send(
    {
      id: ['booking', bookingId, kind, ...(copy === undefined ? [] : [copy])].join('-'),
      to: { name: nameOf(order), address: order.contact.email },
      from: { name: brand.name, address: brand.company.email },
      ...mail,
      attachments: kind === 'confirmation' ? await readDocuments(deps.db, bookingId) : [],
    },
    mailPolicy.sendTimeoutMs,
  );
}

type AnyContext = Omit<MailContext, 'order' | 'link' | 'linkUntil' | 'payBalance'>;

async function composeAny(
  deps: MailDeps,
  kind: BookingMail,
  booking: BookingRecord,
  context: AnyContext,
): Promise<RenderedMail | null> {
  const { order } = booking;
  switch (order.kind) {
    case 'trip':
      return composeTripMail(deps, kind, booking, {
        ...context,
        order,
        payBalance: kind === 'confirmation' ? await linkToBalance(deps, booking) : null,
      });
    case 'voucher':
      return composeVoucherMail(kind, { ...context, order });
    case 'payment': {
      const trip = await deps.bookings.find(order.tripBookingId);
      return composePaymentMail(kind, {
        ...context,
        order,
        bookingNumber: trip?.bookingNumber ?? context.bookingNumber,
      });
    }
    case 'change':
      return null;
  }
}

/** The link that pays the balance of a deposit; null where none is open. */
async function linkToBalance({ db, secret }: MailDeps, { id, order }: BookingRecord): Promise<string | null> {
  if (order.kind !== 'trip' || order.instalments === undefined) return null;
  const open = (await listPaymentRequests(db, id)).find(({ state }) => state === 'open');
  return open === undefined ? null : linkOf(order, createPaymentLinks(secret).tokenOf(open.id));
}

function composeTripMail(
  { clock, secret }: MailDeps,
  kind: BookingMail,
  booking: BookingRecord,
  context: Omit<MailContext, 'link' | 'linkUntil'>,
) {
  const linkUntil = lastDayOfResultLink(context.order.trip, dayAt(clock.now()));
  return composeMail(kind, { ...context, link: linkToResult(secret, booking, linkUntil), linkUntil });
}

/** Who a mail is to: the lead traveller, or the buyer of a gift voucher. */
function nameOf(order: Order): string {
  const person = order.kind === 'trip' ? order.travellers[0] : order.billing;
  return person === undefined ? '' : formatName(person);
}

function linkToResult(secret: string, { order, checkoutId }: BookingRecord, until: Day): string {
  const key = signResultKey(secret, checkoutId, until);
  return order.origin + buildPath('checkout_success', { _locale: order.locale, checkoutId }, { key });
}

function readDocuments(db: Db, bookingId: string): Promise<MailAttachment[]> {
  return openBookingTables(db)
    .selectFrom('booking_paper')
    .select(['name', 'type', 'content'])
    .where('booking_id', '=', bookingId)
    .orderBy('kind')
    .execute();
}
