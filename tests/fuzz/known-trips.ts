import { randomBytes, randomUUID } from 'node:crypto';
import { everyBrand } from '../../src/domain/staff/brand-scope.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createChangeDrafts } from '../../src/features/booking/changes/change-drafts.server.ts';
import { createPaymentLinks } from '../../src/features/booking/instalments/create-payment-links.server.ts';
import { openPaymentRequest } from '../../src/features/booking/instalments/payment-requests.server.ts';
import { createReviewStore } from '../../src/features/booking/reviews/review-store.server.ts';
import { openBookingTables } from '../../src/features/booking/store/booking-rows.server.ts';
import { createBookingStore } from '../../src/features/booking/store/booking-store.server.ts';
import { insertDueRefund } from '../../src/features/booking/store/insert-due-refund.server.ts';
import { signResultKey } from '../../src/features/booking/store/result-key.server.ts';
import type { TestDatabase } from '../database.ts';
import { cookieSecret } from '../factories/test-app.ts';
import type { KnownValues } from './generate-value.ts';

/** Booked trips, each for what would end it for the others. */
export const TRIPS = ['to read', 'to change', 'changed', 'to cancel', 'over'] as const;
export type KnownTrip = (typeof TRIPS)[number];

/** Somebody else travels in place of the first traveller, which every trip offers, for a fee. */
const handedOver = {
  kind: 'transfer',
  people: [
    {
      gender: 'FEMALE',
      firstName: 'Mary',
      lastName: 'Somerville',
      birthDate: '10/12/1985',
      nationality: 'DE',
    },
    null,
  ],
} as const;

export const sealDraft = (checkoutId: string) =>
  createChangeDrafts(cookieSecret, systemClock).seal(checkoutId, {
    ...handedOver,
    people: [...handedOver.people],
  });

/** What a request for payment asks for, minor units. */
export const requestedAmount = 4_900;

const content = {
  rating: 5,
  scores: { food: 4 },
  party: 'couple',
  title: 'Gerne wieder',
  text: 'Freundliche Leute, ein stilles Zimmer und jeden Morgen frisches Obst. '.repeat(3),
  name: 'Ada L.',
} as const;

/** The form of a review as a page sends it. */
export const validReview = {
  rating: String(content.rating),
  'score-food': String(content.scores.food),
  party: content.party,
  title: content.title,
  text: content.text,
  name: content.name,
};

/**
 * Adds to booked trips what happens to them afterwards: a payment by link, a refund, a notice, a review; and a delivery that is held.
 * @returns ids, keys and tokens that exist, by the name of the field or path parameter
 */
export async function addLaterLife(
  { db, pool }: TestDatabase,
  trips: Readonly<Record<KnownTrip, string>>,
): Promise<KnownValues> {
  const at = systemClock.now();
  const requireBooking = async (trip: KnownTrip) => {
    const booking = await createBookingStore(db).findLatest(trips[trip]);
    if (booking === null) throw new Error(`The trip ${trip} is not booked`);
    return booking;
  };
  const read = await requireBooking('to read');
  const links = createPaymentLinks(cookieSecret);
  await openBookingTables(db)
    .transaction()
    .execute((trx) =>
      openPaymentRequest(trx, links, {
        bookingId: read.id,
        amount: requestedAmount,
        purpose: 'request',
        note: '',
        dueOn: dayAt(at) + 7,
        requestedBy: 'Kim',
        at,
      }),
    );
  const { rows: requests } = await pool.query<{ id: string }>('select id from payment_request');
  const refundId = await insertDueRefund(
    db,
    { bookingId: read.id, amount: 100, reason: 'goodwill', isProposed: true },
    at,
  );
  // Promised to the traveller, and for staff to make.
  await pool.query(`update due_refund set state = 'failed' where id = $1`, [refundId]);
  const offerId = randomBytes(15).toString('base64url');
  await pool.query(
    `insert into voucher_offer (id, due_refund_id, amount, bonus, offered_by, note, offered_at, ends_at, next_at, mail_state)
     values ($1, $2, 100, 0, 'Kim', '', now(), now() + interval '2 days', now(), 'ended')`,
    [offerId, refundId],
  );
  const noticeId = randomBytes(16).toString('base64url');
  await pool.query(
    `insert into trip_notice (id, booking_id, source, facts, is_significant, created_at, answer_by)
     values ($1, $2, $1, $3, true, now(), now() + interval '2 days')`,
    [
      noticeId,
      (await requireBooking('to change')).id,
      JSON.stringify({ kind: 'incident', proposal: 'refund', message: 'The pilots are on strike.' }),
    ],
  );
  // Its traveller came home yesterday.
  await pool.query(
    `update booking set "order" = jsonb_set(jsonb_set("order", '{trip,checkIn}', to_jsonb(to_char(now() - interval '8 days', 'YYYY-MM-DD'))),
       '{trip,checkOut}', to_jsonb(to_char(now() - interval '1 day', 'YYYY-MM-DD'))) where checkout_id = $1`,
    [trips.over],
  );
  const pictureId = randomBytes(12).toString('hex');
  const reviews = createReviewStore({ db, clock: systemClock });
  await reviews.send({
    booking: { id: read.id, order: read.order as never },
    language: 'de',
    content,
    pictures: [{ id: pictureId, data: Buffer.from('a picture'), width: 4, height: 3 }],
    droppedPictures: [],
    isIncomplete: false,
  });
  const [review] = await reviews.list('new', everyBrand);
  const withdrawalId = randomUUID();
  await pool.query(
    `insert into withdrawal (id, brand, language, origin, name, order_number, email, received_at, acknowledged_at, due_at, outcome)
     values ($1, 'abendmeer', 'de', 'https://shop.example', 'Ada', 'ABCD-2345', 'ada@traveller.example', now(), now(), now(), 'unknown')`,
    [withdrawalId],
  );
  const deliveryId = randomUUID();
  await pool.query(
    `insert into supplier.delivery (id, state, sent_at, sent_by, is_full, findings) values ($1, 'waiting', now(), '', false, '[]')`,
    [deliveryId],
  );
  return {
    tripId: Object.values(trips),
    key: [signResultKey(cookieSecret, trips['to read'], dayAt(at) + 1)],
    token: requests.map(({ id }) => links.tokenOf(id)),
    draft: [sealDraft(trips['to change'])],
    refundId: [refundId],
    offerId: [offerId],
    noticeId: [noticeId],
    withdrawalId: [withdrawalId],
    reviewId: [review?.id ?? ''],
    pictureId: [pictureId],
    read: [review?.changedAt.toISOString() ?? ''],
    deliveryId: [deliveryId],
  };
}
