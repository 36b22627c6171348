import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { AmendedTrip, BookingOrder } from '../../../domain/booking/booking-order.ts';
import { type AnnouncedChange, type NoticeFacts, noticeStates } from '../../../domain/booking/trip-notice.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import {
  closeBookingTables,
  openBookingTables,
  readBookingRow,
  selectBooking,
} from '../store/booking-rows.server.ts';
import { describePriceRaise, isRaiseInTime } from './describe-price-raise.ts';
import { decideWithoutAnswer, isSignificantChange, planDeadline } from './notice-rules.ts';
import type { TripNotice } from './trip-notice.ts';
import { insertNoticeEvent, isSettledTrip, openNoticeTables } from './trip-notices.server.ts';

/** A notice as its row begins. */
export interface NewNotice {
  readonly id: string;
  readonly bookingId: string;
  /** Null for an incident, which has its facts from the start. */
  readonly announced: AnnouncedChange | null;
  readonly facts: NoticeFacts | null;
}

/**
 * Makes the trip say what holds now, and a notice of what was announced, in one transaction. `later`: the trip is being changed or refunded at
 * the moment, or something that was announced before waits for its turn · `dropped`: it is cancelled, over, or says so already, or it is too late
 * for a raise of its price.
 */
export function applyNotice(
  db: Db,
  { id, bookingId, announced, facts: known }: NewNotice,
  now: Date,
): Promise<'applied' | 'later' | 'dropped'> {
  return openBookingTables(db)
    .transaction()
    .execute(async (trx) => {
      // Read once the lock is there: a change that began meanwhile is only then seen.
      await trx.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute();
      const row = await trx
        .selectFrom('booking')
        .select(selectBooking)
        .select(isSettledTrip.as('is_settled'))
        .where('id', '=', bookingId)
        .where('anonymised_at', 'is', null)
        .executeTakeFirst();
      const booking = row && readBookingRow(row);
      const order = booking && currentOrder(booking);
      const plain = closeBookingTables(trx);
      if (booking === undefined || order?.kind !== 'trip' || isOver(booking, order.trip, now))
        return drop(plain, { id, bookingId }, now);
      if (!row?.is_settled) return 'later';
      if (await hasEarlier(plain, { id, bookingId })) return 'later';
      const notices = openNoticeTables(plain);
      const facts =
        known === null ? announced && describeChange(order.trip, announced) : atPriceNow(known, order);
      if (facts === null) return drop(plain, { id, bookingId }, now);
      if (facts.kind === 'price-raised') {
        // It has waited for its turn; the law counts the day on which it is announced to the traveller.
        if (!isRaiseInTime(order, dayAt(now))) return drop(plain, { id, bookingId }, now);
        if (await hasRaiseToMake(plain, bookingId)) return 'later';
      }
      if (facts.kind === 'flight-changed')
        await trx
          .updateTable('booking')
          .set((eb) => ({
            amended: JSON.stringify(withFlight(order, facts)),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', bookingId)
          .execute();
      const replaced = await findReplaced(plain, { id, bookingId }, facts);
      if (replaced.length > 0)
        await notices
          .updateTable('trip_notice')
          .set({ state: 'replaced', ended_at: now, next_at: null })
          .where(
            'id',
            'in',
            replaced.map((each) => each.id),
          )
          // Meanwhile its traveller may have answered.
          .where('state', 'in', noticeStates.listBefore('replaced'))
          .execute();
      // The traveller compares with what was agreed last, not with a change that was never answered.
      const shown = compareWith(facts, replaced.at(-1)?.facts ?? null);
      await notices
        .updateTable('trip_notice')
        .set({
          facts: JSON.stringify(shown),
          is_significant: isSignificantChange(shown),
          without_answer: decideWithoutAnswer(shown, order.market),
          answer_by: planDeadline(order.trip, now),
        })
        .where('id', '=', id)
        .execute();
      // Who entered a raise is in the timeline already.
      if (shown.kind !== 'price-raised')
        await insertNoticeEvent(notices, bookingId, now, 'notice', { notice: shown.kind });
      return 'applied';
    });
}

/** What was entered about a price is compared with the price when it is announced to the traveller. */
function atPriceNow(facts: NoticeFacts, { price }: BookingOrder): NoticeFacts {
  return facts.kind === 'price-raised' ? describePriceRaise(price, facts) : facts;
}

const endedStates: readonly BookingRecord['state'][] = ['cancelling', 'cancelled', 'failed'];

function isOver({ state }: BookingRecord, { checkOut }: BookedTrip, now: Date): boolean {
  return endedStates.includes(state) || dayAt(now) > requireDay(checkOut);
}

/** Whether an earlier announcement about the trip is not written yet: of two about one flight the later one holds. */
async function hasEarlier(db: Db, { id, bookingId }: Pick<NewNotice, 'id' | 'bookingId'>): Promise<boolean> {
  const row = await db
    .selectFrom('trip_notice as earlier')
    .innerJoin('trip_notice as own', (join) => join.on('own.id', '=', id))
    .select('earlier.id')
    .where('earlier.booking_id', '=', bookingId)
    .where('earlier.state', '=', 'open')
    .where('earlier.answer_by', 'is', null)
    .whereRef('earlier.sequence', '<', 'own.sequence')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another raise binds the traveller and may not be in the price yet: until it is, nobody knows how much the next one may be. */
async function hasRaiseToMake(db: Db, bookingId: string): Promise<boolean> {
  const row = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .where('stage', '=', 0)
    .where('answer_by', 'is not', null)
    .where(sql<boolean>`facts @> '{"kind":"price-raised","isBinding":true}'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function drop(db: Db, { id }: Pick<NewNotice, 'id' | 'bookingId'>, now: Date): Promise<'dropped'> {
  await openNoticeTables(db)
    .updateTable('trip_notice')
    .set({ state: 'dropped', ended_at: now, next_at: null })
    .where('id', '=', id)
    .where('state', 'in', noticeStates.listBefore('dropped'))
    .execute();
  return 'dropped';
}

/** @returns null for what the trip says already, or for a flight that it does not have */
function describeChange(trip: BookedTrip, change: AnnouncedChange): NoticeFacts | null {
  if (change.kind !== 'flight-changed' && change.kind !== 'flight-cancelled') return change;
  const { leg } = change;
  const before = trip[leg];
  if (before === null) return null;
  if (change.kind === 'flight-cancelled') return { kind: 'flight-cancelled', leg, before };
  const { departure, arrival, flightNumber = before.flightNumber } = change;
  const isSame =
    departure === before.departure && arrival === before.arrival && flightNumber === before.flightNumber;
  if (isSame) return null;
  return { kind: 'flight-changed', leg, before, after: { ...before, departure, arrival, flightNumber } };
}

function withFlight(
  { offerKey, trip, extras, insuranceMarket, travellers, price }: BookingOrder,
  { leg, after }: Extract<NoticeFacts, { kind: 'flight-changed' }>,
): AmendedTrip {
  return { offerKey, trip: { ...trip, [leg]: after }, extras, insuranceMarket, travellers, price };
}

/** Open notices about the same flight, the latest first. */
async function findReplaced(
  db: Db,
  { id, bookingId }: Pick<NewNotice, 'id' | 'bookingId'>,
  facts: NoticeFacts,
): Promise<readonly Pick<TripNotice, 'id' | 'facts'>[]> {
  if (!('leg' in facts)) return [];
  const rows = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select(['id', 'facts'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ id: other, facts: earlier }) =>
    earlier !== null && 'leg' in earlier && earlier.leg === facts.leg ? [{ id: other, facts: earlier }] : [],
  );
}

function compareWith(facts: NoticeFacts, earliest: NoticeFacts | null): NoticeFacts {
  if (earliest === null || !('before' in facts) || !('before' in earliest)) return facts;
  return { ...facts, before: earliest.before };
}
