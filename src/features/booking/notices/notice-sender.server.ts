import type { Db } from '../../../database/open-kysely.server.ts';
import { noticePolicy } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { createJobQueue } from '../../../jobs/job-queue.server.ts';
import { startWorker, type Worker, type WorkerTimings } from '../../../jobs/start-worker.server.ts';
import { renewDocuments } from '../current-documents/renew-documents.server.ts';
import { type BookingRecord, currentOrder, hasFailed } from '../model/booking-record.ts';
import type { DocumentRenderer } from '../model/travel-document.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { applyNotice } from './apply-notice.server.ts';
import { isRaiseInTime } from './describe-price-raise.ts';
import { isCalledOff } from './late-raises.server.ts';
import type { NoticeMails } from './notice-mails.ts';
import { planAnswerReminder, planDeadline } from './notice-rules.ts';
import { checkoutIdOfRaise, type RaisePrice } from './raise-price.server.ts';
import type { TripNotice } from './trip-notice.ts';
import {
  endNotice,
  isAgreed,
  noticeColumns,
  openNoticeTables,
  readNoticeRow,
} from './trip-notices.server.ts';

export interface NoticeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: NoticeMails;
  readonly documents: DocumentRenderer;
  /** Cancels a trip free of charge; false where it cannot be cancelled now. */
  readonly cancelFree: (bookingId: string) => Promise<boolean>;
  readonly raisePrice: RaisePrice;
  /** How often notices are looked for, and when those that failed are tried again. */
  readonly timings?: WorkerTimings & { readonly retryDelaysMs: readonly number[] };
  readonly report: (error: unknown) => void;
}

/** What is done for a notice, in this order: the mail about it, the one that reminds of it, the end of the time to answer. */
const STAGES = ['notice', 'reminder', 'deadline'] as const;
type Stage = (typeof STAGES)[number];

interface NoticeRow {
  readonly id: string;
  readonly stage: number;
  readonly tries: number;
}

/** Sends notices, reminds of them and ends them: each step is done once, by any one process, and retried until it is. */
export function startNoticeSender(deps: NoticeDeps): Worker {
  const { timings = noticePolicy } = deps;
  return startWorker<NoticeRow>({
    queue: createJobQueue<NoticeRow>(deps.db, {
      table: 'trip_notice',
      key: ['id'],
      isOpen: `state = 'open'`,
      dueAt: 'next_at',
      attempts: 'tries',
      columns: ['id', 'stage', 'tries'],
    }),
    timings,
    retry: { delaysMs: timings.retryDelaysMs, escalateAfter: noticePolicy.escalateAfterAttempts },
    batchSize: noticePolicy.batchSize,
    clock: deps.clock,
    work: async (rows) => {
      const done = await Promise.all(
        rows.map((row) =>
          takeStep(deps, row).catch((error: unknown) => {
            deps.report(error);
            return false;
          }),
        ),
      );
      return rows.filter((_, at) => !done[at]);
    },
    report: deps.report,
  });
}

/** @returns false where it has to be tried again */
async function takeStep(deps: NoticeDeps, { id, stage: number }: NoticeRow): Promise<boolean> {
  const stage = STAGES[number];
  if (stage === undefined) return true;
  if (stage === 'notice') {
    const applied = await applyOnce(deps, id);
    if (applied !== 'applied') return applied === 'dropped';
  }
  const known = await readNotice(deps.db, id);
  const booking = known && (await createBookingStore(deps.db).find(known.bookingId));
  if (known === null || booking === null) throw new Error(`Notice ${id} has no booking`);
  // Another one, or a change of the trip, has taken its place meanwhile.
  if (known.state !== 'open') return true;
  const at = deps.clock.now();
  const notice = stage === 'notice' ? await countTimeFrom(deps.db, known, booking, at) : known;
  const { bookingId } = notice;
  // Who has cancelled the trip otherwise has answered.
  if (booking.state === 'cancelling' || booking.state === 'cancelled')
    return endNotice(deps.db, { id, bookingId, state: 'cancelled', by: 'traveller', at });
  // A reminder that is late by the whole time to answer comes to nothing.
  if (stage === 'deadline' || (stage === 'reminder' && at >= notice.answerBy))
    return endWithoutAnswer(deps, notice, at);
  if (stage === 'notice' && notice.facts.kind === 'flight-changed') await renewDocuments(deps, booking);
  const { facts } = notice;
  const isRaise = stage === 'notice' && facts.kind === 'price-raised';
  if (isRaise && (await isRaiseGone(deps.db, booking, id, at)))
    return endNotice(deps.db, { id, bookingId, state: 'dropped', by: 'deadline', at });
  // What binds the traveller anyway is made before it is announced; it is one change however often it is tried.
  const isMade = isRaise && facts.isBinding;
  if (isMade && !(await deps.raisePrice(bookingId, id))) return false;
  const outcome = await deps.mails.send({ notice, booking, stage });
  if (outcome === 'unknown') return false;
  if (outcome === 'refused') deps.report(new Error(`The mail about notice ${id} is refused for good`));
  if (isMade) await noteLateAnnouncement(deps.db, booking, id, deps.clock.now());
  await planNext(deps.db, notice, stage, at);
  return true;
}

