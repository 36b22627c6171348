import {
  NO_FLIGHT,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_ORIGINS,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
} from '../memory/layout';
import { setWord, shortAt, wordAt } from './access';
import { hasBit } from './bits';
import { boundRoute } from './fares';
import { airportRoutes, routeBack, routeFrom, routeNextTo } from './tables';

/** Counts the routes to an airport, wanted or not. @param airport its row */
export function countRoutesTo(airport: i32): i32 {
  let count = 0;
  for (let route = wordAt(airportRoutes, airport) - 1; route >= 0; route = wordAt(routeNextTo, route) - 1)
    count += 1;
  return count;
}

/**
 * Lists the routes to an airport that start at a wanted airport and have flights there, on days of departure from a first up
 * to a last
 * one, and back. Call `chooseSeason` before.
 * @param airport its row
 * @param routes where the rows of the routes go
 * @param there where the bounds on the cost of their flights for the party go, `home` the same for the way back
 * @returns how many there are, at most `countRoutesTo`
 */
export function listRoutesTo(
  trip: usize,
  airport: i32,
  first: i32,
  last: i32,
  routes: usize,
  there: usize,
  home: usize,
): i32 {
  const origins = <usize>wordAt(trip, TRIP_ORIGINS);
  const firstBack = max(first + wordAt(trip, TRIP_NIGHTS_FROM), wordAt(trip, TRIP_RETURN_FROM));
  const lastBack = min(last + 1 + wordAt(trip, TRIP_NIGHTS_TO), wordAt(trip, TRIP_RETURN_TO));
  let found = 0;
  for (let route = wordAt(airportRoutes, airport) - 1; route >= 0; route = wordAt(routeNextTo, route) - 1) {
    const back = wordAt(routeBack, route) - 1;
    if (back < 0 || (origins !== 0 && !hasBit(origins, shortAt(routeFrom, route)))) continue;
    const leastThere = boundRoute(route, first, last);
    const leastHome = leastThere === NO_FLIGHT ? leastThere : boundRoute(back, firstBack, lastBack);
    if (leastHome === NO_FLIGHT) continue;
    setWord(routes, found, route);
    setWord(there, found, leastThere);
    setWord(home, found, leastHome);
    found += 1;
  }
  return found;
}
