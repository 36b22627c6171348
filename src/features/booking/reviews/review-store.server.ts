import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { guestReviews, officeLists } from '../../../defaults.ts';
import type { CardOrder } from '../../../design/staff/card-list-filters.tsx';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Language } from '../../../domain/words/language.ts';
import { findReviewFaults, type ReviewContent, type ReviewState, reviewStates } from './guest-review.ts';
import type { LeftOutPicture, ListedReview, OwnReview } from './listed-review.ts';

interface ReviewTables {
  guest_review: NarrowedColumns<
    'guest_review',
    { state: ReviewState; content: ReviewContent; language: Language }
  >;
}

export const openReviewTables = (db: Db) => narrowColumns<ReviewTables>(db);

/** A picture that somebody has sent, encoded again: nothing of the file itself is left. */
export interface ReviewPicture {
  readonly id: string;
  /** WebP. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface SentReview {
  readonly booking: { readonly id: string; readonly order: BookingOrder };
  readonly language: Language;
  readonly content: ReviewContent;
  readonly pictures: readonly ReviewPicture[];
  /** Ids of stored pictures that go. */
  readonly droppedPictures: readonly string[];
  /** A picture was refused: the writer sees the review again before staff do. */
  readonly isIncomplete: boolean;
}

/** What staff decide: `publish`, without some of its pictures where they say so, or `refuse`, each with the reason that the writer reads. */
export type ReviewDecision = {
  readonly by: string;
  /** When the review that staff have read was changed last. */
  readonly readAt: Date;
} & (
  | { readonly decision: 'publish'; readonly leftOut?: LeftOutPictures }
  | { readonly decision: 'refuse'; readonly reason: string }
);

/** The pictures of a review that are not shown; all others are. */
export interface LeftOutPictures {
  readonly ids: readonly string[];
  readonly reason: string;
}

/** The reviews of guests: one for each booking. */
export interface ReviewStore {
  find(bookingId: string): Promise<OwnReview | null>;
  /**
   * Stores what was written. `stored`: it waits for staff · `incomplete`: it is a draft with mistakes · `closed`: staff read or have
   * published the one that there is
   */
  send(review: SentReview): Promise<'stored' | 'incomplete' | 'closed'>;
  /** Deletes the review with its pictures, in whatever state it is. False where there is none. */
  withdraw(bookingId: string): Promise<boolean>;
  /** The longest waiting in front; decided ones the latest in front, unless another order is asked for. Drafts are nobody's business. */
  list(
    state: Exclude<ReviewState, 'draft'>,
    brands: BrandScope,
    shown?: { readonly order?: CardOrder; readonly limit?: number },
  ): Promise<readonly ListedReview[]>;
  /** Publishing with a choice of pictures may change that choice later. Number of the review's booking; null where the review is gone, was changed since staff have read it, or was decided the same before. */
  decide(id: string, decision: ReviewDecision): Promise<string | null>;
  /** A picture of the review as WebP, for staff: also one that nobody else may see. */
  findPicture(id: string, pictureId: string): Promise<Buffer | null>;
}

