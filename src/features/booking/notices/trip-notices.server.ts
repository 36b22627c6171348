import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import {
  type AnnouncedChange,
  type NoticeFacts,
  type NoticeState,
  noticeStates,
  type WithoutAnswer,
} from '../../../domain/booking/trip-notice.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { StaffRole } from '../../../domain/staff/staff.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import {
  allowsFreeCancellation,
  type CancellationBasis,
  decideCancellationBasis,
} from '../model/cancellation/cancellation-basis.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import { listAnswers } from './notice-rules.ts';
import type { TripNotice } from './trip-notice.ts';

interface NoticeTables {
  trip_notice: NarrowedColumns<
    'trip_notice',
    {
      announced: AnnouncedChange | null;
      facts: NoticeFacts | null;
      without_answer: WithoutAnswer;
      state: NoticeState;
    }
  >;
}

/** The database with narrowed column types for notices. */
export type NoticeDatabase = NarrowedDatabase<NoticeTables>;

export const openNoticeTables = (db: Db) => narrowColumns<NoticeTables>(db);

export const noticeColumns = [
  'id',
  'booking_id',
  'facts',
  'is_significant',
  'without_answer',
  'state',
  'created_at',
  'answer_by',
] as const;

type NoticeRow = Pick<Selectable<NoticeTables['trip_notice']>, (typeof noticeColumns)[number]>;

/** @returns null for one that is not ready to be read */
export function readNoticeRow(row: NoticeRow): TripNotice | null {
  if (row.facts === null || row.answer_by === null) return null;
  return {
    id: row.id,
    bookingId: row.booking_id,
    facts: row.facts,
    isSignificant: row.is_significant,
    withoutAnswer: row.without_answer,
    state: row.state,
    createdAt: row.created_at,
    answerBy: row.answer_by,
  };
}

/** The notices of a booking that wait for an answer, the latest first. */
export async function listOpenNotices(db: Db, bookingId: string): Promise<readonly TripNotice[]> {
  const rows = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select(noticeColumns)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(readNoticeRow).filter((notice) => notice !== null);
}

/** The open notice by which a trip can be cancelled free of charge; null where there is none. */
export async function findFreeCancellation(db: Db, bookingId: string, now: Date): Promise<string | null> {
  const open = await listOpenNotices(db, bookingId);
  return open.find((notice) => allowsFreeCancellation(withAnswers(notice), now))?.id ?? null;
}

/** What the fee of cancelling a booking follows now. */
export async function findCancellationBasis(
  db: Db,
  { id, agreedFee, resumeState }: Pick<BookingRecord, 'id' | 'agreedFee' | 'resumeState'>,
  now: Date,
): Promise<CancellationBasis> {
  const notices = (await listOpenNotices(db, id)).map(withAnswers);
  const hasBegun = resumeState === 'cancelling' || resumeState === 'refunding';
  return decideCancellationBasis({ hasBegun, agreedFee, notices }, now);
}

const withAnswers = ({ state, answerBy, facts }: TripNotice) => ({
  state,
  answerBy,
  answers: listAnswers(facts),
});

/** A notice of a booking; null where it has no such notice. */
export async function findNotice(db: Db, bookingId: string, id: string): Promise<TripNotice | null> {
  const row = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select(noticeColumns)
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row === undefined ? null : readNoticeRow(row);
}

/** A notice by its id alone, with its booking's number and currency; null where there is none. */
export async function findNoticeOfOffice(
  db: Db,
  id: string,
): Promise<{
  readonly notice: TripNotice;
  readonly bookingNumber: string;
  readonly currency: CurrencyCode;
} | null> {
  const row = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .innerJoin('booking', 'booking.id', 'trip_notice.booking_id')
    .select(noticeColumns.map((name) => `trip_notice.${name}` as const))
    .select(['booking_number', sql<CurrencyCode>`"order" ->> 'currency'`.as('currency')])
    .where('trip_notice.id', '=', id)
    .executeTakeFirst();
  const notice = row === undefined ? null : readNoticeRow(row);
  if (row === undefined || notice === null) return null;
  return { notice, bookingNumber: row.booking_number, currency: row.currency };
}

