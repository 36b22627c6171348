import type { BookedFlight, BookedRoom, BookedTrip } from '../../domain/booking/booked-trip.ts';
import { formatAirportLabel } from '../../domain/places/airport-label.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import type { TariffTerms } from '../../domain/search/tariff-terms.ts';
import { numberByRoom, type Party } from '../../domain/travellers/party.ts';
import { buildQuery } from '../../url.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { findArrivalAirport } from '../catalogue/find-arrival-airport.ts';
import type { DetailedOffer } from '../offers/offer-schema.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { buildHotelPath, presentHotel } from './present-hotel.server.ts';

/** What the supplier offers to whom, under its terms. */
export interface OfferedTerms {
  readonly key: OfferKey;
  readonly party: Party;
  readonly terms: TariffTerms;
}

/** Maps an offer to the trip that the checkout stores. @throws Error when the catalogue does not have the hotel */
export async function describeTrip(
  visit: SearchVisit,
  offer: DetailedOffer,
  search: SearchParams,
  { key, party, terms }: OfferedTerms,
): Promise<BookedTrip> {
  const card = visit.catalogue.hotels.get(offer.hotelId);
  if (card === undefined) throw new Error(`Hotel ${offer.hotelId} is sold but not in the catalogue`);
  const { name, location, mainImage } = presentHotel(visit, card);
  const profile = await visit.hotels.findProfile(offer.hotelId);
  const { departureAirport: home, arrivalAirport: away } = offer;
  const airport = away === null ? findArrivalAirport(visit.catalogue, card) : null;
  return {
    hotel: {
      id: offer.hotelId,
      name,
      place: [location.city, location.region, location.country].map((place) => place.name).join(', '),
      scene: mainImage.scene,
      path: buildHotelPath(visit, card) + buildQuery({ ...search, offer: offer.id }),
      ...(profile === null || profile === undefined ? {} : { address: profile.address }),
      ...(airport !== null && { airport: airport.code }),
      ...(offer.transfer !== undefined && { ride: offer.transfer }),
      ...(offer.doorToDoorMinutes !== undefined && { doorToDoor: offer.doorToDoorMinutes }),
    },
    checkIn: offer.checkIn,
    checkOut: offer.checkOut,
    nights: offer.lengthOfStay,
    rooms: describeRooms(),
    // The rooms of one trip are not changed for others.
    terms: offer.rooms === undefined ? terms : { ...terms, change: null },
    outbound: describeFlight(visit, offer.departureFlight, home, away),
    inbound: describeFlight(visit, offer.returnFlight, away, home),
    ...(offer.localCharges !== undefined && { localCharges: offer.localCharges }),
    ...(offer.includesTransfer && { includesTransfer: true as const }),
    ...(offer.isOnRequest && { isOnRequest: true as const }),
  };

  function describeRooms(): readonly BookedRoom[] {
    const planIds = [key.planId, ...(key.otherPlanIds ?? [])];
    const travellers = numberByRoom(party);
    return (offer.rooms ?? [{ roomId: offer.roomId, board: offer.board }]).map(({ roomId, board }, at) => ({
      planId: planIds[at] ?? key.planId,
      name: profile?.rooms.find(({ id }) => id === roomId)?.name[visit.language] ?? '',
      board,
      travellers: travellers[at] ?? [],
    }));
  }
}

type Airport = DetailedOffer['departureAirport'];

function describeFlight(
  { catalogue }: SearchVisit,
  flight: DetailedOffer['departureFlight'],
  from: Airport,
  to: Airport,
): BookedFlight | null {
  if (flight === null || from === null || to === null) return null;
  const leaves = catalogue.airports.get(from.code)?.timeZone;
  const lands = catalogue.airports.get(to.code)?.timeZone;
  return {
    from: formatAirportLabel(from.name, from.code),
    to: formatAirportLabel(to.name, to.code),
    departure: flight.departureDateTime,
    arrival: flight.arrivalDateTime,
    airline: flight.airline.name,
    flightNumber: flight.flightNumber,
    stops: flight.stops,
    baggage: flight.baggage,
    ...(leaves === undefined || lands === undefined ? {} : { timeZones: { from: leaves, to: lands } }),
  };
}
