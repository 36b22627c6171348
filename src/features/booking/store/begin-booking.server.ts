import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { laterBy } from '../../../database/clock-timestamp.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import {
  type BookingOrder,
  type ChangeOrder,
  isSupplied,
  type Order,
} from '../../../domain/booking/booking-order.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import type { Lease } from '../../../jobs/job-queue.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { FreezeCheckout } from '../model/freeze-checkout.server.ts';
import type { Refused } from '../model/order-source.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import type { PaymentState } from '../model/states/payment-state.ts';
import type { RedemptionState } from '../model/states/redemption-state.ts';
import { VoucherGoneError, type VoucherHolds } from '../model/voucher-holds.server.ts';
import {
  type BookingDatabase,
  closeBookingTables,
  readBookingRow,
  selectBooking,
} from './booking-rows.server.ts';
import { isTripLike } from './is-trip-like.server.ts';
import { findRefusal, lockSource, type SourceDigests } from './order-admission.server.ts';

interface Beginning {
  readonly order: Order;
  readonly placedAt: Date;
  readonly lease: Lease;
  readonly vouchers: VoucherHolds;
  readonly freezeCheckout: FreezeCheckout;
  /** The member who is signed in while ordering: the booking's own may act on it (checkout X-092). */
  readonly memberId?: string | null;
}

/** See `BookingStore.begin`. */
export function beginUnlimited(
  db: Kysely<BookingDatabase>,
  beginning: Beginning,
): Promise<BookingRecord | null> {
  // One statement needs no transaction.
  if (!hasCodes(beginning.order)) return insertBooking(db, beginning);
  return db.transaction().execute((trx) => beginBooking(trx, beginning));
}

/** See `BookingStore.beginWithinLimits`. An order that the limits refuse stores nothing. */
export async function beginWithinLimits(
  db: Kysely<BookingDatabase>,
  beginning: Beginning,
  source: SourceDigests,
): Promise<BookingRecord | Refused | null> {
  const { order, placedAt } = beginning;
  return db.transaction().execute(async (trx) => {
    await lockSource(trx, source);
    const refused = await findRefusal(trx, source, placedAt);
    // A second click gets the booking of the first one, whatever the limits say.
    if (refused !== null) return (await hasBooking(trx, order.checkoutId)) ? null : refused;
    const booking = await beginBooking(trx, { ...beginning, memberId: source.memberId });
    if (booking !== null) await insertSource(trx, booking.id, placedAt, source);
    return booking;
  });
}

/** Stores the booking and locks its vouchers. @throws VoucherGoneError */
async function beginBooking(
  trx: Kysely<BookingDatabase>,
  beginning: Beginning,
): Promise<BookingRecord | null> {
  const { order, placedAt, vouchers } = beginning;
  const booking = await insertBooking(trx, beginning);
  if (booking === null || !hasCodes(order)) return booking;
  const isLocked = await vouchers.lock(closeBookingTables(trx), {
    bookingId: booking.id,
    vouchers: order.vouchers,
    brand: order.brand,
    market: order.market,
    companyId: order.companyId,
    currency: order.currency,
    // A voucher's minimum was judged before the card was known.
    owed: invoiceTotalOf({ ...order.price, cardDiscount: 0 }),
    promotion: order.promotion && { promotionId: order.promotion.promotionId, email: order.contact.email },
    at: placedAt,
  });
  if (!isLocked) throw new VoucherGoneError();
  return booking;
}

function hasCodes(order: Order): order is BookingOrder {
  return order.kind === 'trip' && (order.vouchers.length > 0 || order.promotion !== null);
}

async function hasBooking(db: Kysely<BookingDatabase>, checkoutId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('has_failed', '=', false)
    .executeTakeFirst();
  return booking !== undefined;
}

async function insertSource(
  db: Kysely<BookingDatabase>,
  booking_id: string,
  placed_at: Date,
  { session, address, isCard, cardRange }: SourceDigests,
): Promise<void> {
  await db
    .insertInto('booking_source')
    .values({ booking_id, placed_at, session, address, is_card: isCard, card_range: cardRange })
    .execute();
}

