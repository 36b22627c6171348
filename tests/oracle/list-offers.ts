import { nightFlights } from '../../src/defaults.ts';
import type { NightRange, OfferFilters, TripRequest } from '../../src/domain/search/offer-query.ts';
import type { Cabin, FlightFacts, HotelFacts, RatePlanFacts } from '../../src/domain/search/supply-facts.ts';
import { baggages } from '../../src/domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../src/domain/time/calendar-day.ts';
import type { ClockRange } from '../../src/domain/time/clock-range.ts';
import { type AgedParty, completedYears, quoteLeg, quoteStay, type StayQuote, seatsNeeded } from './quote.ts';
import { isInRange } from './range.ts';
import { departuresOn, type RawSupply } from './raw-supply.ts';

/** One offer with the rows it is made of. */
export interface RawOffer {
  readonly hotel: HotelFacts;
  readonly plan: RatePlanFacts;
  /** Of each room of a party that takes several, the first being the plan. */
  readonly rooms?: readonly RawRoom[];
  /** Of the outbound flight; hotel-only: check-in. */
  readonly departure: Day;
  readonly checkIn: Day;
  readonly nights: number;
  readonly outbound: FlightFacts | null;
  readonly inbound: FlightFacts | null;
  readonly stayPrice: number;
  readonly outboundPrice: number;
  readonly inboundPrice: number;
  readonly total: number;
  readonly isOnRequest: boolean;
}

/** One of several rooms. */
export interface RawRoom {
  readonly plan: RatePlanFacts;
  readonly price: number;
  readonly isOnRequest: boolean;
}

/** A request that may also be for any cabin, as a named offer is. */
export interface RawRequest extends Omit<TripRequest, 'filters'> {
  readonly filters: RawFilters;
}

export interface RawFilters extends Omit<OfferFilters, 'cabin'> {
  readonly cabin: Cabin | null;
  /** What a total is charged as in the market that asks; itself where that sells in the supply's money. */
  readonly charge?: (bought: number) => number;
}

/**
 * Every offer that meets a request, in no order: hotel × day of departure × arrival on the same or the next day ×
 * nights × plan × outbound flight × return flight, each tried against every rule.
 * @param isEnough hotels of which no more offers are asked for
 */
export function* listOffers(
  supply: RawSupply,
  request: RawRequest,
  isEnough: (hotel: HotelFacts) => boolean = () => false,
): Generator<RawOffer> {
  for (const arrival of listArrivals(supply, request, isEnough)) {
    for (const stay of listStays(supply, request, arrival)) {
      if (isEnough(arrival.hotel)) break;
      for (const offer of joinFlights(supply, request, arrival, stay)) {
        const { maxTotal, charge = (bought) => bought } = request.filters;
        if (maxTotal === null || charge(offer.total) <= maxTotal) yield offer;
      }
    }
  }
}

/** One way of the party to come to a hotel on a day. */
interface Arrival {
  readonly hotel: HotelFacts;
  readonly plans: readonly RatePlanFacts[];
  readonly party: AgedParty;
  /** The rooms of a party that takes several. */
  readonly rooms: readonly AgedParty[] | null;
  readonly departure: Day;
  readonly checkIn: Day;
  /** Flights that do it; hotel-only: the one leg of no flight. */
  readonly outbounds: readonly (FlightFacts | null)[];
}

function* listArrivals(
  supply: RawSupply,
  request: RawRequest,
  isEnough: (hotel: HotelFacts) => boolean,
): Generator<Arrival> {
  const parties = ageParty(request);
  const plansByHotel = Map.groupBy(supply.plans.values(), (plan) => plan.hotelId);
  for (const hotel of supply.hotels.values()) {
    if (!isHotelWanted(hotel, request)) continue;
    const plans = (plansByHotel.get(hotel.id) ?? []).filter((plan) => isPlanWanted(plan, request));
    if (plans.length === 0) continue;
    for (const [departure, party] of parties) {
      if (isEnough(hotel)) break;
      for (const checkIn of request.kind === 'package' ? [departure, departure + 1] : [departure]) {
        const outbounds = listOutbounds(supply, request, hotel, party, departure, checkIn);
        const rooms = ageRooms(request, departure);
        if (outbounds.length > 0) yield { hotel, plans, party, rooms, departure, checkIn, outbounds };
      }
    }
  }
}

interface Stay extends StayQuote {
  readonly plan: RatePlanFacts;
  readonly rooms?: readonly RawRoom[];
  readonly nights: number;
}