/** The time to answer runs from the mail, however long it waits for the mail server. */
async function countTimeFrom(
  db: Db,
  notice: TripNotice,
  booking: BookingRecord,
  now: Date,
): Promise<TripNotice> {
  const order = currentOrder(booking);
  if (order.kind !== 'trip') return notice;
  const answerBy = planDeadline(order.trip, now);
  if (answerBy <= notice.answerBy) return notice;
  await openNoticeTables(db)
    .updateTable('trip_notice')
    .set({ answer_by: answerBy })
    .where('id', '=', notice.id)
    .where('state', '=', 'open')
    .execute();
  return { ...notice, answerBy };
}

/**
 * True for a raise that could not be made or offered in time, such as of a trip in manual review, since the law counts the day on which the traveller
 * hears of it, and for one of a trip that cannot take place, of which the supplier changes nothing more. One that is being made, or is made, remains, and
 * so does one that its traveller has agreed to.
 */
async function isRaiseGone(db: Db, booking: BookingRecord, noticeId: string, now: Date): Promise<boolean> {
  if (!isPastRaising(booking, now) && !(await isCalledOff(db, booking.id))) return false;
  if (await isAgreed(db, noticeId)) return false;
  const raise = await createBookingStore(db).findLatest(checkoutIdOfRaise(noticeId));
  return raise === null || hasFailed(raise);
}

function isPastRaising(booking: BookingRecord, now: Date): boolean {
  const order = currentOrder(booking);
  return order.kind === 'trip' && !isRaiseInTime(order, dayAt(now));
}

/** A raise that was made in time does not bind a traveller who hears of it too late: staff decide. */
async function noteLateAnnouncement(db: Db, booking: BookingRecord, id: string, at: Date): Promise<void> {
  if (!isPastRaising(booking, at)) return;
  await openNoticeTables(db)
    .updateTable('trip_notice')
    .set({ announced_late_at: at })
    .where('id', '=', id)
    .execute();
}

/** A step that failed after the trip was written is not written again. */
async function applyOnce({ db, clock }: NoticeDeps, id: string) {
  const row = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select(['booking_id', 'announced', 'facts', 'answer_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.answer_by !== null) return 'applied' as const;
  const { booking_id: bookingId, announced, facts } = row;
  return applyNotice(db, { id, bookingId, announced, facts }, clock.now());
}

async function readNotice(db: Db, id: string): Promise<TripNotice | null> {
  const row = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select(noticeColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : readNoticeRow(row);
}

async function planNext(db: Db, { id, facts, answerBy }: TripNotice, stage: Stage, now: Date): Promise<void> {
  const reminder = stage === 'notice' ? planAnswerReminder(facts, answerBy, now) : null;
  const next = reminder === null ? 'deadline' : 'reminder';
  await openNoticeTables(db)
    .updateTable('trip_notice')
    .set({ stage: STAGES.indexOf(next), next_at: reminder ?? answerBy, tries: 0, locked_until: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Does what the notice has said for the case that nobody answers. */
async function endWithoutAnswer(
  { db, cancelFree }: NoticeDeps,
  { id, bookingId, withoutAnswer, facts }: TripNotice,
  at: Date,
): Promise<boolean> {
  const raised = facts.kind === 'price-raised' && !facts.isBinding ? await findRaise(db, id) : null;
  if (raised === 'under-way') return false;
  if (withoutAnswer === 'cancels' && !(await cancelFree(bookingId))) return false;
  const ends = { accepts: 'accepted', cancels: 'cancelled', staff: 'expired' } as const;
  const end =
    raised === null
      ? ({ state: ends[withoutAnswer], by: 'deadline' } as const)
      : ({ state: 'accepted', by: 'traveller' } as const);
  await endNotice(db, { id, bookingId, ...end, at });
  return true;
}

/** The raise that its traveller has accepted, though the process died before it could write that down; null where nobody has. */
async function findRaise(db: Db, noticeId: string): Promise<'made' | 'under-way' | null> {
  const raise = await createBookingStore(db).findLatest(checkoutIdOfRaise(noticeId));
  if (raise === null || raise.state === 'failed') return null;
  return raise.state === 'booked' ? 'made' : 'under-way';
}
