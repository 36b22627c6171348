import { isDeepStrictEqual } from 'node:util';
import { boards } from '../../src/domain/search/board.ts';
import {
  type FlightOffer,
  type HotelSort,
  noFilters,
  type OptionColumn,
  type PricedOffer,
} from '../../src/domain/search/offer-query.ts';
import type { RankParts } from '../../src/domain/search/ranking.ts';
import type { HotelFacts } from '../../src/domain/search/supply-facts.ts';
import { type Day, formatDay } from '../../src/domain/time/calendar-day.ts';
import type { OfferAnswer, OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { cheapestBy, compareCodes, compareOffers } from './compare-offers.ts';
import { countFacets } from './count-facets.ts';
import { listOffers, type RawOffer } from './list-offers.ts';
import { isInRange } from './range.ts';
import { rankPlainly } from './rank.ts';
import { departuresOn, nightOf, type RawSupply } from './raw-supply.ts';
import { toFlightDetails, toPricedOffer } from './to-priced-offer.ts';

export function answerDestinations(
  supply: RawSupply,
  { request, level }: OfferQuery<'destinations'>,
): OfferAnswer<'destinations'> {
  const groups = Map.groupBy(listOffers(supply, request), ({ hotel }) => destinationOf(hotel, level));
  return [...groups]
    .map(([destinationId, offers]) => ({
      destinationId,
      hotels: new Set(offers.map(({ hotel }) => hotel.id)).size,
      cheapest: toPricedOffer(offers.reduce((a, b) => (compareOffers(a, b) <= 0 ? a : b))),
    }))
    .sort((a, b) => a.cheapest.total - b.cheapest.total || a.destinationId - b.destinationId);
}

function destinationOf(hotel: HotelFacts, level: 'country' | 'region' | 'city'): number {
  return { country: hotel.countryId, region: hotel.regionId, city: hotel.cityId }[level];
}

export function answerHotels(supply: RawSupply, query: OfferQuery<'hotels'>): OfferAnswer<'hotels'> {
  const { request, sort, page, pageSize, withFacets } = query;
  const cheapest = cheapestBy(listOffers(supply, request), ({ hotel }) => hotel.id);
  const byPrice = [...cheapest.values()].sort(hotelOrders.price).map(toPricedOffer);
  const ranked = sort === 'recommended' ? rankAll(query, [...cheapest.values()]) : null;
  const sorted =
    ranked ?? [...cheapest.values()].sort(hotelOrders[sort as keyof typeof hotelOrders]).map(toPricedOffer);
  return {
    total: sorted.length,
    hotels: sorted.slice((page - 1) * pageSize, page * pageSize),
    facets: withFacets ? countFacets(supply, request) : null,
    ...(withFacets && { cheapest: byPrice[0] ?? null }),
  };
}

/** Every hotel is given its points, and then they are compared. */
function rankAll({ ranking, request }: OfferQuery<'hotels'>, offers: readonly RawOffer[]): PricedOffer[] {
  if (ranking === undefined) throw new Error('Recommendations need a ranking');
  const travellers = request.party.adults + request.party.childrenBorn.length;
  const sum = ({ price, rating, flights, transfer }: RankParts) => price + rating + flights + transfer;
  return offers
    .map((offer) => ({ offer, rank: rankPlainly(ranking, offer, travellers) }))
    .sort((a, b) => sum(b.rank) - sum(a.rank) || hotelOrders.price(a.offer, b.offer))
    .map(({ offer, rank }) => ({ ...toPricedOffer(offer), rank }));
}

const hotelOrders: Record<Exclude<HotelSort, 'recommended'>, (a: RawOffer, b: RawOffer) => number> = {
  price: (a, b) => a.total - b.total || a.hotel.id - b.hotel.id,
  rating: (a, b) => b.hotel.rating - a.hotel.rating || a.hotel.id - b.hotel.id,
  category: (a, b) =>
    b.hotel.category - a.hotel.category || b.hotel.rating - a.hotel.rating || a.hotel.id - b.hotel.id,
};

export function answerMap(supply: RawSupply, { request, box, limit }: OfferQuery<'map'>): OfferAnswer<'map'> {
  const inside = ({ hotel }: RawOffer) => isInside(hotel, box);
  const offers = [...listOffers(supply, request)].filter(inside);
  const cheapest = [...cheapestBy(offers, ({ hotel }) => hotel.id).values()].sort(hotelOrders.price);
  return {
    total: cheapest.length,
    hotels: cheapest.slice(0, limit).map((offer) => ({
      offer: toPricedOffer(offer),
      latitude: offer.hotel.latitude,
      longitude: offer.hotel.longitude,
    })),
  };
}

/** A box whose west is greater than its east reaches over the date line. */
function isInside({ latitude, longitude }: HotelFacts, box: OfferQuery<'map'>['box']): boolean {
  if (latitude < box.south || latitude > box.north) return false;
  if (box.west <= box.east) return longitude >= box.west && longitude <= box.east;
  return longitude >= box.west || longitude <= box.east;
}

export function answerOptions(
  supply: RawSupply,
  { request, by }: OfferQuery<'options'>,
): OfferAnswer<'options'> {
  if (by === 'airport' && request.kind === 'hotel-only') return [];
  const cheapest = cheapestBy(listOffers(supply, request), (offer) => optionOf(offer, by));
  const order = (a: string, b: string) => (by === 'nights' ? Number(a) - Number(b) : compareCodes(a, b));
  return [...cheapest]
    .sort(([a], [b]) => order(a, b))
    .map(([value, offer]) => ({ value, cheapest: toPricedOffer(offer) }));
}

function optionOf(offer: RawOffer, by: OptionColumn): string {
  switch (by) {
    case 'nights':
      return String(offer.nights);
    case 'airport':
      return offer.outbound?.from ?? '';
    case 'month':
      return formatDay(offer.departure).slice(0, 7);
    case 'date':
      return formatDay(offer.departure);
  }
}

export function answerRooms(
  supply: RawSupply,
  { request, hotelId }: OfferQuery<'rooms'>,
): OfferAnswer<'rooms'> {
  const offers = [...listOffers(supply, request)].filter(({ hotel }) => hotel.id === hotelId);
  const cheapest = cheapestBy(offers, ({ plan }) => `${plan.roomId} ${plan.board}`);
  return [...cheapest.values()]
    .sort(
      (a, b) => a.plan.roomId - b.plan.roomId || boards.indexOf(a.plan.board) - boards.indexOf(b.plan.board),
    )
    .map((offer) => ({
      roomId: offer.plan.roomId,
      board: offer.plan.board,
      cheapest: toPricedOffer(offer),
    }));
}

export function answerFlights(supply: RawSupply, query: OfferQuery<'flights'>): OfferAnswer<'flights'> {
  const { request, stay } = query;
  if (request.kind === 'hotel-only') return { outbounds: [], inbounds: [] };
  const ofHotel = { ...request, hotels: [stay.hotelId], destinations: null };
  const offers = [...listOffers(supply, ofHotel)]
    .filter(({ plan, rooms = [], checkIn, nights }) => {
      const isPlan =
        plan.id === stay.planId &&
        isDeepStrictEqual(
          rooms.slice(1).map((room) => room.plan.id),
          [...(stay.otherPlanIds ?? [])],
        );
      return isPlan && checkIn === stay.checkIn && nights === stay.nights;
    })
    .sort(compareOffers);
  const outbounds = [...cheapestBy(offers, ({ outbound }) => flightKey(outbound)).values()].sort(
    compareOffers,
  );
  const named = outbounds.find(({ outbound }) => flightKey(outbound) === flightKey(query.outbound));
  const chosen = named ?? outbounds[0];
  const inbounds = offers.filter(({ outbound }) => outbound === chosen?.outbound);
  return { outbounds: outbounds.map(toFlightOffer), inbounds: inbounds.map(toFlightOffer) };
}

function flightKey(flight: OfferQuery<'flights'>['outbound']): string {
  return flight ? `${flight.from} ${flight.to} ${flight.day} ${flight.id}` : 'none';
}

function toFlightOffer(offer: RawOffer): FlightOffer {
  const { outbound, inbound } = offer;
  if (outbound === null || inbound === null) throw new Error('A package without a flight');
  return {
    outbound: toFlightDetails(outbound),
    inbound: toFlightDetails(inbound),
    offer: toPricedOffer(offer),
  };
}

/** Looks for the named offer among all that anybody could be offered on its days. */
export function answerOffer(supply: RawSupply, query: OfferQuery<'offer'>): OfferAnswer<'offer'> {
  const { key, party, bookingDay, range } = query;
  const departure = key.outbound === null ? key.checkIn : key.outbound.day;
  const checkOut = key.checkIn + key.nights;
  const offers = listOffers(supply, {
    kind: key.outbound === null ? 'hotel-only' : 'package',
    party,
    bookingDay,
    departure: { from: departure, to: departure },
    return: { from: checkOut, to: checkOut },
    nights: { from: key.nights, to: key.nights },
    departureAirports: null,
    arrivalAirports: null,
    destinations: null,
    hotels: [key.hotelId],
    ...(range !== undefined && { range }),
    filters: { ...noFilters, cabin: null, includeOnRequest: true },
  });
  const named = [...offers].find((offer) => isDeepStrictEqual(toPricedOffer(offer).key, key));
  if (named === undefined) return null;
  return {
    offer: toPricedOffer(named),
    outbound: named.outbound && toFlightDetails(named.outbound),
    inbound: named.inbound && toFlightDetails(named.inbound),
  };
}

/** Every fact that the price of a package can be made of. Where nobody may arrive the minimum stay means nothing. */
export function answerFactors(
  supply: RawSupply,
  { dates, range }: OfferQuery<'factors'>,
): OfferAnswer<'factors'> {
  const { hotelId, roomId, checkIn, nights, flown } = dates;
  const hotel = supply.hotels.get(hotelId);
  const isSold = hotel !== undefined && isInRange(hotel, range);
  const plans = [...supply.plans.values()].filter(
    (plan) => isSold && plan.hotelId === hotelId && plan.roomId === roomId,
  );
  return {
    airports: isSold ? hotel.airports : [],
    plans: plans
      .sort((a, b) => a.id - b.id)
      .map((plan) => ({
        plan,
        nights: Array.from({ length: nights }, (_, index) => {
          const night = nightOf(supply, plan.id, checkIn + index);
          return night.closedToArrival ? { ...night, minStay: 1 } : night;
        }),
      })),
    outbounds: flown === null ? [] : listFlights(supply, flown.from, flown.to, flown.day),
    inbounds: flown === null ? [] : listFlights(supply, flown.to, flown.from, checkIn + nights),
    airlines: [...supply.airlines.values()].sort((a, b) => compareCodes(a.code, b.code)),
  };
}

function listFlights(supply: RawSupply, from: string, to: string, day: Day) {
  return [...departuresOn(supply, from, to, day)]
    .sort((a, b) => a.id - b.id)
    .map((flight) => ({ ...flight, seats: Math.min(flight.seats, 9) }));
}
