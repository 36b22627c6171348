import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { checkoutTimings } from '../../../defaults.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { buildChangeOrder } from '../changes/build-change-order.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import type { Bookings } from '../model/bookings.ts';
import { openBalance, takenBack } from '../model/open-balance.ts';
import { quoteChange } from '../model/quote-change.ts';
import { refundableOfTrip } from '../model/settlement.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import { judgeInsuranceRight } from './insurance-right.ts';

interface WithdrawDeps {
  readonly db: Db;
  readonly bookings: Pick<Bookings, 'place'>;
}

interface Statement {
  readonly id: string;
  readonly brand: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly receivedAt: Date;
}

/**
 * Withdraws from the insurance of a trip: the supplier removes it by a change free of charge, and the whole premium becomes due. What arrived
 * in time counts, however long it takes. A repeated call gives the same outcome.
 * @throws Error while the supplier or another change of the trip stands in the way: it is tried again
 */
export async function withdrawInsurance(
  { db, bookings }: WithdrawDeps,
  { id, brand, orderNumber, email, receivedAt }: Statement,
): Promise<'insurance' | 'late' | 'no-right' | 'trip' | 'unknown'> {
  const trip = await findTrip(db, { brand, orderNumber, email });
  if (trip === null) return 'unknown';
  if (await hasWithdrawn(db, trip.id)) return 'insurance';
  const right = judgeInsuranceRight(trip, dayAt(receivedAt));
  if (right.kind === 'none') return 'trip';
  if (right.kind !== 'open') return right.kind;
  if (trip.state !== 'booked') throw new Error(`Trip ${trip.id} is not at rest: it is ${trip.state}`);
  // The bank has taken the money back: people look at it.
  if (takenBack(trip) > 0) return 'unknown';
  const withdrawal = buildInsuranceWithdrawal(trip, `withdrawal-${id}`);
  // After much goodwill less may be left of the payments than the premium: people look at that, too.
  if (withdrawal.refund > refundableOfTrip(trip)) return 'unknown';
  const progress = await bookings.place(withdrawal, checkoutTimings.progressWaitMs);
  if (progress?.state === 'booked') return 'insurance';
  throw new Error(`Insurance of ${trip.id} is not removed: ${progress?.state ?? 'outdated'}`);
}

/** The change that removes all insurances of a trip. @param checkoutId of the change: repeated, it is one change */
export function buildInsuranceWithdrawal(trip: BookingRecord, checkoutId: string): ChangeOrder {
  const order = currentOrder(trip);
  if (order.kind !== 'trip') throw new Error('Only a trip has an insurance');
  const extras = order.extras.filter(({ kind }) => kind !== 'insurance');
  const changed = {
    base: order.price.base,
    extras: extras.map(({ amount }) => amount),
    floorPrice: order.trip.terms.floorPrice,
  };
  const { offerKey, travellers, trip: booked } = order;
  return buildChangeOrder(trip, {
    checkoutId,
    change: 'withdrawal',
    after: { offerKey, trip: booked, travellers, extras, insuranceMarket: null },
    quote: quoteChange(order.price, changed, 0, openBalance(trip)),
    payment: { method: 'None' },
    cardDigits: null,
  });
}

async function findTrip(
  db: Db,
  { brand, orderNumber, email }: Pick<Statement, 'brand' | 'orderNumber' | 'email'>,
): Promise<BookingRecord | null> {
  const row = await openBookingTables(db)
    .selectFrom('booking')
    .select(selectBooking)
    .where('booking_number', '=', orderNumber)
    .where('booked_at', 'is not', null)
    .where(sql<boolean>`"order" ->> 'kind' = 'trip' and "order" ->> 'brand' = ${brand}`)
    .where(sql<boolean>`lower("order" -> 'contact' ->> 'email') = lower(${email})`)
    .executeTakeFirst();
  return row === undefined ? null : readBookingRow(row);
}

async function hasWithdrawn(db: Db, tripBookingId: string): Promise<boolean> {
  const row = await openBookingTables(db)
    .selectFrom('booking')
    .select('id')
    .where('trip_booking_id', '=', tripBookingId)
    .where('state', '=', 'booked')
    .where(sql<boolean>`"order" ->> 'change' = 'withdrawal'`)
    .executeTakeFirst();
  return row !== undefined;
}
