import type { PackageDates, PriceFactors } from '../price-factors.ts';
import {
  type AirlineFacts,
  type FlightFacts,
  type PlanNight,
  type RatePlanFacts,
  unsetNight,
} from '../supply-facts.ts';
import type { FormerFactor, FormerNights } from './past-factor.ts';

/** The factors of a package, which can be taken back step by step to what they were. */
export interface FactorRewind {
  /** Takes one change back; the newest first. Changes of other packages do nothing. */
  rewind(former: FormerFactor): void;
  factors(): PriceFactors;
}

/** @param now factors of the package as they are */
export function openFactorRewind(dates: PackageDates, now: PriceFactors): FactorRewind {
  let airports = now.airports;
  const airlines = new Map(now.airlines.map((airline) => [airline.code, airline]));
  const plans = new Map(now.plans.map(({ plan }) => [plan.id, plan]));
  const nights = new Map(now.plans.map(({ plan, nights: own }) => [plan.id, [...own]]));
  const flights = { out: byId(now.outbounds), back: byId(now.inbounds) };

  function wayOf({
    from,
    to,
    day,
  }: {
    from: string;
    to: string;
    day: number;
  }): Map<number, FlightFacts> | null {
    const { flown, checkIn, nights: length } = dates;
    if (flown === null) return null;
    if (from === flown.from && to === flown.to && day === flown.day) return flights.out;
    return from === flown.to && to === flown.from && day === checkIn + length ? flights.back : null;
  }

  function rewindNights(former: FormerNights): void {
    const own = nights.get(former.planId) ?? Array.from({ length: dates.nights }, () => unsetNight);
    nights.set(
      former.planId,
      own.map((night, place) => formerNight(night, former, dates.checkIn + place - former.from)),
    );
  }

  return {
    rewind(former) {
      switch (former.kind) {
        case 'airports':
          airports = former.airports;
          return;
        case 'airline':
          airlines.set(former.airline.code, former.airline);
          return;
        case 'plan':
          plans.set(former.plan.id, former.plan);
          return;
        case 'no-plan':
          plans.delete(former.planId);
          nights.delete(former.planId);
          return;
        case 'nights':
          rewindNights(former);
          return;
        case 'flight':
          wayOf(former.flight)?.set(former.flight.id, former.flight);
          return;
        case 'no-flight':
          wayOf(former.flight)?.delete(former.flight.id);
      }
    },
    factors: () => ({
      airports,
      airlines: sortBy(airlines.values(), ({ code }) => code),
      plans: sortBy(plans.values(), ({ id }) => id).map((plan) => ({
        plan,
        nights: nights.get(plan.id) ?? Array.from({ length: dates.nights }, () => unsetNight),
      })),
      outbounds: sortBy(flights.out.values(), ({ id }) => id),
      inbounds: sortBy(flights.back.values(), ({ id }) => id),
    }),
  };
}

function formerNight(night: PlanNight, former: FormerNights, place: number): PlanNight {
  return {
    rate: former.rates?.[place] ?? night.rate,
    state: former.states?.[place] ?? night.state,
    minStay: former.minStays?.[place] ?? night.minStay,
    closedToArrival: former.closedToArrival?.[place] ?? night.closedToArrival,
  };
}

function byId(flights: readonly FlightFacts[]): Map<number, FlightFacts> {
  return new Map(flights.map((flight) => [flight.id, flight]));
}

function sortBy<Item extends AirlineFacts | RatePlanFacts | FlightFacts>(
  items: Iterable<Item>,
  readKey: (item: Item) => string | number,
): Item[] {
  return [...items].sort((one, other) => (readKey(one) < readKey(other) ? -1 : 1));
}
