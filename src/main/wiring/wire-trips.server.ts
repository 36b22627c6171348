import { describeTrip } from '../../api/checkout/describe-trip.server.ts';
import type { ChangeCallDeps } from '../../api/trips/change-calls.server.ts';
import { createChangedOfferFinder } from '../../api/trips/find-changed-offer.server.ts';
import type { TripCallDeps } from '../../api/trips/trip-calls.server.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import { findChange } from '../../features/booking/changes/find-change.server.ts';
import { createChangeJudge } from '../../features/booking/changes/judge-change.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { createTripAccess } from '../../features/booking/my-trips/open-trip-access.server.ts';
import { createLinkRequests } from '../../features/booking/my-trips/request-trip-link.server.ts';
import { createTripCodes } from '../../features/booking/my-trips/trip-codes.server.ts';
import { createTripData } from '../../features/booking/my-trips/trip-data.server.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { RunningNewsletter } from '../../features/newsletter/create-newsletter.server.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';

interface TripsWiring {
  readonly db: Db;
  readonly bookings: Bookings;
  readonly checkouts: Pick<CheckoutStore, 'find'>;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
  readonly search: Search;
  readonly supply: LiveSupply;
  readonly payments: PaymentPort;
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: Pick<RunningNewsletter, 'exportData'> | null;
  /** Signs the links in mails, and is the key of the codes' digests. */
  readonly secret: string;
}

/** The calls of travellers, and the database for the pages of their trips. */
export interface WiredTrips extends TripCallDeps, ChangeCallDeps {
  readonly bookings: Bookings;
  readonly db: Db;
}

/** What travellers do with their trips after they have booked them. */
export function wireTrips({
  db,
  bookings,
  checkouts,
  mail,
  search,
  supply,
  payments,
  liveBrands,
  newsletter,
  secret,
}: TripsWiring): WiredTrips {
  const clock = systemClock;
  return {
    db,
    bookings,
    payments,
    clock,
    findChange: (tripBookingId, id) => findChange(db, tripBookingId, id),
    judge: createChangeJudge({
      clock,
      findOffer: createChangedOfferFinder({ search, supply, describeTrip }),
    }),
    access: createTripAccess({
      db,
      clock,
      secret,
      ownsCheckout: async (checkoutId, session, memberId) =>
        (await checkouts.find(checkoutId, session, memberId)) !== null,
    }),
    drafts: createChangeDrafts(secret, clock),
    codes: createTripCodes({ db, clock, mail, brands: liveBrands, secret }),
    links: createLinkRequests({ db, clock }),
    data: createTripData({
      db,
      exportOthers: async (email) => ({ newsletter: (await newsletter?.exportData(email)) ?? null }),
    }),
  };
}
