import type {
  AirlineFacts,
  EarlyBooking,
  FlightFacts,
  Occupancy,
  RatePlanFacts,
  StayPay,
} from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import { nightOf, type RawSupply } from './raw-supply.ts';

/** A party on one day of departure: adults by number, children and babies by their ages in completed years on that day. */
export interface AgedParty {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** Completed years, by comparing the calendar's texts: a birthday has been reached when month and date have. */
export function completedYears(born: Day, day: Day): number {
  const birth = isoDate(born);
  const now = isoDate(day);
  const years = Number(now.slice(0, 4)) - Number(birth.slice(0, 4));
  return now.slice(5) >= birth.slice(5) ? years : years - 1;
}

const isoDates = new Map<Day, string>();

/** Written once a day: ages are asked for millions of times. */
function isoDate(day: Day): string {
  const known = isoDates.get(day);
  if (known !== undefined) return known;
  const written = new Date(day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  isoDates.set(day, written);
  return written;
}

/** Everyone who is 2 or older needs a seat. */
export function seatsNeeded(party: AgedParty): number {
  return party.adults + party.ages.filter((age) => age >= 2).length;
}

/** Fares of the whole party for one leg. */
export function quoteLeg(flight: FlightFacts, airline: AirlineFacts, party: AgedParty): number {
  let price = party.adults * flight.fare;
  for (const age of party.ages) {
    if (age < 2) price += airline.infantFare;
    else if (age < 12) price += roundHalfUp(flight.fare * airline.childPercent, 100);
    else price += flight.fare;
  }
  return price;
}

export interface StayQuote {
  readonly price: number;
  readonly isOnRequest: boolean;
}

/** Price of a stay, or null where the party does not fit or the days are not for sale. */
export function quoteStay(
  supply: RawSupply,
  plan: RatePlanFacts,
  stay: { readonly checkIn: Day; readonly nights: number },
  party: AgedParty,
  bookingDay: Day,
): StayQuote | null {
  const weight = weighParty(plan.occupancy, party);
  if (weight === null) return null;
  if (stay.nights > plan.maxStay) return null;
  const arrival = nightOf(supply, plan.id, stay.checkIn);
  if (arrival.closedToArrival || stay.nights < arrival.minStay) return null;
  if (arrival.state === 'closed') return null;

  const rates: number[] = [];
  let isOnRequest = arrival.state === 'on_request';
  for (let day = stay.checkIn; day < stay.checkIn + stay.nights; day++) {
    const night = nightOf(supply, plan.id, day);
    if (night.rate === 0) return null;
    rates.push(night.rate);
    if (plan.allotmentBy === 'stay') {
      if (night.state === 'closed') return null;
      if (night.state === 'on_request') isOnRequest = true;
    }
  }
  const percentOff = bestEarlyBooking(plan.earlyBookings, stay.checkIn, bookingDay);
  let toPay = addUp(rates) * (100 - percentOff);
  for (const offer of plan.stayPays ?? []) {
    if (!isForStay(offer, stay, bookingDay)) continue;
    const percent = offer.isWithEarlyBooking ? 100 - percentOff : 100;
    toPay = Math.min(toPay, addUp(withoutFreeNights(offer, rates)) * percent);
  }
  return { price: roundHalfUp(toPay * plan.rateUnit * weight, 10_000), isOnRequest };
}

/** Weight in per cent of the adult's rate; null where the party does not fit into the room. */
export function weighParty(occupancy: Occupancy, party: AgedParty): number | null {
  let adults = party.adults;
  let children = 0;
  let weight = 0;
  // The oldest child is the first one.
  for (const age of party.ages.toSorted((one, other) => other - one)) {
    const position = children + 1;
    const band = occupancy.childBands.find(
      ({ fromAge, toAge, positions }) =>
        fromAge <= age &&
        age <= toAge &&
        (!positions || (positions.first <= position && position <= positions.last)),
    );
    if (band) {
      children += 1;
      weight += band.percent;
    } else {
      adults += 1;
    }
  }
  if (adults < occupancy.minAdults || adults > occupancy.maxAdults) return null;
  if (children > occupancy.maxChildren || adults + children > occupancy.maxPersons) return null;
  return weight + weighAdults(occupancy, adults);
}

function weighAdults(occupancy: Occupancy, adults: number): number {
  if (adults === 0) return 0;
  if (adults === 1) return occupancy.singleUsePercent;
  return 100 + 100 + (adults - 2) * occupancy.extraAdultPercent;
}

/** Per cent off by the best early-booking offer that applies; 0 where none does. */
function bestEarlyBooking(offers: readonly EarlyBooking[], checkIn: Day, bookingDay: Day): number {
  let best = 0;
  for (const offer of offers) {
    const isInTime = bookingDay <= offer.bookUntil && checkIn - bookingDay >= offer.daysAhead;
    const isForTheDay = offer.arrivalFrom <= checkIn && checkIn <= offer.arrivalTo;
    if (isInTime && isForTheDay && offer.percent > best) best = offer.percent;
  }
  return best;
}

function isForStay(
  offer: StayPay,
  { checkIn, nights }: { readonly checkIn: Day; readonly nights: number },
  bookingDay: Day,
): boolean {
  if (bookingDay < offer.bookFrom || bookingDay > offer.bookUntil) return false;
  if (checkIn < offer.arrivalFrom || checkIn > offer.arrivalTo) return false;
  return nights >= offer.stay && checkIn + nights <= offer.departUntil;
}

/** Takes away one free night after the other: the last one, or the first of the lowest rate. */
function withoutFreeNights(offer: StayPay, rates: readonly number[]): number[] {
  const left = [...rates];
  for (let needed = offer.stay; needed <= rates.length; needed += offer.stay) {
    for (let free = offer.pay; free < offer.stay; free++) {
      left.splice(offer.free === 'last' ? left.length - 1 : left.indexOf(Math.min(...left)), 1);
    }
    if (!offer.isRepeated) break;
  }
  return left;
}

function addUp(rates: readonly number[]): number {
  let sum = 0;
  for (const rate of rates) sum += rate;
  return sum;
}

/** The quotient as a whole number, halves up; both numbers whole and not negative. */
function roundHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