async function insertBooking(
  db: Kysely<BookingDatabase>,
  { order, placedAt, lease, freezeCheckout, memberId = null }: Beginning,
): Promise<BookingRecord | null> {
  const { checkoutId, companyId } = order;
  const row = await db
    .with('frozen', () => sql<{ member_id: string | null }>`(${freezeCheckout(order)})`)
    // A change belongs to a trip that is booked. Its row gets another version, so that a cancellation decided before comes to nothing.
    .with('changed', (begin) =>
      begin
        .updateTable('booking')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', order.kind === 'change' ? order.tripBookingId : '')
        .where('state', '=', 'booked')
        .$if(order.kind === 'change', (update) => update.where(isTripLike((order as ChangeOrder).before)))
        .returning('id'),
    )
    .with('begun', (begin) =>
      begin
        .insertInto('booking')
        .columns([
          'id',
          'checkout_id',
          'company_id',
          'member_id',
          'member_acts',
          'trip_booking_id',
          'attempt',
          'order',
          'state',
          'payment_state',
          'voucher_state',
          'booking_number',
          'placed_at',
          'locked_by',
          'locked_until',
        ])
        .expression((eb) =>
          eb
            .selectFrom('booking as earlier')
            .select((of) => [
              of.val(generateBookingId()).as('id'),
              of.val(checkoutId).as('checkout_id'),
              of.val(companyId).as('company_id'),
              of.fn
                .coalesce(
                  of.selectFrom('frozen').select('frozen.member_id'),
                  of.selectFrom('voucher_checkout').select('member_id').where('id', '=', checkoutId),
                )
                .as('member_id'),
              sql<boolean>`coalesce((select member_id from frozen) = ${memberId}::uuid, false)`.as(
                'member_acts',
              ),
              of.val('tripBookingId' in order ? order.tripBookingId : null).as('trip_booking_id'),
              sql<number>`1 + coalesce(max(${of.ref('earlier.attempt')}), 0)`.as('attempt'),
              of.val(JSON.stringify(order)).as('order'),
              of.val<BookingState>(isSupplied(order) ? 'holding' : 'authorising').as('state'),
              of.val<PaymentState>(isSupplied(order) ? 'none' : 'pending').as('payment_state'),
              of.val<RedemptionState>(hasCodes(order) ? 'locked' : 'none').as('voucher_state'),
              drawBookingNumber(companyId).as('booking_number'),
              of.val(placedAt).as('placed_at'),
              of.val(lease.holder).as('locked_by'),
              laterBy(lease.leaseMs).as('locked_until'),
            ])
            .where('earlier.checkout_id', '=', checkoutId)
            .having(
              (of) =>
                sql<boolean>`coalesce(max(${of.ref('earlier.attempt')}), 0) < ${bookingLimits.maxAttempts}`,
            )
            .having(
              sql<boolean>`(exists (select from frozen) or not exists (select from checkout where id = ${checkoutId}))`,
            )
            .having(sql<boolean>`${order.kind !== 'change'} or exists (select from changed)`),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(selectBooking),
    )
    .with('event', (begin) =>
      begin
        .insertInto('booking_event')
        .columns(['booking_id', 'at', 'kind'])
        .expression((eb) =>
          eb
            .selectFrom('begun')
            .select((of) => ['id', of.val(placedAt).as('at'), of.val('placed').as('kind')]),
        ),
    )
    .selectFrom('begun')
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : readBookingRow(row);
}

const idLetters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Letters and digits without those that are easily confused, such as 0 and O. */
const numberLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twenty letters of 32: 100 random bits, short enough for every provider's reference. */
function generateBookingId(): string {
  return Array.from(randomBytes(20), (byte) => idLetters[byte % 32]).join('');
}

/** More than can all belong to other companies, which leave the one without a start half of the numbers. */
const drawnNumbers = 40;

/** A random number of the company's range: with its start, or with none of the others'. */
function drawBookingNumber(companyId: string) {
  const drawn = Array.from({ length: drawnNumbers }, generateBookingNumber);
  return sql<string>`(
    select begun.number
    from company, unnest(${drawn}::text[]) with ordinality as drawn (number, turn),
      lateral (select overlay(drawn.number placing booking_start from 1 for length(booking_start)) as number) begun
    where company.id = ${companyId} and not exists (
      select from company other
      where other.id <> company.id and other.booking_start <> '' and starts_with(begun.number, other.booking_start))
    order by turn limit 1)`;
}

/** Eight letters of 32 in two groups, to be read out on the telephone. */
function generateBookingNumber(): string {
  const letters = Array.from({ length: 8 }, () => numberLetters[randomInt(numberLetters.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
