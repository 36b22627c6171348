import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import type { HotelCondition } from '../../src/domain/search/hotel-group.ts';
import {
  noFilters,
  type OfferFilters,
  ratingThresholds,
  type TripRequest,
} from '../../src/domain/search/offer-query.ts';
import type { OfferRange } from '../../src/domain/search/offer-range.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import { baggages, HORIZON_DAYS } from '../../src/domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../src/domain/time/calendar-day.ts';
import type { ClockRange } from '../../src/domain/time/clock-range.ts';
import type { Party } from '../../src/domain/travellers/party.ts';
import type { Random } from './random.ts';
import {
  airlineCodes,
  arrivalAirports,
  cities,
  generateClockTime,
  homeAirports,
  operatorCodes,
} from './random-supply.ts';
import type { RawSupply } from './raw-supply.ts';

/** A request as shoppers send them, wide or narrow, or an unrealistic one; sometimes one for the whole year. */
export function generateTripRequest(random: Random, supply: RawSupply): TripRequest {
  const request = generateShortRequest(random, supply);
  if (random.chance(96)) return request;
  const from = supply.firstDay + random.pick([-5, 0, 31]);
  const to = from + random.pick([200, HORIZON_DAYS, HORIZON_DAYS + 5]);
  const hotels = random.some([...supply.hotels.keys()], 2);
  return { ...request, departure: { from, to }, return: { from, to: to + 22 }, destinations: null, hotels };
}

function generateShortRequest(random: Random, supply: RawSupply): TripRequest {
  const nights = generateNightsRange(random);
  const { departure, return: back } = generateWindow(random, supply.firstDay, nights);
  const bookingDay = supply.firstDay + random.int(-3, 10);
  return {
    kind: random.chance(75) ? 'package' : 'hotel-only',
    party: generateParty(random, departure, back, bookingDay),
    bookingDay,
    departure,
    return: back,
    nights,
    departureAirports: generateSubset(random, homeAirports, 5, 50),
    arrivalAirports: generateSubset(random, arrivalAirports, 3, 15),
    destinations: generateSubset(random, listDestinations(), 5, 40),
    hotels: generateSubset(random, [...supply.hotels.keys(), 1], 9, 5),
    ...(random.chance(20) && { range: generateRange(random, supply) }),
    filters: random.chance(30) ? noFilters : generateFilters(random),
  };
}

/** What a brand may sell: everything but a few, a few, or conditions that contradict each other. */
export function generateRange(random: Random, supply: RawSupply): OfferRange {
  const conditions = (most: number) =>
    Array.from({ length: random.int(0, most) }, () => generateCondition(random, supply));
  return {
    hotels: { within: conditions(2), outside: conditions(1) },
    boards: random.chance(30) ? random.some(boards, random.int(1, 4)) : null,
  };
}

export function generateCondition(random: Random, supply: RawSupply): HotelCondition {
  const hotels = [...supply.hotels.keys()];
  const stars = { from: random.pick([0, 30, 35, 40]), to: random.pick([30, 40, 45, 50]) };
  return {
    places: generateSubset(random, listDestinations(), 5, 40),
    outsidePlaces: random.chance(30) ? random.some(listDestinations(), 2) : [],
    stars: random.chance(40) ? stars : null,
    operators: generateSubset(random, operatorCodes, 4, 30),
    withoutOperators: random.chance(30) ? random.some(operatorCodes, 2) : [],
    hotels: random.chance(10) ? random.some(hotels, 9) : null,
    withoutHotels: random.chance(30) ? random.some(hotels, 4) : [],
  };
}

function listDestinations(): number[] {
  return [...new Set(cities.flatMap(({ cityId, regionId, countryId }) => [cityId, regionId, countryId]))];
}

/** Some of the values in so many of a hundred cases, rarely none at all; else any. */
function generateSubset<Value>(
  random: Random,
  values: readonly Value[],
  most: number,
  percent: number,
): readonly Value[] | null {
  if (!random.chance(percent)) return null;
  return random.chance(3) ? [] : random.some(values, random.int(1, most));
}