export function createReviewStore({ db, clock }: { readonly db: Db; readonly clock: Clock }): ReviewStore {
  const tables = openReviewTables(db);

  return {
    async find(bookingId) {
      const row = await tables
        .selectFrom('guest_review')
        .select(['state', 'content', 'refusal', picturesOf.as('pictures'), leftOutOf.as('leftOut')])
        .where('booking_id', '=', bookingId)
        .executeTakeFirst();
      return row ?? null;
    },
    send: (review) =>
      tables.transaction().execute(async (trx) => {
        const { booking, language, content } = review;
        const { brand, trip } = booking.order;
        const { id } = await trx
          .insertInto('guest_review')
          .values({
            booking_id: booking.id,
            brand,
            hotel_id: trip.hotel.id,
            stayed_until: trip.checkOut,
            language,
            state: 'draft',
            content: JSON.stringify(content),
            changed_at: clock.now(),
          })
          // Locks the row that there is.
          .onConflict((conflict) =>
            conflict.column('booking_id').doUpdateSet((eb) => ({ brand: eb.ref('guest_review.brand') })),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        const isOpen = await trx
          .updateTable('guest_review')
          .set({
            language,
            content: JSON.stringify(content),
            changed_at: clock.now(),
            state: 'draft',
            decided_by: null,
            refusal: '',
          })
          .where('id', '=', id)
          .where('state', 'in', ['draft', ...reviewStates.listBefore('draft')])
          .returning('id')
          .executeTakeFirst();
        if (isOpen === undefined) return 'closed';
        await trx
          .deleteFrom('guest_review_picture')
          .where('review_id', '=', id)
          // Those that staff keep out are not on the form: their writer could not drop them.
          .where(sql<boolean>`(refusal <> '' or id = any(${review.droppedPictures}::text[]))`)
          .execute();
        const { count } = await trx
          .selectFrom('guest_review_picture')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('review_id', '=', id)
          .executeTakeFirstOrThrow();
        const room = guestReviews.maxPictures - Number(count);
        const added = review.pictures.slice(0, Math.max(0, room));
        if (added.length > 0)
          await trx
            .insertInto('guest_review_picture')
            .values(
              added.map(({ id: pictureId, data, width, height }, at) => ({
                id: pictureId,
                review_id: id,
                picture: data,
                width,
                height,
                // Those of one form are in its order.
                added_at: new Date(clock.now().getTime() + at),
                // Without that none is sent.
                agreed_at: clock.now(),
              })),
            )
            .execute();
        const isLeftOut = added.length < review.pictures.length;
        if (review.isIncomplete || isLeftOut || findReviewFaults(content).length > 0) return 'incomplete';
        await trx
          .updateTable('guest_review')
          .set({ state: reviewStates.move('draft', 'new') })
          .where('id', '=', id)
          .execute();
        return 'stored';
      }),
    async withdraw(bookingId) {
      const { numDeletedRows } = await tables
        .deleteFrom('guest_review')
        .where('booking_id', '=', bookingId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async list(state, brands, { order = '', limit = officeLists.reviews } = {}) {
      const rows = await tables
        .selectFrom('guest_review')
        .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
        .select([
          'guest_review.id',
          'booking_number',
          sql<string>`"order" -> 'trip' -> 'hotel' ->> 'name'`.as('hotel'),
          'guest_review.brand',
          'guest_review.language',
          'guest_review.state',
          'content',
          'refusal',
          'changed_at',
          'guest_review.decided_by',
          picturesOf.as('pictures'),
          leftOutOf.as('leftOut'),
        ])
        .where('guest_review.state', '=', state)
        .where(isOneOf(sql.ref('guest_review.brand'), brands))
        .orderBy('changed_at', isOldestFirst(state, order) ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ booking_number, changed_at, decided_by, ...row }) => ({
        ...row,
        bookingNumber: booking_number,
        changedAt: changed_at,
        decidedBy: decided_by,
      }));
    },
    decide: (id, decision) =>
      tables.transaction().execute(async (trx) => {
        const to = decision.decision === 'publish' ? 'published' : 'refused';
        const leftOut = decision.decision === 'publish' ? decision.leftOut : undefined;
        const before = reviewStates.listBefore(to);
        const decided = await trx
          .updateTable('guest_review')
          .set({
            state: to,
            decided_by: decision.by,
            refusal: decision.decision === 'refuse' ? decision.reason : '',
            changed_at: clock.now(),
          })
          .where('id', '=', id)
          // What its writer has taken back to work on is not decided.
          .where('state', 'in', leftOut === undefined ? before : [...before, to])
          // Nobody publishes by a page of yesterday what its writer has changed since.
          .where(sql`date_trunc('milliseconds', changed_at)`, '=', decision.readAt)
          .returning((eb) =>
            eb
              .selectFrom('booking')
              .select('booking_number')
              .whereRef('booking.id', '=', 'guest_review.booking_id')
              .as('number'),
          )
          .executeTakeFirst();
        if (decided !== undefined && leftOut !== undefined) await leaveOut(trx, id, leftOut, decision.by);
        return decided?.number ?? null;
      }),
    async findPicture(id, pictureId) {
      const row = await tables
        .selectFrom('guest_review_picture')
        .innerJoin('guest_review', 'guest_review.id', 'review_id')
        .select('picture')
        .where('review_id', '=', id)
        .where('guest_review_picture.id', '=', pictureId)
        .where('state', '<>', 'draft')
        .executeTakeFirst();
      return row?.picture ?? null;
    },
  };
}

async function leaveOut(
  db: ReturnType<typeof openReviewTables>,
  reviewId: string,
  { ids, reason }: LeftOutPictures,
  by: string,
): Promise<void> {
  const isLeftOut = sql<boolean>`id = any(${ids}::text[])`;
  await db
    .updateTable('guest_review_picture')
    .set({
      refusal: sql<string>`case when ${isLeftOut} then ${reason} else '' end`,
      refused_by: sql<string | null>`case when ${isLeftOut} then ${by} end`,
    })
    .where('review_id', '=', reviewId)
    // Staff who have decided the same before stay named.
    .where(sql<boolean>`refusal <> case when ${isLeftOut} then ${reason} else '' end`)
    .execute();
}

/** The ids of a review's pictures, in the order in which they were sent. */
export const picturesOf = sql<string[]>`array(
  select guest_review_picture.id from guest_review_picture
  where guest_review_picture.review_id = guest_review.id
  order by guest_review_picture.added_at, guest_review_picture.id
)`;

/** The same without those that staff keep out. */
export const shownPicturesOf = sql<string[]>`array(
  select guest_review_picture.id from guest_review_picture
  where guest_review_picture.review_id = guest_review.id and guest_review_picture.refusal = ''
  order by guest_review_picture.added_at, guest_review_picture.id
)`;

const leftOutOf = sql<LeftOutPicture[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', guest_review_picture.id, 'reason', guest_review_picture.refusal))
  from guest_review_picture
  where guest_review_picture.review_id = guest_review.id and guest_review_picture.refusal <> ''
), '[]'::jsonb)`;

const isOldestFirst = (state: ReviewState, order: CardOrder) =>
  order === '' ? state === 'new' : order === 'oldest';