function* listStays(supply: RawSupply, request: RawRequest, arrival: Arrival): Generator<Stay> {
  const { hotel, party, rooms, checkIn } = arrival;
  const { from, to } = findNights(hotel, request);
  for (let nights = from; nights <= to; nights++) {
    if (!isIn(checkIn + nights, request.return)) continue;
    if (rooms === null) {
      for (const room of listRoomsFor(supply, request, arrival, nights, party)) yield { nights, ...room };
      continue;
    }
    const options = rooms.map((each) => [...listRoomsFor(supply, request, arrival, nights, each)]);
    for (const chosen of combine(options)) {
      const [first] = chosen;
      if (first === undefined) continue;
      const price = chosen.reduce((sum, room) => sum + room.price, 0);
      const isOnRequest = chosen.some((room) => room.isOnRequest);
      yield { nights, plan: first.plan, rooms: chosen, price, isOnRequest };
    }
  }
}

/** Every plan that takes the party of one room. */
function* listRoomsFor(
  supply: RawSupply,
  request: RawRequest,
  { plans, checkIn }: Arrival,
  nights: number,
  party: AgedParty,
): Generator<RawRoom> {
  for (const plan of plans) {
    if (!isCancellationWanted(request, plan, checkIn)) continue;
    const quote = quoteStay(supply, plan, { checkIn, nights }, party, request.bookingDay);
    if (quote === null || (quote.isOnRequest && !request.filters.includeOnRequest)) continue;
    yield { plan, ...quote };
  }
}

/** Every way to choose one of each list. */
function combine<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (chosen, list) => chosen.flatMap((items) => list.map((item) => [...items, item])),
    [[]],
  );
}

/** How long one stays in a hotel: as the request says of its group, or of all. */
function findNights(hotel: HotelFacts, { nights, stays }: RawRequest): NightRange {
  if (stays === undefined) return nights;
  const own = stays.filter(({ hotels }) => isInRange(hotel, { hotels, boards: null }));
  if (own.length !== 1) throw new Error(`Hotel ${hotel.id} belongs to ${own.length} groups of stays`);
  return own[0]?.nights ?? nights;
}

/** The stay with every pair of flights there and back. */
function joinFlights(supply: RawSupply, request: RawRequest, arrival: Arrival, stay: Stay): RawOffer[] {
  const { hotel, party, departure, checkIn, outbounds } = arrival;
  const { plan, rooms, nights, price: stayPrice, isOnRequest } = stay;
  const offers: RawOffer[] = [];
  for (const outbound of outbounds) {
    const outboundPrice = priceOfLeg(supply, outbound, party);
    for (const inbound of listInbounds(supply, request, party, outbound, checkIn + nights)) {
      const inboundPrice = priceOfLeg(supply, inbound, party);
      const total = stayPrice + outboundPrice + inboundPrice;
      const prices = { stayPrice, outboundPrice, inboundPrice, total };
      const flown = { departure, checkIn, nights, outbound, inbound };
      offers.push({ hotel, plan, ...(rooms && { rooms }), ...flown, ...prices, isOnRequest });
    }
  }
  return offers;
}

/** The party as old as it is on each day it may depart. */
function ageParty(request: RawRequest): Map<Day, AgedParty> {
  const parties = new Map<Day, AgedParty>();
  for (let day = request.departure.from; day <= request.departure.to; day++) {
    const ages = request.party.childrenBorn.map((born) => completedYears(born, day));
    parties.set(day, { adults: request.party.adults, ages });
  }
  return parties;
}

/** Each room's party as old as it is on a day; null where the party takes one room. */
function ageRooms({ party }: RawRequest, day: Day): readonly AgedParty[] | null {
  if (party.rooms === undefined) return null;
  return party.rooms.map(({ adults, childrenBorn }) => {
    return { adults, ages: childrenBorn.map((born) => completedYears(born, day)) };
  });
}

function isHotelWanted(hotel: HotelFacts, request: RawRequest): boolean {
  const { destinations, hotels, arrivalAirports, filters } = request;
  const places = [hotel.cityId, hotel.regionId, hotel.countryId];
  if (destinations !== null && !places.some((place) => destinations.includes(place))) return false;
  if (hotels !== null && !hotels.includes(hotel.id)) return false;
  if (!isInRange(hotel, request.range)) return false;
  if (arrivalAirports !== null && !hotel.airports.some((code) => arrivalAirports.includes(code)))
    return false;
  if (filters.categories.length > 0 && !filters.categories.includes(hotel.category)) return false;
  if (filters.minRating !== null && hotel.rating < filters.minRating) return false;
  return filters.attributes.every((attribute) => hotel.attributes.includes(attribute));
}

