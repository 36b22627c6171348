import { NO_FLIGHT } from './leg-costs.ts';
import type { LegPrices, LegRequest } from './leg-prices.ts';
import { AIRPORTS_PER_SET, type Memory, NO_AIRPORT } from './memory.ts';

/** Routes side by side with what their flights cost the party at least. */
export interface RouteBounds {
  readonly routes: number[];
  readonly leastThere: number[];
  readonly leastHome: number[];
}

export const NO_ROUTES: RouteBounds = { routes: [], leastThere: [], leastHome: [] };

/** So many of the cheapest come first: they leave little to the others. */
const FIRST_ROUTES = 4;

/** @returns what lists the routes of a request to a set of airports */
export function openRouteBounds(memory: Memory, prices: LegPrices) {
  const { airportSet, airportRoutes, routeFrom, routeNextTo, routeBack } = memory;

  const addRoutes = (bounds: RouteBounds, request: LegRequest, airport: number): void => {
    const { trip, season } = request;
    const from = season.departure.from - trip.base;
    const to = season.departure.to - trip.base;
    const firstBack = Math.max(from + trip.nightsFrom, trip.return.from - trip.base);
    const lastBack = Math.min(to + 1 + trip.nightsTo, trip.return.to - trip.base);
    for (let route = (airportRoutes[airport] as number) - 1; route >= 0; ) {
      const homeward = (routeBack[route] as number) - 1;
      if (homeward >= 0 && (trip.origins === null || trip.origins[routeFrom[route] as number] === 1)) {
        const there = prices.boundRoute(request, route, from, to);
        const home = there === NO_FLIGHT ? there : prices.boundRoute(request, homeward, firstBack, lastBack);
        if (home !== NO_FLIGHT) {
          bounds.routes.push(route);
          bounds.leastThere.push(there);
          bounds.leastHome.push(home);
        }
      }
      route = (routeNextTo[route] as number) - 1;
    }
  };

  return (request: LegRequest, set: number): RouteBounds => {
    const { arrivals } = request.trip;
    const bounds: RouteBounds = { routes: [], leastThere: [], leastHome: [] };
    for (let at = set * AIRPORTS_PER_SET; at < (set + 1) * AIRPORTS_PER_SET; at += 1) {
      const airport = airportSet[at] as number;
      if (airport === NO_AIRPORT || (arrivals !== null && arrivals[airport] !== 1)) continue;
      addRoutes(bounds, request, airport);
    }
    for (let place = 0; place < Math.min(FIRST_ROUTES, bounds.routes.length); place += 1) {
      swap(bounds, place, findCheapest(bounds, place));
    }
    return bounds;
  };
}

/** Place of the cheapest route from a place on. */
function findCheapest({ leastThere, leastHome }: RouteBounds, from: number): number {
  let cheapest = from;
  let least = Number.POSITIVE_INFINITY;
  for (let place = from; place < leastThere.length; place += 1) {
    const bound = (leastThere[place] as number) + (leastHome[place] as number);
    if (bound >= least) continue;
    least = bound;
    cheapest = place;
  }
  return cheapest;
}

function swap({ routes, leastThere, leastHome }: RouteBounds, one: number, other: number): void {
  for (const list of [routes, leastThere, leastHome]) {
    const kept = list[one] as number;
    list[one] = list[other] as number;
    list[other] = kept;
  }
}
