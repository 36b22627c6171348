import { randomUUID } from 'node:crypto';
import { priceTimings } from '../../defaults.ts';
import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import { departureOfOffer } from '../../domain/booking/departure-of-offer.ts';
import { chargeExtra } from '../../domain/extras/charge-extra.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import type { TariffTerms } from '../../domain/search/tariff-terms.ts';
import { listTravellerKinds } from '../../domain/travellers/list-traveller-kinds.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type {
  ChangedOffer,
  FindChangedOffer,
} from '../../features/booking/changes/change-rules/find-changed-offer.ts';
import { keepAnnouncedTimes } from '../../features/booking/changes/keep-announced-times.ts';
import { carryExtras } from '../../features/checkout/extras/carry-extras.ts';
import { reviewExtras } from '../../features/checkout/extras/review-extras.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import { findFlightsOf } from '../../trip-search/offers/find-flights-of.server.ts';
import { queryOffer } from '../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId, encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import type { DetailedOffer } from '../../trip-search/offers/offer-schema.ts';
import { presentDetailedOffer } from '../../trip-search/offers/present-offer.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';

interface ChangedOfferDeps {
  readonly search: Search;
  readonly supply: Pick<LiveSupply, 'extras'>;
  /** Maps an offer to the trip that an order stores. */
  readonly describeTrip: (
    visit: SearchVisit,
    offer: DetailedOffer,
    search: SearchParams,
    offered: { readonly key: OfferKey; readonly party: Party; readonly terms: TariffTerms },
  ) => Promise<BookedTrip>;
}

/**
 * Asks the supplier for another offer in place of that of a trip, for its party. It is here because features may not import each other: the trip
 * belongs to the booking, the offer to the search.
 */
export function createChangedOfferFinder(deps: ChangedOfferDeps): FindChangedOffer {
  return async (site, order, offer, where, bookingNumber) => {
    const key = decodeOfferId(offer);
    if (key === null || (where === 'same-hotel' && key.hotelId !== order.trip.hotel.id))
      return { outcome: 'gone' };
    if (encodeOfferId(order.offerKey) === offer) return { outcome: 'same' };
    try {
      // The trip is described as it was ordered, whatever the page's language is.
      const ordered = { ...site, locale: order.locale, language: order.language };
      const visit = openSearchVisit(deps.search, ordered, { pinned: order.purchase });
      return await verifyOffer(visit, deps, order, { key, bookingNumber });
    } catch (error) {
      if (error instanceof UnavailableError) return { outcome: 'unknown' };
      throw error;
    }
  };
}

async function verifyOffer(
  visit: SearchVisit,
  { supply, describeTrip }: ChangedOfferDeps,
  order: BookingOrder,
  { key, bookingNumber }: { readonly key: OfferKey; readonly bookingNumber: string | null },
): Promise<ChangedOffer> {
  const { party } = order;
  const own = bookingNumber === null ? {} : { bookingNumber };
  const request = { key, party, bookingDay: visit.today, ...own };
  const call = { idempotencyKey: `verify-${randomUUID()}`, timeoutMs: priceTimings.checkTimeoutMs };
  const [indexed, verified] = await Promise.all([queryOffer(visit, key, party), visit.verify(request, call)]);
  if (verified.outcome === 'unknown') return { outcome: 'unknown' };
  if (verified.outcome === 'refused') return { outcome: 'gone' };
  const { offer, earlyBooking = 0, at } = verified;
  const { outbound, inbound } = indexed.answer ?? (await findFlightsOf(visit, offer, party));
  const known = { source: 'supplier', knownAt: new Date(at).toISOString() } as const;
  const shown = presentDetailedOffer(visit, { offer, outbound, inbound }, party, known);
  // Nobody orders flights that the order cannot name.
  if (key.outbound !== null && (shown.departureFlight === null || shown.returnFlight === null))
    return { outcome: 'unknown' };
  const extras = await findExtras(supply, order, request);
  if (extras === null) return { outcome: 'unknown' };
  const search = Object.fromEntries(new URLSearchParams(order.trip.hotel.path.split('?')[1]));
  const described = await describeTrip(visit, shown, search, { key, party, terms: offer.terms.tariff });
  const trip = { ...described, ...keepAnnouncedTimes(order, key, described) };
  const { total: base, bought } = offer;
  const boughtBase = bought === undefined ? {} : { boughtBase: bought };
  return { outcome: 'confirmed', offerKey: key, trip, base, ...boughtBase, earlyBooking, extras };
}

/** What the offer has of the trip's extras, at its prices; null without an answer. */
async function findExtras(
  supply: Pick<LiveSupply, 'extras'>,
  order: BookingOrder,
  request: Omit<Parameters<LiveSupply['extras']>[0], 'insuranceMarket'>,
): Promise<readonly ChosenExtra[] | null> {
  if (order.extras.length === 0) return [];
  const answer = await supply.extras(
    { ...request, insuranceMarket: order.insuranceMarket },
    { idempotencyKey: `extras-${randomUUID()}`, timeoutMs: priceTimings.checkTimeoutMs },
  );
  if (answer.outcome === 'unknown') return null;
  if (answer.outcome === 'refused') return [];
  const travellers = listTravellerKinds(request.party, departureOfOffer(request));
  const offered = answer.extras.map((extra) => chargeExtra(extra, order));
  const carried = carryExtras(order, { offerKey: request.key, extras: offered });
  return reviewExtras(carried, offered, travellers, answer.seatMaps).extras;
}
