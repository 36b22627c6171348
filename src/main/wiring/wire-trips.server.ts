import type { ChangeCallDeps } from '../../api/trips/change-calls.server.ts';
import type { ReviewCallDeps } from '../../api/trips/review-calls.server.ts';
import type { TripCallDeps } from '../../api/trips/trip-calls.server.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { guestReviews, mediaLimits } from '../../defaults.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { createTripAccess } from '../../features/booking/my-trips/open-trip-access.server.ts';
import { createLinkRequests } from '../../features/booking/my-trips/request-trip-link.server.ts';
import { createTripCodes } from '../../features/booking/my-trips/trip-codes.server.ts';
import { createTripData } from '../../features/booking/my-trips/trip-data.server.ts';
import { loadTripRecords } from '../../features/booking/my-trips/trip-records.server.ts';
import { createReviewStore, type ReviewStore } from '../../features/booking/reviews/review-store.server.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { readUpload } from '../../features/media/read-upload.server.ts';
import type { RunningNewsletter } from '../../features/newsletter/create-newsletter.server.ts';
import { limitConcurrency } from '../../jobs/limit-concurrency.server.ts';
import { eraseMailsTo } from '../../ports/mail/erase-mails.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';

interface TripsWiring {
  readonly db: Db;
  readonly bookings: Bookings;
  readonly checkouts: Pick<CheckoutStore, 'find'>;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: Pick<RunningNewsletter, 'exportData' | 'eraseData'> | null;
  /** Signs the links in mails, and is the key of the codes' digests. */
  readonly secret: string;
}

/** The calls of travellers, and the database for the pages of their trips. */
export interface WiredTrips extends TripCallDeps, ChangeCallDeps, ReviewCallDeps {
  readonly bookings: Bookings;
  readonly reviews: ReviewStore;
  readonly db: Db;
}

/** What travellers do with their trips after they have booked them. */
export function wireTrips({
  db,
  bookings,
  checkouts,
  mail,
  liveBrands,
  newsletter,
  secret,
}: TripsWiring): WiredTrips {
  const clock = systemClock;
  const runLimited = limitConcurrency(mediaLimits.picturesAtOnce, guestReviews.waitingPictures);
  return {
    db,
    bookings,
    clock,
    access: createTripAccess({
      db,
      clock,
      secret,
      ownsCheckout: async (checkoutId, session, memberId) =>
        (await checkouts.find(checkoutId, session, memberId)) !== null,
    }),
    drafts: createChangeDrafts(secret, clock),
    reviews: createReviewStore({ db, clock }),
    readPicture: async (file) => (await runLimited(() => readUpload(file))) ?? { ok: false, reason: 'busy' },
    codes: createTripCodes({ db, clock, mail, brands: liveBrands, secret }),
    listRefunds: async (bookingId) => (await loadTripRecords(db, bookingId)).refunds,
    links: createLinkRequests({ db, clock }),
    data: createTripData({
      db,
      clock,
      eraseOthers: async (email) => {
        await newsletter?.eraseData(email);
        await eraseMailsTo(db, email);
      },
      exportOthers: async (email) => ({ newsletter: (await newsletter?.exportData(email)) ?? null }),
    }),
  };
}
