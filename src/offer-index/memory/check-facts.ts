import { stayLengths } from '../../defaults.ts';
import { boards } from '../../domain/search/board.ts';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import {
  type AirlineFacts,
  baggages,
  cabins,
  type EarlyBooking,
  type FlightFacts,
  type FlightRef,
  freeNights,
  HIGHEST_RATE,
  type HotelFacts,
  MOST_CHILDREN,
  minStays,
  type Occupancy,
  operatorCode,
  type PlanNights,
  type RatePlanFacts,
  type StayPay,
} from '../../domain/search/supply-facts.ts';
import { findTermsFault } from '../../domain/search/tariff-terms.ts';
import { AIRPORTS_PER_SET, MOST_BANDS } from './layout.ts';

/**
 * What is wrong with facts taken by themselves, by the ranges of `supply-facts.ts`; null where nothing is. Feeds are
 * other people's programs: nothing is written before it has been looked at here.
 */
type Complaint = string | null;

const HIGHEST_ID = 0xffff_ffff;
const HIGHEST_FARE = 2_000_000;

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** The first complaint of a list of conditions that ought to hold. */
function firstBroken(rules: readonly (readonly [holds: boolean, complaint: string])[]): Complaint {
  return rules.find(([holds]) => !holds)?.[1] ?? null;
}

const isAirport = (code: string): boolean => /^[A-Z]{3}$/.test(code);
const isDay = (day: number): boolean => isWhole(day, 0, 99_999);

export function checkAirline(airline: AirlineFacts): Complaint {
  return firstBroken([
    [/^[A-Z0-9]{2}$/.test(airline.code), 'an airline code has two letters or digits'],
    [isWhole(airline.childPercent, 0, 100), 'childPercent goes from 0 to 100'],
    [isWhole(airline.infantFare, 0, HIGHEST_FARE), 'infantFare is a number of minor units'],
  ]);
}

export function checkHotel(hotel: HotelFacts): Complaint {
  return firstBroken([
    [isWhole(hotel.id, 1, 999_999_999), 'a hotel id goes from 1 to 999,999,999'],
    [
      [hotel.cityId, hotel.regionId, hotel.countryId].every((id) => isWhole(id, 1, HIGHEST_ID)),
      'city, region and country are destination ids',
    ],
    [
      new Set([hotel.id, hotel.cityId, hotel.regionId, hotel.countryId]).size === 4,
      'hotel, city, region and country have ids of their own',
    ],
    [
      hotel.operator === undefined || operatorCode.test(hotel.operator),
      'an operator has up to four capitals or digits',
    ],
    [
      hotel.category === 0 || (isWhole(hotel.category, 10, 50) && hotel.category % 5 === 0),
      'category is 0, or 10 to 50 in steps of 5',
    ],
    [hotel.rating === 0 || isWhole(hotel.rating, 10, 60), 'rating is 0, or goes from 10 to 60'],
    [hotel.attributes.every((name) => hotelAttributes.includes(name)), 'an attribute is unknown'],
    [Math.abs(hotel.latitude) <= 90 && Math.abs(hotel.longitude) <= 180, 'the position is not on earth'],
    [
      hotel.airports.length <= AIRPORTS_PER_SET && hotel.airports.every(isAirport),
      'airports are up to four codes of three letters',
    ],
    [new Set(hotel.airports).size === hotel.airports.length, 'an airport is named twice'],
  ]);
}

export function checkPlan(plan: RatePlanFacts): Complaint {
  return (
    firstBroken([
      [isWhole(plan.id, 1, HIGHEST_ID), 'a plan id goes from 1 to 4,294,967,295'],
      [isWhole(plan.roomId, 1, 0xffff), 'a room id goes from 1 to 65,535'],
      [roomTypes.includes(plan.roomType), 'the room type is unknown'],
      [boards.includes(plan.board), 'the board is unknown'],
      [isWhole(plan.rateUnit, 1, 1_000), 'rateUnit goes from 1 to 1,000'],
      [plan.allotmentBy === 'stay' || plan.allotmentBy === 'arrival', 'allotmentBy is stay or arrival'],
      [
        plan.includesTransfer === undefined || typeof plan.includesTransfer === 'boolean',
        'includesTransfer is true, false or left out',
      ],
      [isWhole(plan.maxStay, 1, stayLengths.maxNights), `maxStay goes from 1 to ${stayLengths.maxNights}`],
      [plan.earlyBookings.length <= 2, 'a plan has at most two early-booking offers'],
      [plan.earlyBookings.every(isEarlyBooking), 'an early-booking offer is out of range'],
      [(plan.stayPays ?? []).length <= 2, 'a plan has at most two stay-pay offers'],
      [(plan.stayPays ?? []).every(isStayPay), 'a stay-pay offer is out of range'],
    ]) ??
    checkOccupancy(plan.occupancy) ??
    findTermsFault(plan.terms)
  );
}

