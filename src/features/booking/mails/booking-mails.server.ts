import type { Brand } from '../../../brands/brand.ts';
import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../defaults.ts';
import type { BookingOrder, Order } from '../../../domain/booking/booking-order.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { MailAttachment, MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { PICTURE_ID } from '../../../site/mails/mail-content.ts';
import { attachLogo } from '../../../site/mails/mail-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { HotelPictures } from '../documents/hotel-pictures.server.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { BookingMail, BookingMails } from '../model/booking-mails.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { lastOfAccount } from '../model/last-of-account.ts';
import { toSettlement } from '../model/settlement.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { composeMail, type MailContext } from './compose-mail.ts';
import { composeVoucherMail } from './compose-voucher-mail.ts';

interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bookings: Pick<BookingStore, 'find'>;
  readonly mail: MailPort;
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: LiveBrands;
  readonly pictures: HotelPictures;
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
  const order = currentOrder(booking);
  const brand = withMarketHotline(deps.brands.get(order.brand), order.chosenMarket);
  const context = {
    brand,
    texts: await loadTexts(order.language),
    bookingNumber: booking.bookingNumber,
    settlement: toSettlement(booking),
  };
  // Later orders for a trip speak with mails of their own.
  if (order.kind === 'payment' || order.kind === 'change') return 'taken';
  const picture = order.kind === 'trip' && pictured.has(kind) ? await attachPicture(deps, order, brand) : [];
  const mail =
    order.kind === 'voucher'
      ? composeVoucherMail(kind, { ...context, order })
      : composeTripMail(deps, kind, booking, { ...context, order, hasPicture: picture.length > 0 });
  return deps.mail.send(
    {
      id: ['booking', bookingId, kind, ...(copy === undefined ? [] : [copy])].join('-'),
      to: { name: nameOf(order), address: order.contact.email },
      from: { name: brand.name, address: brand.company.email },
      ...mail,
      attachments: [
        ...(kind === 'confirmation' ? await readDocuments(deps.db, bookingId) : []),
        ...picture,
        await attachLogo(brand),
      ],
    },
    mailPolicy.sendTimeoutMs,
  );
}

/** Mails about a trip that goes ahead: a picture of the hotel would mock somebody who has lost it. */
const pictured: ReadonlySet<BookingMail> = new Set(['confirmation', 'soft-booked', 'link']);

async function attachPicture(
  { pictures }: MailDeps,
  order: BookingOrder,
  brand: Brand,
): Promise<readonly MailAttachment[]> {
  const content = await pictures.find(order, brand, mailPolicy.pictureTimeoutMs);
  return content === null ? [] : [{ name: 'hotel.jpg', type: 'image/jpeg', content, contentId: PICTURE_ID }];
}

type ContextOfBooking = 'locator' | 'bookedOn' | 'paidWith' | 'link' | 'linkUntil';

function composeTripMail(
  { clock, secret }: MailDeps,
  kind: BookingMail,
  booking: BookingRecord,
  context: Omit<MailContext, ContextOfBooking>,
) {
  const linkUntil = lastDayOfResultLink(context.order.trip, dayAt(clock.now()));
  const { supplierNumber, bookedAt, placedAt } = booking;
  return composeMail(kind, {
    ...context,
    locator: supplierNumber,
    bookedOn: dayAt(bookedAt ?? placedAt),
    paidWith: lastOfAccount(context.order),
    link: linkToResult(secret, booking, linkUntil),
    linkUntil,
  });
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
