import { type Kysely, sql } from 'kysely';
import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { instalmentPolicy, mailPolicy } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { createJobQueue } from '../../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../../jobs/start-worker.server.ts';
import type { MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { currentOrder } from '../model/booking-record.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import type { PaymentRequest } from '../model/payment-request.ts';
import { type BookingDatabase, openBookingTables } from '../store/booking-rows.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { composeReminder } from './compose-reminder.ts';
import { findRequestById } from './payment-requests.server.ts';
import { isReminderDue, planReminder, type ReminderKind, reminderAt } from './plan-reminders.ts';

export interface ReminderDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: Pick<LiveBrands, 'of'>;
  readonly mail: MailPort;
  readonly links: PaymentLinks;
  /** Cancels a trip whose balance has not come; false where it cannot be cancelled now. */
  readonly cancelUnpaid: (bookingId: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

interface ReminderRow {
  readonly id: string;
  readonly stage: number;
  readonly tries: number;
}

/** Reminds shoppers of payments that are missing, and cancels trips whose balance does not come; one process at a time for each. */
export function startReminderSender(deps: ReminderDeps): Worker {
  return startWorker<ReminderRow>({
    queue: createJobQueue<ReminderRow>(deps.db, {
      table: 'payment_request',
      key: ['id'],
      isOpen: `state = 'open'`,
      dueAt: 'next_at',
      attempts: 'tries',
      columns: ['id', 'stage', 'tries'],
    }),
    timings: instalmentPolicy,
    retry: {
      delaysMs: instalmentPolicy.retryDelaysMs,
      escalateAfter: instalmentPolicy.escalateAfterAttempts,
    },
    batchSize: instalmentPolicy.batchSize,
    clock: deps.clock,
    work: async (rows) => {
      const failed: ReminderRow[] = [];
      for (const row of rows) {
        const isDone = await takeStep(deps, row).catch((error: unknown) => {
          deps.report(error);
          return false;
        });
        if (!isDone) failed.push(row);
      }
      return failed;
    },
    report: deps.report,
  });
}

/** @returns false where it has to be tried again */
async function takeStep(deps: ReminderDeps, { id, stage }: ReminderRow): Promise<boolean> {
  const request = await findRequestById(deps.db, id);
  const kind = request === null ? null : reminderAt(request.purpose, stage);
  if (request === null || kind === null || request.state !== 'open') return true;
  if (!isReminderDue(request.purpose, request.dueOn, stage, deps.clock.now())) return true;
  if (kind === 'cancel') return cancelTrip(deps, request);
  const outcome = await remind(deps, request, kind);
  if (outcome === 'unknown') return false;
  if (outcome === 'refused') deps.report(new Error(`The reminder of payment ${id} is refused for good`));
  await moveOn(deps, request, { kind, stage });
  return true;
}

/** A trip that has begun, because its supplier has moved it, is cancelled no more: the office lists what is owed for it. */
async function cancelTrip(deps: ReminderDeps, request: PaymentRequest): Promise<boolean> {
  const { order } = await findTrip(deps, request);
  if (stayOfTrip(order.trip).departure > dayAt(deps.clock.now())) return deps.cancelUnpaid(request.bookingId);
  await deps.db
    .updateTable('payment_request')
    .set({ next_at: null, locked_until: null })
    .where('id', '=', request.id)
    .execute();
  return true;
}

/** The link is signed by the secret of now, so that one of a former secret is void. */
async function remind(deps: ReminderDeps, request: PaymentRequest, kind: ReminderKind): Promise<MailOutcome> {
  const { order, bookingNumber } = await findTrip(deps, request);
  const token = deps.links.tokenOf(request.id);
  await deps.db
    .updateTable('payment_request')
    .set({ token_digest: deps.links.digestOf(token) })
    .where('id', '=', request.id)
    .execute();
  const brand = withMarketHotline(deps.brands.of(order), order.chosenMarket);
  const reminder = composeReminder(kind, {
    order,
    brand,
    texts: await loadTexts(order.language),
    request,
    bookingNumber,
    link: linkOf(order, token),
  });
  return deps.mail.send(
    {
      // A payment that has moved to another day is asked for once more.
      id: `payment-request-${request.id}-${kind}-${formatDay(request.dueOn)}`,
      to: { name: formatName(order.billing), address: order.contact.email },
      from: { name: brand.name, address: brand.company.email },
      ...reminder,
      attachments: [await attachLogo(brand)],
    },
    mailPolicy.sendTimeoutMs,
  );
}

/** The trip that a payment is for, as it is now. @throws Error where there is none */
async function findTrip(
  { db }: ReminderDeps,
  { id, bookingId }: PaymentRequest,
): Promise<{ readonly order: BookingOrder; readonly bookingNumber: string }> {
  const booking = await createBookingStore(db).find(bookingId);
  if (booking === null) throw new Error(`There is no booking ${bookingId}`);
  const order = currentOrder(booking);
  if (order.kind !== 'trip') throw new Error(`Payment ${id} is for no trip`);
  return { order, bookingNumber: booking.bookingNumber };
}

/** Address of the page that pays a request. */
export function linkOf({ origin, locale }: Pick<BookingOrder, 'origin' | 'locale'>, token: string): string {
  return origin + buildPath('payment_link', { _locale: locale, token });
}

/** Plans the next step unless the day has moved meanwhile, and notes this one in the trip's timeline. */
async function moveOn(
  { db, clock }: ReminderDeps,
  { id, bookingId, purpose, dueOn }: PaymentRequest,
  { kind, stage }: { readonly kind: ReminderKind; readonly stage: number },
): Promise<void> {
  const now = clock.now();
  const next = planReminder(purpose, dueOn, stage + 1, now);
  await openBookingTables(db)
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable('payment_request')
        .set({ stage: next?.stage ?? stage + 1, next_at: next?.at ?? null, tries: 0, locked_until: null })
        .where('id', '=', id)
        .where(sql<boolean>`due_on = ${formatDay(dueOn)}::date`)
        .execute();
      await insertEvent(trx, bookingId, now, kind);
    });
}

async function insertEvent(
  trx: Kysely<BookingDatabase>,
  booking_id: string,
  at: Date,
  reminder: ReminderKind,
): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({ booking_id, at, kind: 'reminded', facts: JSON.stringify({ reminder }) })
    .execute();
}
