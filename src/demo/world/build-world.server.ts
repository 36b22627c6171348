import { HORIZON_DAYS, type RatePlanFacts, type SupplyChange } from '../../domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../domain/time/calendar-day.ts';
import { buildAirlines, type WorldAirline } from './flights/build-airlines.ts';
import { buildFlights } from './flights/build-flights.ts';
import { buildHotelFacts } from './hotels/build-hotel-facts.server.ts';
import { buildHotels } from './hotels/build-hotels.server.ts';
import type { WorldHotel } from './model/world-hotel.ts';
import type { WorldPlaces } from './model/world-places.ts';
import { packChanges } from './pack-changes.ts';
import { readPlaces } from './places/read-places.server.ts';
import { buildNights } from './rates/build-nights.ts';
import { buildRatePlans } from './rates/build-rate-plans.ts';

export interface WorldSettings {
  /** Number of hotels; 2,000 make an ordinary demo world, 50,000 its full size. */
  readonly hotels: number;
  readonly seed: number;
  /** First day that can be sold. */
  readonly today: Day;
  /** Real geography where none is given. */
  readonly places?: WorldPlaces;
  /** Which hotels it has, as a shard needs some of them; all without it. Flights go where all hotels are. */
  readonly includesHotel?: (hotelId: number) => boolean;
}

/** The demo world: generates its parts at each call, the same for the same settings. */
export interface World {
  readonly places: WorldPlaces;
  readonly airlines: readonly WorldAirline[];
  hotels(): Generator<WorldHotel>;
  /** Rate plans of a hotel; its early-booking offers are those of today. */
  plansOf(hotel: WorldHotel): readonly RatePlanFacts[];
  /** All that is for sale over the whole horizon: airlines, then hotels with plans and nights, then flights. */
  everything(): Generator<readonly SupplyChange[]>;
  /** Nights and flights of some days only, of which all else is known already, such as those the horizon has reached. */
  daysOnSale(days: DayRange): Generator<readonly SupplyChange[]>;
}

/** Hotels of the world at its full size. */
const FULL_SIZE = 50_000;

/** The demo world as it is on a day. Nothing is made before it is asked for. */
export function describeWorld({
  hotels: count,
  seed,
  today,
  places = readPlaces(),
  includesHotel = () => true,
}: WorldSettings): World {
  const outline: Outline = { count, seed, today, places, includesHotel };
  const horizon = { from: today, to: today + HORIZON_DAYS - 1 };
  return {
    places,
    airlines: buildAirlines(),
    hotels: () => buildHotels(places, count, seed),
    plansOf: (hotel) => buildRatePlans(hotel, today, seed),
    everything: () => packChanges(listEverything(outline, horizon)),
    daysOnSale: (days) => packChanges(listDays(outline, days)),
  };
}

interface Outline {
  readonly count: number;
  readonly seed: number;
  readonly today: Day;
  readonly places: WorldPlaces;
  readonly includesHotel: (hotelId: number) => boolean;
}

function* listEverything(outline: Outline, horizon: DayRange): Generator<SupplyChange> {
  for (const { code, childPercent, infantFare } of buildAirlines()) {
    yield { kind: 'airline', airline: { code, childPercent, infantFare } };
  }
  const hotelsPerAirport = new Map<string, number>();
  for (const hotel of listHotels(outline, hotelsPerAirport)) {
    yield { kind: 'hotel', hotel: buildHotelFacts(hotel) };
    for (const plan of buildRatePlans(hotel, outline.today, outline.seed)) {
      yield { kind: 'plan', plan };
      yield listNights(outline, hotel, plan, horizon);
    }
  }
  yield* listFlights(outline, hotelsPerAirport, horizon);
}

function* listDays(outline: Outline, days: DayRange): Generator<SupplyChange> {
  const hotelsPerAirport = new Map<string, number>();
  for (const hotel of listHotels(outline, hotelsPerAirport)) {
    for (const plan of buildRatePlans(hotel, outline.today, outline.seed)) {
      yield listNights(outline, hotel, plan, days);
    }
  }
  yield* listFlights(outline, hotelsPerAirport, days);
}

/** Counts the hotels by airport as they pass: flights go where hotels are. */
function* listHotels(
  { places, count, seed, includesHotel }: Outline,
  perAirport: Map<string, number>,
): Generator<WorldHotel> {
  for (const hotel of buildHotels(places, count, seed)) {
    for (const code of hotel.airports) perAirport.set(code, (perAirport.get(code) ?? 0) + 1);
    if (includesHotel(hotel.card.id)) yield hotel;
  }
}

function listNights(
  { seed }: Outline,
  hotel: WorldHotel,
  plan: RatePlanFacts,
  { from, to }: DayRange,
): SupplyChange {
  return { kind: 'nights', planId: plan.id, nights: buildNights(hotel, plan, from, seed, to - from + 1) };
}

function* listFlights(
  { count, seed, today, places }: Outline,
  hotelsPerAirport: ReadonlyMap<string, number>,
  days: DayRange,
): Generator<SupplyChange> {
  const plan = { places, hotelsPerAirport, density: flightDensity(count), seed, today, days };
  for (const route of buildFlights(plan)) for (const flight of route) yield { kind: 'flight', flight };
}

/** Fewer hotels need fewer flights, but not as few: every place is to be reached. */
function flightDensity(hotels: number): number {
  return Math.min(1, (hotels / FULL_SIZE) ** 0.55);
}
