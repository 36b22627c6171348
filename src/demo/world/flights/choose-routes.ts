import type { Airport, HolidayKind } from '../../../domain/search/catalogue.ts';
import { mixSeed } from '../model/seeded-random.ts';
import type { WorldPlaces } from '../model/world-places.ts';
import { noiseAt } from '../rates/noise-at.ts';
import { airportSize } from './airport-size.ts';
import { greatCircle } from './great-circle.ts';

/** Two airports between which is flown, there and back. */
export interface Route {
  readonly home: Airport;
  readonly away: Airport;
  readonly kilometres: number;
  /** What is flown to, and when most people want to. */
  readonly kind: HolidayKind;
  readonly highSeason: readonly number[];
  /** From 1 for the busiest route down to 0. */
  readonly strength: number;
}

type Candidate = Omit<Route, 'strength'> & { readonly score: number };

/** Shares of the source markets, which are served first. */
const marketShares: Readonly<Record<string, number>> = { DE: 2, AT: 1.3, CH: 1.3 };

const busiestFirst = (one: Candidate, other: Candidate): number => other.score - one.score;
const pairOf = ({ home, away }: Candidate): string => [home.code, away.code].sort().join();

/** Routes of the world at its full size. */
const MOST_ROUTES = 5_300;
/** Every arrival airport is flown to from so many German airports, if there are as many. */
const LEAST_GERMAN_ROUTES = 3;
/** So many places are flown to from every airport of departure. */
const LEAST_ROUTES_FROM_HOME = 4;
/** Kilometres, and fewer where people go to the beach. */
const SHORTEST_FLIGHT = 250;
const SHORTEST_HOP = 100;

/** What an airport of arrival is visited for: the kind and season that most of what lies around it shares. */
interface Catchment {
  readonly kind: HolidayKind;
  readonly highSeason: readonly number[];
  readonly demand: number;
}

function surveyCatchments(places: WorldPlaces): ReadonlyMap<string, Catchment> {
  const shares = new Map<string, Map<string, Catchment>>();
  for (const { airports, kind, highSeason, weight } of places.cities) {
    for (const [rank, code] of airports.entries()) {
      const here = shares.get(code) ?? new Map<string, Catchment>();
      const key = `${kind} ${highSeason}`;
      const demand = (here.get(key)?.demand ?? 0) + (rank === 0 ? weight : weight / 4);
      shares.set(code, here.set(key, { kind, highSeason, demand }));
    }
  }
  return new Map(
    [...shares].map(([code, parts]) => {
      const main = [...parts.values()].reduce((most, part) => (part.demand > most.demand ? part : most));
      const demand = [...parts.values()].reduce((sum, part) => sum + part.demand, 0);
      return [code, { ...main, demand }];
    }),
  );
}

/** Far away one flies from airports that fill a large aircraft, by their size. */
const longHaulAppeals = [0.05, 0.12, 0.15, 0.3, 0.5, 1] as const;

/** Few fly where trains go, but the sea is often in between. */
function appeal(home: Airport, away: Airport, kind: HolidayKind, kilometres: number): number {
  const isBeach = kind === 'beach';
  if (kilometres < (isBeach ? SHORTEST_HOP : SHORTEST_FLIGHT)) return 0;
  if (kilometres > 4_500) return longHaulAppeals[Math.floor(airportSize(home.code))] ?? 0;
  const abroad = home.countryCode !== away.countryCode ? 1 : isBeach ? 0.7 : 0.3;
  return kilometres < 900 && !isBeach ? abroad * 0.5 : abroad;
}

function candidatesFor(
  away: Airport,
  homes: readonly Airport[],
  { kind, highSeason }: Catchment,
  demand: number,
  routeSeed: number,
): readonly Candidate[] {
  return homes
    .map((home) => {
      const kilometres = greatCircle(home, away);
      const liking = 0.6 + 0.8 * noiseAt(routeSeed, mixSeed(home.code, away.code));
      const market = airportSize(home.code) ** 1.3 * (marketShares[home.countryCode] ?? 1);
      const score = market * demand ** 0.6 * appeal(home, away, kind, kilometres) * liking;
      return { home, away, kilometres, kind, highSeason, score };
    })
    .filter(({ score }) => score > 0)
    .sort(busiestFirst);
}

/**
 * Who flies where, busiest first. Airports without hotels around are not flown to.
 * @param hotelsPerAirport number of hotels by airport of arrival; null for as many as the places themselves suggest
 * @param density 1 for the world at its full size, less for fewer routes; above 0
 */
export function chooseRoutes(
  places: WorldPlaces,
  hotelsPerAirport: ReadonlyMap<string, number> | null,
  density: number,
  seed: number,
): readonly Route[] {
  const homes = places.airports.filter(({ isDeparture, code }) => isDeparture && airportSize(code) > 0);
  const catchments = surveyCatchments(places);
  const routeSeed = mixSeed('routes', seed);
  const perAirport = places.airports.flatMap((away) => {
    const catchment = catchments.get(away.code);
    if (!away.isArrival || catchment === undefined) return [];
    const demand = hotelsPerAirport === null ? catchment.demand : (hotelsPerAirport.get(away.code) ?? 0);
    return demand === 0 ? [] : [candidatesFor(away, homes, catchment, demand, routeSeed)];
  });
  const all = perAirport.flat().sort(busiestFirst);
  return rankRoutes(all, neededRoutes(perAirport, all), Math.round(MOST_ROUTES * density ** 0.45));
}

/** In a world of any size every place can be reached and every airport of departure has a route. */
function neededRoutes(
  perAirport: readonly (readonly Candidate[])[],
  all: readonly Candidate[],
): readonly Candidate[] {
  const fromGermany = perAirport.flatMap((candidates) =>
    candidates.filter(({ home }) => home.countryCode === 'DE').slice(0, LEAST_GERMAN_ROUTES),
  );
  const perHome = Map.groupBy(all, ({ home }) => home.code);
  return [...fromGermany, ...[...perHome.values()].flatMap((some) => some.slice(0, LEAST_ROUTES_FROM_HOME))];
}

/** The needed candidates and the busiest of the others; each pair of airports once, whichever end is called home. */
function rankRoutes(
  all: readonly Candidate[],
  needed: readonly Candidate[],
  count: number,
): readonly Route[] {
  const pairs = new Map<string, Candidate>();
  for (const candidate of needed) pairs.set(pairOf(candidate), candidate);
  for (const candidate of all) {
    if (pairs.size >= count) break;
    if (!pairs.has(pairOf(candidate))) pairs.set(pairOf(candidate), candidate);
  }
  const routes = [...pairs.values()].sort(busiestFirst);
  return routes.map(({ score: _, ...route }, rank) => ({ ...route, strength: 1 - rank / routes.length }));
}