/** A member of staff who has heard the answer, and what was said. */
export interface PhonedAnswer {
  readonly by: string;
  readonly role: StaffRole;
  readonly note: string;
}

/** How a notice has ended, and who decided: its traveller, by themselves or by telephone, or the deadline. */
export interface NoticeEnd {
  readonly id: string;
  readonly bookingId: string;
  readonly state: Exclude<NoticeState, 'open'>;
  readonly by: 'traveller' | 'deadline' | PhonedAnswer;
  readonly at: Date;
}

/**
 * Ends a notice that is open, and writes it into the booking's timeline; what travellers say by telephone also ends one whose time is over. A
 * cancellation, which is made by then, holds against who has accepted meanwhile, nobody accepts anything about a trip that is cancelled, and
 * nothing is dropped that its traveller has agreed to.
 * @returns false where it was ended before, or something of this prevents it
 */
export async function endNotice(db: Db, { id, bookingId, state, by, at }: NoticeEnd): Promise<boolean> {
  const isCalled = typeof by !== 'string';
  const endable = noticeStates.listBefore(state).filter((from) => isCalled || from !== 'expired');
  return openNoticeTables(db)
    .transaction()
    .execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('trip_notice')
        .set({ state, ended_at: at, next_at: null, locked_until: null })
        .where('id', '=', id)
        .where('state', 'in', endable)
        .$if(state === 'accepted', (query) => query.where(isTripKept))
        .$if(state === 'dropped', (query) => query.where('agreed_at', 'is', null))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      if (state !== 'dropped' && state !== 'replaced')
        await insertNoticeEvent(trx, bookingId, at, 'notice-answered', {
          answer: state,
          ...(typeof by === 'string' ? { answeredBy: by } : { answeredBy: 'phone', ...by }),
        });
      return true;
    });
}

/**
 * Writes down that its traveller agrees to a raise, before it is made: it is not dropped any more. Repeated, the first time holds.
 * @param isCalled true for what was said by telephone, which counts after the deadline, too
 * @returns false where the notice has ended meanwhile
 */
export async function agreeToRaise(
  db: Db,
  { id, isCalled, at }: { readonly id: string; readonly isCalled: boolean; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await openNoticeTables(db)
    .updateTable('trip_notice')
    .set((eb) => ({ agreed_at: eb.fn.coalesce('agreed_at', eb.val(at)) }))
    .where('id', '=', id)
    .where(
      'state',
      'in',
      noticeStates.listBefore('accepted').filter((from) => isCalled || from !== 'expired'),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** True for a raise that its traveller has agreed to. */
export async function isAgreed(db: Db, id: string): Promise<boolean> {
  const row = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select('id')
    .where('id', '=', id)
    .where('agreed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

const isTripKept = sql<boolean>`not exists (
  select from booking where booking.id = trip_notice.booking_id and booking.state in ('cancelling', 'cancelled'))`;

export async function insertNoticeEvent(
  trx: Kysely<NoticeDatabase>,
  booking_id: string,
  at: Date,
  kind: 'notice' | 'notice-answered',
  facts: object,
): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({ booking_id, at, kind, facts: JSON.stringify(facts) })
    .execute();
}

/** True where a trip goes ahead and nobody is changing it: what happens to it may be written down. */
export const isSettledTrip = sql<boolean>`state in ('booked', 'manual-review') and not exists (
  select from booking later where later.trip_booking_id = booking.id and later."order" ->> 'kind' = 'change'
    and later.state not in ('booked', 'failed', 'cancelled'))`;

/** What a notice says, with its booking as it is now; null where the booking has no such notice. */
export async function readNoticeOfBooking(
  db: Db,
  bookingId: string,
  noticeId: string,
): Promise<{ readonly booking: BookingRecord; readonly facts: NoticeFacts } | null> {
  const notice = await findNotice(db, bookingId, noticeId);
  const row = await openBookingTables(db)
    .selectFrom('booking')
    .select(selectBooking)
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return notice === null || row === undefined ? null : { booking: readBookingRow(row), facts: notice.facts };
}
