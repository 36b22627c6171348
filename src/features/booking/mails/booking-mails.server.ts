import type { Brand } from '../../../brands/brand.ts';
import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../defaults.ts';
import type {
  BookingOrder,
  ChangeOrder,
  Order,
  PaymentOrder,
} from '../../../domain/booking/booking-order.ts';
import { type Day, dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { MailAttachment, MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/attach-logo.server.ts';
import { PICTURE_ID } from '../../../site/mails/mail-content.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { renderCancellationInvoices } from '../current-documents/render-cancellation-invoices.server.ts';
import { renewStatement } from '../current-documents/renew-statement.server.ts';
import type { HotelPictures } from '../documents/hotel-pictures.server.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { createPaymentLinks } from '../instalments/create-payment-links.server.ts';
import { listPaymentRequests } from '../instalments/payment-requests.server.ts';
import { linkOf } from '../instalments/reminder-sender.server.ts';
import type { BookingMail, BookingMails } from '../model/booking-mails.ts';
import { type BookingRecord, currentOrder, isRefundWaiting } from '../model/booking-record.ts';
import { lastOfAccount } from '../model/last-of-account.ts';
import { openBalance } from '../model/open-balance.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import { type Settlement, settleFee, toSettlement } from '../model/settlement.ts';
import { CANCELLATION_INVOICES, type DocumentRenderer } from '../model/travel-document.ts';
import { findCancelledAt } from '../refunds/find-cancelled-at.server.ts';
import { makeRefundCalendar } from '../refunds/make-refund-calendar.server.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import { listCurrentDocuments } from '../store/list-current-documents.server.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { sumTakenMoney } from '../voucher-offer/sum-taken-money.server.ts';
import { composeChangeMail, isChangeMail } from './compose-change-mail.ts';
import { composeMail, type MailContext, type RenderedMail } from './compose-mail.ts';
import { composePaymentMail } from './compose-payment-mail.ts';
import { composeVoucherMail, type VoucherMail } from './compose-voucher-mail.ts';

interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bookings: Pick<BookingStore, 'find'>;
  readonly mail: MailPort;
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: Pick<LiveBrands, 'of'>;
  readonly pictures: HotelPictures;
  readonly documents: DocumentRenderer;
  /** Secret that signs the link to the result page. */
  readonly secret: string;
  /** Called when the confirmation has been sent: the trip is booked. Where it fails it is called again. */
  readonly onConfirmed?: (order: Order) => Promise<void>;
}

/** Mails of bookings through the mail port; the documents go with the confirmation. */
export function createBookingMails(deps: MailDeps): BookingMails {
  return {
    confirmation: (bookingId, copy) => sendConfirmation(deps, bookingId, copy),
    softBooked: (bookingId) => sendMail(deps, bookingId, 'soft-booked'),
    failed: (bookingId) => sendMail(deps, bookingId, 'failed'),
    cancelled: (bookingId) => sendMail(deps, bookingId, 'cancelled'),
    refundFailed: (bookingId) => sendMail(deps, bookingId, 'refund-failed'),
    partRefund: (bookingId, copy) => sendMail(deps, bookingId, 'part-refund', copy),
    cancellationReceived: (bookingId) => sendMail(deps, bookingId, 'cancellation-received'),
    link: (bookingId, copy) => sendMail(deps, bookingId, 'link', copy),
  };
}

/** What follows is repeated with the mail, which the mail server takes once. */
async function sendConfirmation(deps: MailDeps, bookingId: string, copy: number): Promise<MailOutcome> {
  if (copy > 1) return sendMail(deps, bookingId, 'confirmation', copy);
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
  const sent = await requireBooking(deps, bookingId);
  const booking = isPartOfTrip(sent, kind) ? await requireBooking(deps, sent.order.tripBookingId) : sent;
  const order = currentOrder(booking);
  const brand = withMarketHotline(deps.brands.of(order), order.chosenMarket);
  const context = {
    brand,
    texts: await loadTexts(order.language),
    bookingNumber: booking.bookingNumber,
    settlement: settleEnded(booking) ?? settleAgreed(booking),
    isRefundWaiting: isRefundWaiting(booking),
    ...(await readRefund(deps, sent)),
  };
  const invoices = kind === 'cancelled' ? await readCancellationInvoices(deps, bookingId) : [];
  const picture = order.kind === 'trip' && pictured.has(kind) ? await attachPicture(deps, order, brand) : [];
  const mail = await composeAny(deps, kind, booking, {
    ...context,
    hasPicture: picture.length > 0,
    hasInvoices: invoices.length > 0,
  });
  // A change has mails for its ends and for its delay alone.
  if (mail === null) return 'taken';
  return deps.mail.send(
    {
      id: ['booking', bookingId, kind, ...(copy === undefined ? [] : [copy])].join('-'),
      to: { name: nameOf(order), address: order.contact.email },
      from: { name: brand.name, address: brand.company.email },
      ...mail,
      attachments: [
        ...(kind === 'confirmation' ? await readDocuments(deps, bookingId) : []),
        ...invoices,
        ...picture,
        ...attachRefund(deps, kind, booking, context),
        await attachLogo(brand),
      ],
    },
    mailPolicy.sendTimeoutMs,
  );
}

async function requireBooking({ bookings }: MailDeps, id: string): Promise<BookingRecord> {
  const booking = await bookings.find(id);
  if (booking === null) throw new Error(`There is no booking ${id}`);
  return booking;
}

/** True for a refund to a later payment of a trip that goes ahead: its reader knows one trip, however often it was paid for. */
function isPartOfTrip(
  booking: BookingRecord,
  kind: BookingMail,
): booking is BookingRecord & { readonly order: PaymentOrder | ChangeOrder } {
  const isLater = booking.order.kind === 'payment' || booking.order.kind === 'change';
  return isLater && kind === 'part-refund' && booking.dueRefund?.reason !== 'cancellation';
}

/** Mails that say until which day money is back. */
const promising: ReadonlySet<BookingMail> = new Set(['cancelled', 'cancellation-received', 'part-refund']);

function attachRefund(
  { clock }: MailDeps,
  kind: BookingMail,
  { order, bookingNumber }: BookingRecord,
  { brand, texts, refund }: Pick<MailContext, 'brand' | 'texts' | 'refund'>,
): readonly MailAttachment[] {
  if (refund === null || order.kind !== 'trip' || !promising.has(kind)) return [];
  const { amount, promisedOn } = refund;
  return [
    makeRefundCalendar({
      brand,
      texts,
      bookingNumber,
      amount,
      currency: order.currency,
      promisedOn: formatDay(promisedOn),
      madeAt: clock.now(),
    }),
  ];
}

/** Fee and refund of a trip that the supplier has cancelled, also while its refund waits until it is sent. */
function settleEnded(booking: BookingRecord): Settlement | null {
  if (booking.state !== 'cancelled' && !isRefundWaiting(booking)) return null;
  return toSettlement({ ...booking, state: 'cancelled' });
}

/** What the shopper has agreed to, while the supplier has not answered yet. */
function settleAgreed(booking: BookingRecord): Settlement | null {
  return booking.agreedFee === null ? null : settleFee(booking, booking.agreedFee);
}

/** The refund that a mail may speak of, with the day it is promised for, and since when. */
async function readRefund(
  { db }: MailDeps,
  booking: BookingRecord,
): Promise<Pick<MailContext, 'refund' | 'cancelledAt' | 'takenMoney'>> {
  const cancelledAt = await findCancelledAt(db, booking.id);
  const takenMoney = await sumTakenMoney(db, booking.dueRefund?.id);
  const row =
    booking.dueRefund === null
      ? undefined
      : await db
          .selectFrom('due_refund')
          .select((eb) => ['amount', eb.cast<string>('promised_on', 'text').as('promised_on')])
          .where('id', '=', booking.dueRefund.id)
          .executeTakeFirst();
  const known = { cancelledAt, takenMoney };
  if (row !== undefined) {
    const amount = Number(row.amount);
    // Of what a voucher has taken the place of no money is promised.
    if (amount === takenMoney) return { ...known, refund: null };
    return { ...known, refund: { amount, promisedOn: requireDay(row.promised_on) } };
  }
  const agreed = settleAgreed(booking);
  if (agreed === null || agreed.refund === 0 || cancelledAt === null) return { ...known, refund: null };
  return { ...known, refund: { amount: agreed.refund, promisedOn: promisedDay(cancelledAt) } };
}

/** @throws Error for a mail that no voucher's order has */
function requireVoucherMail(kind: BookingMail): VoucherMail {
  if (kind === 'part-refund' || kind === 'cancellation-received')
    throw new Error(`The order of a voucher has no mail ${kind}`);
  return kind;
}

type AnyContext = Omit<MailContext, 'order' | 'payBalance' | ContextOfBooking>;

async function composeAny(
  deps: MailDeps,
  kind: BookingMail,
  booking: BookingRecord,
  context: AnyContext,
): Promise<RenderedMail | null> {
  const order = currentOrder(booking);
  switch (order.kind) {
    case 'trip':
      return composeTripMail(deps, kind, booking, {
        ...context,
        order,
        payBalance: kind === 'confirmation' ? await linkToBalance(deps, booking) : null,
      });
    case 'voucher':
      return composeVoucherMail(requireVoucherMail(kind), { ...context, order });
    case 'payment': {
      const trip = await deps.bookings.find(order.tripBookingId);
      return composePaymentMail(kind, {
        ...context,
        order,
        bookingNumber: trip?.bookingNumber ?? context.bookingNumber,
      });
    }
    case 'change':
      return isChangeMail(kind)
        ? composeChangeMail(kind, { ...context, order, link: linkToTrip(deps, order) })
        : null;
  }
}

/** The link that pays the balance of a deposit; null where none is open. */
async function linkToBalance({ db, secret }: MailDeps, { id, order }: BookingRecord): Promise<string | null> {
  if (order.kind !== 'trip' || order.instalments === undefined) return null;
  const open = (await listPaymentRequests(db, id)).find(({ state }) => state === 'open');
  return open === undefined ? null : linkOf(order, createPaymentLinks(secret).tokenOf(open.id));
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

type ContextOfBooking = 'locator' | 'bookedOn' | 'paidWith' | 'open' | 'link' | 'linkUntil';

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
    open: openBalance(booking),
    link: linkToBooking(secret, booking, linkUntil),
    linkUntil,
  });
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

/** A mail may be sent, or sent once more, after the trip was changed, or what its documents say is open was paid. */
async function readDocuments(deps: MailDeps, bookingId: string): Promise<MailAttachment[]> {
  const { db } = deps;
  for (const document of await listCurrentDocuments(db, bookingId)) await renewStatement(deps, document);
  const current = await listCurrentDocuments(db, bookingId);
  if (current.length === 0) return [];
  return openBookingTables(db)
    .selectFrom('booking_document')
    .select(['name', 'type', 'content'])
    .where((eb) =>
      eb.or(current.map(({ bookingId: booking_id, kind, issue }) => eb.and({ booking_id, kind, issue }))),
    )
    .orderBy('kind')
    .execute();
}

/** What cancels the invoice, and the invoice of the fee; nothing for what was never invoiced. */
async function readCancellationInvoices(deps: MailDeps, bookingId: string): Promise<MailAttachment[]> {
  await renderCancellationInvoices(deps, bookingId);
  return openBookingTables(deps.db)
    .selectFrom('booking_document')
    .select(['name', 'type', 'content'])
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', CANCELLATION_INVOICES)
    .orderBy('kind')
    .execute();
}
