import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../defaults.ts';
import type { ChangeOrder, Order } from '../../../domain/booking/booking-order.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { MailAttachment, MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { BookingMail, BookingMails } from '../model/booking-mails.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { toSettlement } from '../model/settlement.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { changeMails, composeChangeMail } from './compose-change-mail.ts';
import { composeMail, type MailContext } from './compose-mail.ts';
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
  // A change confirms nothing that was not confirmed.
  if (booking !== null && booking.order.kind !== 'change') await deps.onConfirmed?.(booking.order);
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
  const order = currentOrder(booking);
  const brand = withMarketHotline(deps.brands.get(order.brand), order.chosenMarket);
  const context = {
    brand,
    texts: await loadTexts(order.language),
    bookingNumber: booking.bookingNumber,
    settlement: toSettlement(booking),
  };
  // Later orders for a trip speak with mails of their own.
  if (order.kind === 'payment' || (order.kind === 'change' && !(kind in changeMails))) return 'taken';
  const mail =
    order.kind === 'voucher'
      ? composeVoucherMail(kind, { ...context, order })
      : order.kind === 'change'
        ? composeChangeMail(kind as keyof typeof changeMails, {
            ...context,
            order,
            link: linkToTrip(deps, order),
          })
        : composeTripMail(deps, kind, booking, { ...context, order });
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

function composeTripMail(
  { clock, secret }: MailDeps,
  kind: BookingMail,
  booking: BookingRecord,
  context: Omit<MailContext, 'link' | 'linkUntil'>,
) {
  const linkUntil = lastDayOfResultLink(context.order.trip, dayAt(clock.now()));
  return composeMail(kind, { ...context, link: linkToBooking(secret, booking, linkUntil), linkUntil });
}

/** The page of the trip that a change belongs to. */
function linkToTrip({ clock, secret }: MailDeps, order: ChangeOrder): string {
  const until = lastDayOfResultLink(order.after.trip, dayAt(clock.now()));
  return linkToBooking(secret, { order, checkoutId: order.tripCheckoutId, bookedAt: clock.now() }, until);
}

/** Who a mail is to: the lead traveller, or the buyer of a gift voucher. */
function nameOf(order: Order): string {
  const person =
    order.kind === 'trip'
      ? order.travellers[0]
      : order.kind === 'change'
        ? order.after.travellers[0]
        : order.billing;
  return person === undefined ? '' : formatName(person);
}

/** The page of the trip once it is booked; before, the page that says how the order is doing. */
function linkToBooking(
  secret: string,
  { order, checkoutId, bookedAt }: Pick<BookingRecord, 'order' | 'checkoutId' | 'bookedAt'>,
  until: Day,
): string {
  const key = signResultKey(secret, checkoutId, until);
  const route = bookedAt === null ? 'checkout_success' : 'trip';
  return order.origin + buildPath(route, { _locale: order.locale, checkoutId }, { key });
}

function readDocuments(db: Db, bookingId: string): Promise<MailAttachment[]> {
  return openBookingTables(db)
    .selectFrom('booking_paper')
    .select(['name', 'type', 'content'])
    .where('booking_id', '=', bookingId)
    .orderBy('kind')
    .execute();
}
