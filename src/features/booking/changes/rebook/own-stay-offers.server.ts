import { randomUUID } from 'node:crypto';
import { priceTimings } from '../../../../defaults.ts';
import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { isSameFlight } from '../../../../domain/search/flight-key.ts';
import type {
  FlightOffer,
  OfferKey,
  PricedOffer,
  TripRequest,
} from '../../../../domain/search/offer-query.ts';
import { findFlightsOf } from '../../../../trip-search/offers/find-flights-of.server.ts';
import { encodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import type { OfferWithFlights } from '../../../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';

/** A trip whose own stay and seats count as free for it, though the index does not sell them to anybody else. */
export interface OwnStay {
  readonly visit: SearchVisit;
  readonly order: BookingOrder;
  /** The supplier's; null where nothing is booked. */
  readonly bookingNumber: string | null;
}

/** True for the room, board and days that the trip has. */
export function isOwnStay({ offerKey }: BookingOrder, key: OfferKey): boolean {
  const { hotelId, planId, checkIn, nights } = offerKey;
  return key.hotelId === hotelId && key.planId === planId && key.checkIn === checkIn && key.nights === nights;
}

/** True for the flights that the trip has. */
function hasOwnFlights({ offerKey }: BookingOrder, { outbound, inbound }: OfferKey): boolean {
  return (
    outbound !== null && isSameFlight(offerKey.outbound, outbound) && isSameFlight(offerKey.inbound, inbound)
  );
}

/**
 * An offer with the stay or the flights of the trip as its supplier sells it to this traveller now; null where it is not sold, or nobody
 * answers.
 */
export async function findOwnOffer(trip: OwnStay, key: OfferKey): Promise<OfferWithFlights | null> {
  const offer = await verifyOwnOffer(trip, key);
  return offer && { offer, ...(await findFlightsOf(trip.visit, offer, trip.order.party)) };
}

async function verifyOwnOffer(
  { visit, order, bookingNumber }: OwnStay,
  key: OfferKey,
): Promise<PricedOffer | null> {
  if (bookingNumber === null || !(isOwnStay(order, key) || hasOwnFlights(order, key))) return null;
  const { party } = order;
  const call = { idempotencyKey: `verify-${randomUUID()}`, timeoutMs: priceTimings.checkTimeoutMs };
  const verified = await visit.verify({ key, party, bookingDay: visit.today, bookingNumber }, call);
  return verified.outcome === 'confirmed' ? verified.offer : null;
}

/**
 * The request of a trip for stays alone, on its nights: the index sells no trip with flights that are full, though the trip has its seats.
 * @param request of the trip
 */
export function requestStaysAlone({ checkIn, nights }: OfferKey, request: TripRequest): TripRequest {
  return {
    ...request,
    kind: 'hotel-only',
    departure: { from: checkIn, to: checkIn },
    return: { from: checkIn + nights, to: checkIn + nights },
    departureAirports: null,
    arrivalAirports: null,
  };
}

/** Flights of each direction, the cheapest first. */
export interface FlightsOfStay {
  readonly outbounds: readonly FlightOffer[];
  readonly inbounds: readonly FlightOffer[];
}

/**
 * Flights for the stay of the trip where it was the last of its kind. The index lists flights with rooms that it sells: they are found with
 * another room of the hotel, or of the region. Nobody is asked for the trip's own room: the totals are those of the other one, and say only which flights
 * are cheaper.
 * @param request of the trip, with the days and airports that may be
 */
export async function findFlightsForOwnStay(
  { visit, order, bookingNumber }: OwnStay,
  request: TripRequest,
): Promise<FlightsOfStay> {
  const { hotelId, planId, outbound } = order.offerKey;
  const other =
    bookingNumber === null || outbound === null ? null : await findOtherStay(visit, request, hotelId);
  if (other === null || outbound === null) return { outbounds: [], inbounds: [] };
  const { answer } = await visit.queryOffers({ name: 'flights', request, stay: other, outbound });
  const withOwnStay = ({ offer, ...flight }: FlightOffer): FlightOffer => ({
    ...flight,
    offer: { ...offer, key: { ...offer.key, hotelId, planId } },
  });
  return { outbounds: answer.outbounds.map(withOwnStay), inbounds: answer.inbounds.map(withOwnStay) };
}

/**
 * As `findFlightsForOwnStay`, at the price that the supplier asks with the trip's own stay: it is asked once for each pair.
 * @param limit flights of one direction
 */
export async function listFlightsOfOwnStay(
  trip: OwnStay,
  request: TripRequest,
  limit: number,
): Promise<FlightsOfStay> {
  const found = await findFlightsForOwnStay(trip, request);
  // A pair may be in both directions.
  const asked = new Map<string, Promise<PricedOffer | null>>();
  const priceOf = (key: OfferKey) => {
    const id = encodeOfferId(key);
    const price = asked.get(id) ?? verifyOwnOffer(trip, key);
    asked.set(id, price);
    return price;
  };
  const price = async (flights: readonly FlightOffer[]): Promise<readonly FlightOffer[]> => {
    const priced = await Promise.all(
      flights.slice(0, limit).map(async ({ offer: { key }, ...flight }) => {
        const offer = await priceOf(key);
        return offer && { ...flight, offer };
      }),
    );
    return priced.filter((flight) => flight !== null);
  };
  const [outbounds, inbounds] = await Promise.all([price(found.outbounds), price(found.inbounds)]);
  return { outbounds, inbounds };
}

/** The cheapest stay of the days that the index sells at the hotel, else in its region; null where there is none. */
async function findOtherStay(visit: SearchVisit, request: TripRequest, hotelId: number) {
  const rooms = await visit.queryOffers({ name: 'rooms', request, hotelId });
  const [room] = rooms.answer.toSorted((one, two) => one.cheapest.total - two.cheapest.total);
  if (room !== undefined) return stayOf(room.cheapest.key);
  const card = visit.catalogue.hotels.get(hotelId);
  if (card === undefined) return null;
  const nearby = { ...request, hotels: null, destinations: [card.regionId] };
  const page = { sort: 'price', page: 1, pageSize: 1, withFacets: false } as const;
  const { answer } = await visit.queryOffers({ name: 'hotels', request: nearby, ...page });
  const [offer] = answer.hotels;
  return offer === undefined ? null : stayOf(offer.key);
}

function stayOf({ hotelId, planId, checkIn, nights }: OfferKey) {
  return { hotelId, planId, checkIn, nights };
}