function isPlanWanted(plan: RatePlanFacts, { kind, filters, range }: RawRequest): boolean {
  if (kind === 'package' && filters.isTransferIncluded && plan.includesTransfer !== true) return false;
  if (range !== undefined && range.boards !== null && !range.boards.includes(plan.board)) return false;
  if (filters.boards.length > 0 && !filters.boards.includes(plan.board)) return false;
  return filters.roomTypes.length === 0 || filters.roomTypes.includes(plan.roomType);
}

function isIn(day: Day, range: DayRange): boolean {
  return range.from <= day && day <= range.to;
}

function isCancellationWanted(request: RawRequest, plan: RatePlanFacts, checkIn: Day): boolean {
  if (!request.filters.isFreelyCancellable) return true;
  const { freeDays } = plan.terms.cancellation;
  return freeDays !== null && checkIn - request.bookingDay >= freeDays;
}

/** Flights that bring the party to one of the hotel's airports on the day of check-in. */
function listOutbounds(
  supply: RawSupply,
  request: RawRequest,
  hotel: HotelFacts,
  party: AgedParty,
  departure: Day,
  checkIn: Day,
): readonly (FlightFacts | null)[] {
  if (request.kind === 'hotel-only') return [null];
  const flights: FlightFacts[] = [];
  for (const from of supply.flights.keys()) {
    if (request.departureAirports !== null && !request.departureAirports.includes(from)) continue;
    for (const to of hotel.airports) {
      if (request.arrivalAirports !== null && !request.arrivalAirports.includes(to)) continue;
      for (const flight of departuresOn(supply, from, to, departure)) {
        const arrivalDay = flight.isOvernight ? departure + 1 : departure;
        if (
          arrivalDay === checkIn &&
          isFlightWanted(flight, request.filters, party) &&
          departsInTime(flight, request.filters)
        )
          flights.push(flight);
      }
    }
  }
  return flights;
}

/** Flights back, on the day of check-out, between the airports of the outbound flight. */
function listInbounds(
  supply: RawSupply,
  request: RawRequest,
  party: AgedParty,
  outbound: FlightFacts | null,
  checkOut: Day,
): readonly (FlightFacts | null)[] {
  if (outbound === null) return [null];
  const flights: FlightFacts[] = [];
  for (const flight of departuresOn(supply, outbound.to, outbound.from, checkOut)) {
    if (isFlightWanted(flight, request.filters, party) && landsInTime(flight, request.filters))
      flights.push(flight);
  }
  return flights;
}

function isFlightWanted(flight: FlightFacts, filters: RawFilters, party: AgedParty): boolean {
  if (flight.seats < seatsNeeded(party)) return false;
  if (filters.cabin !== null && flight.cabin !== filters.cabin) return false;
  if (baggages.indexOf(flight.baggage) < baggages.indexOf(filters.baggage)) return false;
  if (filters.maxStops !== null && flight.stops > filters.maxStops) return false;
  if (filters.isWithoutNightFlights && touchesNight(flight)) return false;
  return filters.airlines.length === 0 || filters.airlines.includes(flight.airline);
}

function departsInTime({ departure }: FlightFacts, { outboundDeparture }: RawFilters): boolean {
  return outboundDeparture === null || isBetween(departure, outboundDeparture);
}

function landsInTime({ arrival }: FlightFacts, { homeArrival }: RawFilters): boolean {
  return homeArrival === null || isBetween(arrival, homeArrival);
}

function touchesNight({ departure, arrival, isOvernight }: FlightFacts): boolean {
  return isOvernight || isBetween(departure, nightFlights) || isBetween(arrival, nightFlights);
}

/** Both ends count; a range that ends before it begins goes on after midnight. */
function isBetween(minute: number, { from, until }: ClockRange): boolean {
  if (from > until) return isBetween(minute, { from, until: 1_439 }) || isBetween(minute, { from: 0, until });
  return minute >= from && minute <= until;
}

function priceOfLeg(supply: RawSupply, flight: FlightFacts | null, party: AgedParty): number {
  if (flight === null) return 0;
  const airline = supply.airlines.get(flight.airline);
  if (airline === undefined) throw new Error(`A flight of an unknown airline: ${flight.airline}`);
  return quoteLeg(flight, airline, party);
}
