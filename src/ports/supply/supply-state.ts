import { flightKey } from '../../domain/search/flight-key.ts';
import {
  type AirlineFacts,
  type FlightFacts,
  type FlightRef,
  type HotelFacts,
  type PlanNight,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
  unsetNight,
} from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';

/** Everything on sale, in plain maps: for fakes, and to compare the states that feeds result in. */
export interface SupplyState {
  readonly airlines: ReadonlyMap<string, AirlineFacts>;
  readonly hotels: ReadonlyMap<number, HotelFacts>;
  readonly plans: ReadonlyMap<number, RatePlanFacts>;
  /** By plan, then by day. */
  readonly nights: ReadonlyMap<number, ReadonlyMap<Day, PlanNight>>;
  /** By `flightKey`. */
  readonly flights: ReadonlyMap<string, FlightFacts>;
  firstDay(): Day;
  /** Takes valid changes in order. @throws RangeError for a change of what is not there */
  apply(changes: readonly SupplyChange[]): void;
}

type ChangeOf<Kind extends SupplyChange['kind']> = Extract<SupplyChange, { readonly kind: Kind }>;

/** A state in which nothing is sold yet. @testSupport */
export function createSupplyState(): SupplyState {
  const airlines = new Map<string, AirlineFacts>();
  const hotels = new Map<number, HotelFacts>();
  const plans = new Map<number, RatePlanFacts>();
  const nights = new Map<number, Map<Day, PlanNight>>();
  const flights = new Map<string, FlightFacts>();
  let firstDay = 0;

  function alterNight(planId: number, day: Day, altered: Partial<PlanNight>): void {
    const own = nights.get(planId);
    if (own === undefined) throw new RangeError(`No plan ${planId}`);
    if (day >= firstDay) own.set(day, { ...(own.get(day) ?? unsetNight), ...altered });
  }

  function alterNights(planId: number, from: Day, to: Day, altered: Partial<PlanNight>): void {
    for (let day = from; day <= to; day += 1) alterNight(planId, day, altered);
  }

  function alterFlight(ref: FlightRef, altered: Partial<FlightFacts>): void {
    const name = flightKey(ref);
    const flight = flights.get(name);
    if (flight !== undefined) flights.set(name, { ...flight, ...altered });
    else if (ref.day >= firstDay) throw new RangeError(`No flight ${name}`);
  }

  function removePlan(planId: number): void {
    plans.delete(planId);
    nights.delete(planId);
  }

  function removeHotel(hotelId: number): void {
    hotels.delete(hotelId);
    for (const plan of plans.values()) if (plan.hotelId === hotelId) removePlan(plan.id);
  }

  function moveHorizon(to: Day): void {
    firstDay = to;
    for (const own of nights.values()) for (const day of own.keys()) if (day < to) own.delete(day);
    for (const [name, flight] of flights) if (flight.day < to) flights.delete(name);
  }

  function applyNights(planId: number, { from, ...nights }: PlanNights): void {
    nights.rates.forEach((rate, index) => {
      alterNight(planId, from + index, {
        rate,
        state: nights.states[index] ?? 'closed',
        minStay: nights.minStays[index] ?? 1,
        closedToArrival: nights.closedToArrival[index] ?? false,
      });
    });
  }

  const handlers: { [Kind in SupplyChange['kind']]: (change: ChangeOf<Kind>) => void } = {
    airline: ({ airline }) => void airlines.set(airline.code, airline),
    hotel: ({ hotel }) => void hotels.set(hotel.id, hotel),
    'hotel-gone': ({ hotelId }) => removeHotel(hotelId),
    plan: ({ plan }) => {
      plans.set(plan.id, plan);
      if (!nights.has(plan.id)) nights.set(plan.id, new Map());
    },
    'plan-gone': ({ planId }) => removePlan(planId),
    nights: ({ planId, nights }) => applyNights(planId, nights),
    rates: ({ planId, from, rates }) => {
      for (const [index, rate] of rates.entries()) alterNight(planId, from + index, { rate });
    },
    availability: ({ planId, from, to, state }) => alterNights(planId, from, to, { state }),
    arrivals: ({ planId, from, to, minStay, closedToArrival }) =>
      alterNights(planId, from, to, { minStay, closedToArrival }),
    flight: ({ flight }) => {
      if (flight.day >= firstDay) flights.set(flightKey(flight), flight);
    },
    fare: ({ flight, fare }) => alterFlight(flight, { fare }),
    seats: ({ flight, seats }) => alterFlight(flight, { seats }),
    'flight-gone': ({ flight }) => void flights.delete(flightKey(flight)),
    horizon: ({ firstDay: to }) => moveHorizon(to),
  };

  return {
    airlines,
    hotels,
    plans,
    nights,
    flights,
    firstDay: () => firstDay,
    apply: (changes) => {
      for (const change of changes) (handlers[change.kind] as (change: SupplyChange) => void)(change);
    },
  };
}