function generateNightsRange(random: Random): TripRequest['nights'] {
  if (random.chance(20)) return { from: 1, to: 22 };
  const from = random.pick([1, 3, 4, 7, 7, 7, 8, 10, 12, 14, 14, 21, 22]);
  return { from, to: random.chance(60) ? from : Math.min(22, from + random.int(1, 7)) };
}

/**
 * Windows of 1 to 60 days for any length of stay, with just room for it or with few days of return; mostly soon, some at
 * the horizon's end, some before it.
 */
function generateWindow(
  random: Random,
  firstDay: Day,
  nights: TripRequest['nights'],
): Pick<TripRequest, 'departure' | 'return'> {
  const from = firstDay + generateStart(random);
  const days = random.pick([0, 0, 1, 2, 3, 5, 7, 10, 14, random.int(0, 59)]);
  const departure = { from, to: from + days };
  const lastReturn = departure.to + nights.to + 2;
  if (random.chance(25))
    return { departure, return: { from: lastReturn - random.int(0, days + 4), to: lastReturn } };
  if (random.chance(50)) return { departure, return: { from, to: lastReturn } };
  const to = from + days + nights.from + random.int(0, 3);
  return { departure: { from, to }, return: { from, to } };
}

/** Mostly soon. */
function generateStart(random: Random): number {
  if (random.chance(75)) return random.int(-3, 90);
  return random.chance(50) ? random.int(91, HORIZON_DAYS) : HORIZON_DAYS - random.int(-3, 23);
}

/**
 * Children's birthdays lie within the window of departure more often than not, or between it and the last return, which changes no
 * price; some were born on a leap day.
 */
function generateParty(random: Random, departure: DayRange, back: DayRange, bookingDay: Day): Party {
  const childrenBorn = Array.from({ length: random.pick([0, 0, 0, 1, 1, 2, 3]) }, () => {
    const last = random.chance(30) ? Math.max(departure.to, back.to) : departure.to;
    const born = generateBirthday(random, random.int(departure.from - 1, last + 1));
    return Math.min(born, bookingDay);
  });
  return { adults: random.pick([1, 1, 2, 2, 2, 2, 3, 4, 5]), childrenBorn };
}

function generateBirthday(random: Random, birthday: Day): Day {
  const at = new Date(birthday * 86_400_000);
  const age = random.pick([0, 1, 2, 2, 3, 6, 11, 12, 12, 15, 17, 18]);
  const born = Date.UTC(at.getUTCFullYear() - age, at.getUTCMonth(), at.getUTCDate()) / 86_400_000;
  if (random.chance(85)) return born;
  return Date.UTC(random.pick([2008, 2012, 2016, 2020, 2024]), 1, 29) / 86_400_000;
}

/** It may pass midnight. */
function generateClockRange(random: Random): ClockRange {
  return { from: generateClockTime(random), until: generateClockTime(random) };
}

/** Each filter is set in a few of all requests, so that most still find something. */
function generateFilters(random: Random): OfferFilters {
  const sometimes = <Value>(percent: number, value: Value, otherwise: Value) =>
    random.chance(percent) ? value : otherwise;
  return {
    categories: sometimes(20, random.some([0, 20, 30, 35, 40, 45, 50, 10], 5), []),
    minRating: sometimes(15, random.pick([...ratingThresholds, 0, 29, 60]), null),
    attributes: sometimes(15, random.some(hotelAttributes, 2), []),
    boards: sometimes(20, random.some(boards, 3), []),
    roomTypes: sometimes(20, random.some(roomTypes, 4), []),
    maxTotal: sometimes(15, random.pick([50_000, 100_000, 250_000, 1_000_000, 5_000_000]), null),
    maxStops: sometimes(25, random.pick([0, 1, 2, 3]), null),
    outboundDeparture: sometimes(15, generateClockRange(random), null),
    homeArrival: sometimes(15, generateClockRange(random), null),
    isWithoutNightFlights: random.chance(15),
    airlines: sometimes(15, random.some([...airlineCodes, 'ZZ'], 3), []),
    baggage: sometimes(25, random.pick(baggages), 'none'),
    cabin: sometimes(10, 'business', 'economy'),
    isFreelyCancellable: random.chance(15),
    includeOnRequest: random.chance(40),
    isTransferIncluded: random.chance(15),
  };
}
