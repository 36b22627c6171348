import { stayLengths } from '../../src/defaults.ts';
import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import type {
  AirlineFacts,
  EarlyBooking,
  FlightFacts,
  FlightRef,
  HotelFacts,
  Occupancy,
  PlanNights,
  RatePlanFacts,
  StayPay,
  SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import { baggages, cabins, minStays } from '../../src/domain/search/supply-facts.ts';
import type { TariffTerms, TermsFee } from '../../src/domain/search/tariff-terms.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import { findFlight, isBeforeHorizon, isBeyondHorizon, type RawSupply } from './raw-supply.ts';

const LARGEST_ID = 4_294_967_295;
const nightStates = ['open', 'on_request', 'closed'];

/** The rule a change would break; null where it can be applied. Fields are judged first, then what they refer to, then days. */
export function findRefusal(supply: RawSupply, change: SupplyChange): string | null {
  const broken = rulesOf(supply, change).find(([, holds]) => !holds());
  return broken ? broken[0] : null;
}

/** A rule by its name, and whether the change keeps it. Asked in order: a later rule may rely on an earlier one. */
type Rule = readonly [name: string, holds: () => boolean];

function rulesOf(supply: RawSupply, change: SupplyChange): readonly Rule[] {
  switch (change.kind) {
    case 'airline':
      return rulesOfAirline(change.airline);
    case 'hotel':
      return rulesOfHotel(change.hotel);
    case 'hotel-gone':
      return [['hotel is known', () => supply.hotels.has(change.hotelId)]];
    case 'plan':
      return rulesOfPlan(supply, change.plan);
    case 'plan-gone':
      return [planIsKnown(supply, change.planId)];
    case 'nights':
      return [
        planIsKnown(supply, change.planId),
        ...rulesOfNights(change.nights),
        ...daysFit(supply, change.nights.from, change.nights.rates.length),
      ];
    case 'rates':
      return [
        planIsKnown(supply, change.planId),
        ['rates fit', () => change.rates.every(isRate)],
        ...daysFit(supply, change.from, change.rates.length),
      ];
    case 'availability':
      return [
        planIsKnown(supply, change.planId),
        ['state is known', () => nightStates.includes(change.state)],
        ...rangeFits(supply, change.from, change.to),
      ];
    case 'arrivals':
      return [
        planIsKnown(supply, change.planId),
        ['minimum stay exists', () => isMinStay(change.minStay)],
        ...rangeFits(supply, change.from, change.to),
      ];
    case 'flight':
      return rulesOfFlight(supply, change.flight);
    case 'fare':
      return [['fare', () => isFare(change.fare)], ...flightIsKnown(supply, change.flight)];
    case 'seats':
      return [['seats', () => isWhole(change.seats)], ...flightIsKnown(supply, change.flight)];
    case 'flight-gone':
      return flightIsKnown(supply, change.flight);
    case 'horizon':
      return [
        ['day', () => isWhole(change.firstDay)],
        ['the horizon never moves back', () => change.firstDay >= supply.firstDay],
      ];
  }
}

function rulesOfAirline(airline: AirlineFacts): readonly Rule[] {
  return [
    ['code of two characters', () => airline.code.length === 2],
    ['child percent', () => isWhole(airline.childPercent)],
    ['infant fare', () => isWhole(airline.infantFare)],
  ];
}

function rulesOfHotel(hotel: HotelFacts): readonly Rule[] {
  const ids = [hotel.id, hotel.cityId, hotel.regionId, hotel.countryId];
  return [
    ['id', () => isBetween(hotel.id, 1, 999_999_999)],
    ['ids of destinations', () => ids.every((id) => isBetween(id, 1, LARGEST_ID))],
    ['ids are distinct', () => new Set(ids).size === ids.length],
    [
      'category',
      () => hotel.category === 0 || (isBetween(hotel.category, 10, 50) && hotel.category % 5 === 0),
    ],
    ['rating', () => hotel.rating === 0 || isBetween(hotel.rating, 10, 60)],
    [
      'attributes are known',
      () => hotel.attributes.every((attribute) => hotelAttributes.includes(attribute)),
    ],
    ['latitude', () => hotel.latitude >= -90 && hotel.latitude <= 90],
    ['longitude', () => hotel.longitude >= -180 && hotel.longitude <= 180],
    ['operator', () => hotel.operator === undefined || /^[0-9A-Z]{1,4}$/.test(hotel.operator)],
    ['up to four airports', () => hotel.airports.length <= 4 && hotel.airports.every(isAirportCode)],
  ];
}

function rulesOfPlan(supply: RawSupply, plan: RatePlanFacts): readonly Rule[] {
  const before = supply.plans.get(plan.id);
  return [
    ['id', () => isBetween(plan.id, 1, LARGEST_ID)],
    ['room', () => isBetween(plan.roomId, 1, 65_535)],
    ['room type is known', () => roomTypes.includes(plan.roomType)],
    ['board is known', () => boards.includes(plan.board)],
    ['occupancy', () => isOccupancy(plan.occupancy)],
    ['rate unit', () => isBetween(plan.rateUnit, 1, 1_000)],
    ['allotment', () => ['stay', 'arrival'].includes(plan.allotmentBy)],
    ['longest stay', () => isBetween(plan.maxStay, 1, stayLengths.maxNights)],
    ['transfer', () => [undefined, true, false].includes(plan.includesTransfer)],
    ['terms', () => areTerms(plan.terms)],
    ['early bookings', () => plan.earlyBookings.length <= 2 && plan.earlyBookings.every(isEarlyBooking)],
    [
      'stay-pay offers',
      () => plan.stayPays === undefined || (plan.stayPays.length <= 2 && plan.stayPays.every(isStayPay)),
    ],
    ['hotel is known', () => supply.hotels.has(plan.hotelId)],
    ['a plan keeps its hotel', () => before === undefined || before.hotelId === plan.hotelId],
    ['a plan keeps its room', () => before === undefined || before.roomId === plan.roomId],
  ];
}

function areTerms({
  cancellation,
  change,
  nameCorrection,
  transferFee,
  deposit,
  floorPrice,
}: TariffTerms): boolean {
  const isFee = ({ daysBefore, by, value }: TermsFee) =>
    isBetween(daysBefore, 0, 400) &&
    ((by === 'percent' && isBetween(value, 0, 100)) ||
      (by === 'nights' && isBetween(value, 1, 22)) ||
      (by === 'amount' && isBetween(value, 0, 100_000_000)));
  const areFees = (fees: readonly TermsFee[]) => {
    const days = fees.map(({ daysBefore }) => daysBefore);
    const descending = [...new Set(days)].sort((one, other) => other - one);
    return fees.length <= 8 && fees.every(isFee) && days.join() === descending.join();
  };
  return (
    (cancellation.freeDays === null || isBetween(cancellation.freeDays, 0, 250)) &&
    areFees(cancellation.fees) &&
    (change === null || areFees(change.fees)) &&
    (nameCorrection === null || isBetween(nameCorrection.maxLetters, 1, 99)) &&
    (transferFee === null || isBetween(transferFee, 0, 100_000_000)) &&
    (deposit === null ||
      (isBetween(deposit.percent, 1, 100) && isBetween(deposit.balanceDaysBefore, 0, 400))) &&
    (floorPrice === null || isBetween(floorPrice, 0, 100_000_000))
  );
}

function isOccupancy(occupancy: Occupancy): boolean {
  const { childBands, ...numbers } = occupancy;
  return (
    Object.values(numbers).every(isWhole) &&
    childBands.length <= 18 &&
    childBands.every(
      ({ fromAge, toAge, percent, positions }) =>
        [fromAge, toAge, percent].every(isWhole) &&
        (positions === undefined ||
          (isBetween(positions.first, 1, 20) && isBetween(positions.last, positions.first, 20))),
    )
  );
}

function isEarlyBooking(offer: EarlyBooking): boolean {
  return isBetween(offer.percent, 1, 60) && isWhole(offer.daysAhead);
}

function isStayPay({ stay, pay, free, ...days }: StayPay): boolean {
  const { bookFrom, bookUntil, arrivalFrom, arrivalTo, departUntil } = days;
  return (
    isBetween(stay, 2, stayLengths.maxNights) &&
    isBetween(pay, 1, stay - 1) &&
    ['last', 'cheapest'].includes(free) &&
    [bookFrom, bookUntil, arrivalFrom, arrivalTo, departUntil].every((day) => isBetween(day, 0, 99_999))
  );
}

function rulesOfNights(nights: PlanNights): readonly Rule[] {
  const columns = [nights.states, nights.minStays, nights.closedToArrival];
  return [
    ['arrays of one length', () => columns.every((column) => column.length === nights.rates.length)],
    ['rates fit', () => nights.rates.every(isRate)],
    ['states are known', () => nights.states.every((state) => nightStates.includes(state))],
    ['minimum stays exist', () => nights.minStays.every(isMinStay)],
  ];
}

function rulesOfFlight(supply: RawSupply, flight: FlightFacts): readonly Rule[] {
  return [
    ['airports', () => isAirportCode(flight.from) && isAirportCode(flight.to)],
    ['id', () => isBetween(flight.id, 1, LARGEST_ID)],
    ['number', () => isBetween(flight.number, 1, 9_999)],
    ['times', () => isBetween(flight.departure, 0, 1_439) && isBetween(flight.arrival, 0, 1_439)],
    ['stops', () => isBetween(flight.stops, 0, 3)],
    ['cabin is known', () => cabins.includes(flight.cabin)],
    ['baggage is known', () => baggages.includes(flight.baggage)],
    ['fare', () => isFare(flight.fare)],
    ['seats', () => isWhole(flight.seats)],
    ['airline is known', () => supply.airlines.has(flight.airline)],
    ['day is not beyond the horizon', () => !isBeyondHorizon(supply, flight.day)],
  ];
}

function planIsKnown(supply: RawSupply, planId: number): Rule {
  return ['plan is known', () => supply.plans.has(planId)];
}

/** A departure before the horizon may be deleted already: changes to it are ignored. */
function flightIsKnown(supply: RawSupply, flight: FlightRef): readonly Rule[] {
  return [
    ['day is not beyond the horizon', () => !isBeyondHorizon(supply, flight.day)],
    [
      'flight is known',
      () => isBeforeHorizon(supply, flight.day) || findFlight(supply, flight) !== undefined,
    ],
  ];
}

function rangeFits(supply: RawSupply, from: Day, to: Day): readonly Rule[] {
  return [['from is not after to', () => from <= to], ...daysFit(supply, from, to - from + 1)];
}

function daysFit(supply: RawSupply, from: Day, length: number): readonly Rule[] {
  return [
    ['days are whole', () => Number.isInteger(from)],
    ['days are not beyond the horizon', () => length === 0 || !isBeyondHorizon(supply, from + length - 1)],
  ];
}

function isRate(rate: number): boolean {
  return isWhole(rate) && stayLengths.maxNights * rate < 65_536;
}

function isMinStay(nights: number): boolean {
  return minStays.some((known) => known === nights);
}

function isFare(fare: number): boolean {
  return isBetween(fare, 1, 2_000_000);
}

function isAirportCode(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

function isWhole(amount: unknown): boolean {
  return Number.isInteger(amount) && Number(amount) >= 0;
}

function isBetween(amount: number, from: number, to: number): boolean {
  return Number.isInteger(amount) && amount >= from && amount <= to;
}
