import { randomUUID } from 'node:crypto';
import type { BookedFlight, BookedTrip } from '../../domain/booking/booked-trip.ts';
import {
  noFilters,
  type OfferKey,
  type PricedOffer,
  type TripRequest,
} from '../../domain/search/offer-query.ts';
import type { TariffTerms } from '../../domain/search/tariff-terms.ts';
import { type Day, formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import { listDepartureAirports } from '../../trip-search/catalogue/list-departure-airports.ts';
import type { DetailedOffer } from '../../trip-search/offers/offer-schema.ts';
import { byIndex, presentDetailedOffer } from '../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';

/** Describes an offer of the search as a checkout stores it. */
export type DescribeTrip = (
  visit: SearchVisit,
  offer: DetailedOffer,
  search: SearchParams,
  chosen: { readonly key: OfferKey; readonly party: Party; readonly terms: TariffTerms },
) => Promise<BookedTrip>;

export interface DemoTrip {
  /** Offer as the supplier prices it on the day of booking. */
  readonly offer: PricedOffer;
  readonly trip: BookedTrip;
}

interface TripWish {
  readonly party: Party;
  readonly departure: Day;
  readonly nights: number;
  readonly cancellation: 'free' | 'non-refundable' | undefined;
  /** True where the tariff has to have a deposit. */
  readonly isDeposit: boolean;
  /** Day for which the supplier calculates the price. */
  readonly bookingDay: Day;
  /** Hotels of other demo bookings; each booking gets a hotel of its own. */
  readonly takenHotels: ReadonlySet<number>;
}

/** Days searched before and after the wished departure: a small world may sell nothing near it. */
const windows = [3, 7, 21];
const verifyTimeoutMs = 5_000;

/**
 * Finds a trip that fits a wish, the best rated hotel first, and asks the supplier for its price on the day of booking.
 * @throws Error where the world sells no such trip
 */
export async function findDemoTrip(
  visit: SearchVisit,
  wish: TripWish,
  describeTrip: DescribeTrip,
): Promise<DemoTrip> {
  for (const window of windows) {
    const { answer } = await visit.queryOffers({
      name: 'hotels',
      request: buildRequest(visit, wish, window),
      sort: 'rating',
      page: 1,
      pageSize: 50,
      withFacets: false,
    });
    const candidates = answer.hotels.filter((offer) => fits(offer, wish));
    for (const { key } of candidates) {
      const verified = await verifyTrip(visit, key, wish, describeTrip);
      if (verified !== null) return verified;
    }
  }
  throw new Error(`The demo world sells no trip that departs about ${formatDay(wish.departure)}`);
}

function buildRequest(visit: SearchVisit, wish: TripWish, window: number): TripRequest {
  const departure = { from: wish.departure - window, to: wish.departure + window };
  return {
    kind: 'package',
    party: wish.party,
    bookingDay: visit.today,
    departure,
    return: { from: departure.from + wish.nights, to: departure.to + wish.nights + 1 },
    nights: { from: wish.nights, to: wish.nights },
    departureAirports: listDepartureAirports(visit.homeCountry, visit.catalogue),
    arrivalAirports: null,
    destinations: null,
    hotels: null,
    filters: { ...noFilters, isFreelyCancellable: wish.cancellation === 'free' },
  };
}

function fits({ key, terms }: PricedOffer, { cancellation, isDeposit, takenHotels }: TripWish): boolean {
  if (takenHotels.has(key.hotelId)) return false;
  if (isDeposit && terms.tariff.deposit === null) return false;
  return cancellation !== 'non-refundable' || terms.tariff.cancellation.freeDays === null;
}

/** Returns null when the supplier does not sell the offer on that day of booking, or the index has lost it. */
async function verifyTrip(
  visit: SearchVisit,
  key: OfferKey,
  { party, bookingDay }: TripWish,
  describeTrip: DescribeTrip,
): Promise<DemoTrip | null> {
  const options = { idempotencyKey: `demo-${randomUUID()}`, timeoutMs: verifyTimeoutMs };
  const verified = await visit.verify({ key, party, bookingDay }, options);
  if (verified.outcome !== 'confirmed') return null;
  const found = await visit.queryOffers({ name: 'offer', key, party, bookingDay: visit.today });
  if (found.answer === null) return null;
  const detailed = presentDetailedOffer(visit, found.answer, party, byIndex(found));
  const children = party.childrenBorn.map(formatDay).join(',');
  const search: SearchParams = {
    adults: String(party.adults),
    ...(children === '' ? {} : { children }),
  };
  const chosen = { key, party, terms: verified.offer.terms.tariff };
  return { offer: verified.offer, trip: await describeTrip(visit, detailed, search, chosen) };
}

/** Moves a trip back by a number of days. Whole weeks keep the weekdays of its flights. */
export function moveTripBack({ offer, trip }: DemoTrip, days: number): DemoTrip {
  const { key } = offer;
  const moveFlight = (flight: OfferKey['outbound']) => flight && { ...flight, day: flight.day - days };
  return {
    offer: {
      ...offer,
      key: {
        ...key,
        checkIn: key.checkIn - days,
        outbound: moveFlight(key.outbound),
        inbound: moveFlight(key.inbound),
      },
    },
    trip: {
      ...trip,
      checkIn: moveDay(trip.checkIn, days),
      checkOut: moveDay(trip.checkOut, days),
      outbound: moveTimes(trip.outbound, days),
      inbound: moveTimes(trip.inbound, days),
    },
  };
}

function moveTimes(flight: BookedFlight | null, days: number): BookedFlight | null {
  if (flight === null) return null;
  const { departure, arrival } = flight;
  return { ...flight, departure: moveDay(departure, days), arrival: moveDay(arrival, days) };
}

/** @param text `YYYY-MM-DD`, with or without a time after it */
function moveDay(text: string, days: number): string {
  return formatDay(requireDay(text.slice(0, 10)) - days) + text.slice(10);
}
