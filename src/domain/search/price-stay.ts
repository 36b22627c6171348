import type { Day } from '../time/calendar-day.ts';
import { ageOn, type Party } from '../travellers/party.ts';
import { payableRates } from './payable-rates.ts';
import type { ChildBand, EarlyBooking, Occupancy, PlanNight, RatePlanFacts } from './supply-facts.ts';

/** A requested stay: nights from check-in on, null where the horizon has none. */
export interface StayRequest {
  readonly party: Party;
  readonly bookingDay: Day;
  /** Day on which everyone's age is taken. */
  readonly ageDay: Day;
  readonly checkIn: Day;
  readonly nights: readonly (PlanNight | null)[];
}

export type StayQuote =
  | {
      readonly ok: true;
      readonly amount: number;
      /** What early booking takes off, minor units: the stay costs so much more without it. */
      readonly earlyBooking: number;
      readonly isOnRequest: boolean;
    }
  | { readonly ok: false; readonly reason: 'gone' | 'sold-out' | 'not-allowed' };

/** What a stay costs the party in minor units, or why it is not sold. */
export function priceStay(plan: RatePlanFacts, request: StayRequest): StayQuote {
  const nights = request.nights.filter((night) => night !== null);
  const [arrival] = nights;
  if (arrival === undefined || nights.length < request.nights.length) return { ok: false, reason: 'gone' };
  if (nights.some(({ rate }) => rate === 0)) return { ok: false, reason: 'gone' };
  const weight = weighParty(plan.occupancy, request.party, request.ageDay);
  if (weight === null || !isStayAllowed(plan, arrival, nights.length))
    return { ok: false, reason: 'not-allowed' };
  const soldNights = allotmentNights(plan, nights);
  if (soldNights.some(({ state }) => state === 'closed')) return { ok: false, reason: 'sold-out' };
  const rates = nights.map(({ rate }) => rate);
  const amountAt = (percent: number) =>
    Math.floor((payableRates(plan, request, rates, percent) * plan.rateUnit * weight + 5_000) / 10_000);
  const amount = amountAt(100 - earlyBookingPercent(plan.earlyBookings, request.bookingDay, request.checkIn));
  return {
    ok: true,
    amount,
    earlyBooking: amountAt(100) - amount,
    isOnRequest: soldNights.some(({ state }) => state === 'on_request'),
  };
}

/** Nights that have to be for sale, and of which a room is taken: all of the stay, or that of check-in. */
export function allotmentNights<Item>(plan: RatePlanFacts, nights: readonly Item[]): readonly Item[] {
  return plan.allotmentBy === 'arrival' ? nights.slice(0, 1) : nights;
}

/** Weight of a party in per cent of one adult's rate; null where it does not fit into the room. */
export function weighParty(occupancy: Occupancy, party: Party, day: Day): number | null {
  const bands = findChildBands(occupancy, party.childrenBorn, day);
  const children = bands.filter((band) => band !== null);
  const adults = party.adults + bands.length - children.length;
  const fits =
    adults >= occupancy.minAdults &&
    adults <= occupancy.maxAdults &&
    children.length <= occupancy.maxChildren &&
    adults + children.length <= occupancy.maxPersons;
  if (!fits) return null;
  const weights = children.map(({ percent }) => percent);
  return weights.reduce((sum, weight) => sum + weight, weighAdults(occupancy, adults));
}

/** The band of each child, in the party's order; null for those who are adults in the room. */
export function findChildBands(
  { childBands }: Occupancy,
  childrenBorn: readonly Day[],
  day: Day,
): readonly (ChildBand | null)[] {
  const found = childrenBorn.map((): ChildBand | null => null);
  const oldestFirst = [...childrenBorn.keys()].sort(
    (one, other) => (childrenBorn[one] as Day) - (childrenBorn[other] as Day),
  );
  let position = 1;
  for (const child of oldestFirst) {
    const age = ageOn(childrenBorn[child] as Day, day);
    const band = findChildBand(childBands, age, position);
    if (band === undefined) continue;
    found[child] = band;
    position += 1;
  }
  return found;
}

/** The band of a child by its age and its position among the children; undefined where none is for it. */
export function findChildBand(
  bands: readonly ChildBand[],
  age: number,
  position: number,
): ChildBand | undefined {
  return bands.find((band) => band.fromAge <= age && age <= band.toAge && isAtPosition(band, position));
}

/** True for a child at a position among the children, whatever its age. */
export function isAtPosition({ positions }: Pick<ChildBand, 'positions'>, position: number): boolean {
  return positions === undefined || (positions.first <= position && position <= positions.last);
}

/** Weight of the adults in a room together, in per cent of one adult's rate. */
export function weighAdults({ singleUsePercent, extraAdultPercent }: Occupancy, adults: number): number {
  return adults === 1 ? singleUsePercent : 200 + (adults - 2) * extraAdultPercent;
}

function isStayAllowed(plan: RatePlanFacts, arrival: PlanNight, nights: number): boolean {
  return !arrival.closedToArrival && nights >= arrival.minStay && nights <= plan.maxStay;
}

function earlyBookingPercent(offers: readonly EarlyBooking[], bookingDay: Day, checkIn: Day): number {
  const applying = offers.filter(
    (offer) =>
      bookingDay <= offer.bookUntil &&
      checkIn - bookingDay >= offer.daysAhead &&
      offer.arrivalFrom <= checkIn &&
      checkIn <= offer.arrivalTo,
  );
  return Math.max(0, ...applying.map(({ percent }) => percent));
}