function isEarlyBooking(offer: EarlyBooking): boolean {
  return (
    isWhole(offer.percent, 1, 60) &&
    isDay(offer.bookUntil) &&
    isWhole(offer.daysAhead, 0, 999) &&
    isDay(offer.arrivalFrom) &&
    isDay(offer.arrivalTo)
  );
}

function isStayPay(offer: StayPay): boolean {
  return (
    isWhole(offer.stay, 2, stayLengths.maxNights) &&
    isWhole(offer.pay, 1, offer.stay - 1) &&
    freeNights.includes(offer.free) &&
    [offer.isRepeated, offer.isWithEarlyBooking].every((flag) => typeof flag === 'boolean') &&
    [offer.bookFrom, offer.bookUntil, offer.arrivalFrom, offer.arrivalTo, offer.departUntil].every(isDay)
  );
}

const anyPosition = { first: 1, last: MOST_CHILDREN };

function checkOccupancy(occupancy: Occupancy): Complaint {
  return firstBroken([
    [isWhole(occupancy.minAdults, 0, 20), 'minAdults goes from 0 to 20'],
    [isWhole(occupancy.maxAdults, 0, 20), 'maxAdults goes from 0 to 20'],
    [isWhole(occupancy.maxChildren, 0, 20), 'maxChildren goes from 0 to 20'],
    [isWhole(occupancy.maxPersons, 0, 40), 'maxPersons goes from 0 to 40'],
    [isWhole(occupancy.singleUsePercent, 0, 400), 'singleUsePercent goes from 0 to 400'],
    [isWhole(occupancy.extraAdultPercent, 0, 400), 'extraAdultPercent goes from 0 to 400'],
    [occupancy.childBands.length <= MOST_BANDS, `there are at most ${MOST_BANDS} child bands`],
    [
      occupancy.childBands.every(
        ({ fromAge, toAge, percent, positions = anyPosition }) =>
          isWhole(fromAge, 0, 17) &&
          isWhole(toAge, fromAge, 17) &&
          isWhole(percent, 0, 400) &&
          isWhole(positions.first, 1, MOST_CHILDREN) &&
          isWhole(positions.last, positions.first, MOST_CHILDREN),
      ),
      'a child band is out of range',
    ],
  ]);
}

export function checkRates(rates: readonly number[]): Complaint {
  return rates.every((rate) => isWhole(rate, 0, HIGHEST_RATE))
    ? null
    : `a rate goes from 0 to ${HIGHEST_RATE} units`;
}

export function checkMinStay(minStay: number): Complaint {
  return (minStays as readonly number[]).includes(minStay)
    ? null
    : `no minimum stay of ${minStay} nights exists`;
}

export function checkNights(nights: PlanNights): Complaint {
  const { length } = nights.rates;
  return (
    checkRates(nights.rates) ??
    firstBroken([
      [
        nights.states.length === length &&
          nights.minStays.length === length &&
          nights.closedToArrival.length === length,
        'the lists of nights differ in length',
      ],
      [nights.states.every(isState), 'a state is unknown'],
    ]) ??
    nights.minStays.map(checkMinStay).find((complaint) => complaint !== null) ??
    null
  );
}

export function isState(state: string): boolean {
  return state === 'open' || state === 'on_request' || state === 'closed';
}

export function checkFlightRef(flight: FlightRef): Complaint {
  return firstBroken([
    [isAirport(flight.from) && isAirport(flight.to), 'airports have codes of three letters'],
    [flight.from !== flight.to, 'a flight leads to another airport'],
    [isDay(flight.day), 'the day is none'],
    [isWhole(flight.id, 1, HIGHEST_ID), 'a flight id goes from 1 to 4,294,967,295'],
  ]);
}

export function checkFare(fare: number): Complaint {
  return isWhole(fare, 1, HIGHEST_FARE) ? null : 'a fare goes from 1 to 2,000,000';
}

export function checkSeats(seats: number): Complaint {
  return isWhole(seats, 0, 1_000_000) ? null : 'seats are counted from 0';
}

export function checkFlight(flight: FlightFacts): Complaint {
  return (
    checkFlightRef(flight) ??
    checkFare(flight.fare) ??
    checkSeats(flight.seats) ??
    firstBroken([
      [isWhole(flight.number, 1, 9_999), 'a flight number goes from 1 to 9,999'],
      [
        isWhole(flight.departure, 0, 1_439) && isWhole(flight.arrival, 0, 1_439),
        'times go from 0 to 1,439 minutes',
      ],
      [isWhole(flight.stops, 0, 3), 'stops go from 0 to 3'],
      [cabins.includes(flight.cabin), 'the cabin is unknown'],
      [baggages.includes(flight.baggage), 'the baggage is unknown'],
    ])
  );
}
