import { LONGEST_STAY } from '../domain/supply-facts.ts';
import { type BestOption, openBestOptions } from './best-option.ts';
import type { Season, Trip } from './compile-trip.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import type { LegPrices, LegRequest } from './leg-prices.ts';
import type { Memory } from './memory.ts';
import { NO_ROUTES, openRouteBounds, type RouteBounds } from './route-bounds.ts';
import { MOST_DAYS, NO_STAY, openStayTable } from './stay-table.ts';

/** Options of a trip. A stay belongs to the one at the sum of three places, of which two are always 0. */
export interface Options {
  readonly by: 'day' | 'nights' | 'origin';
  readonly bests: readonly BestOption[];
  /** By day of departure, counted from the trip's base. */
  readonly byDay: Int32Array;
  /** By number of nights. */
  readonly byNights: Int32Array;
  /** By row of the airport of departure. */
  readonly byOrigin: Int32Array;
}

/** What is looked for at the moment. */
interface Job {
  readonly trip: Trip;
  readonly options: Options;
  readonly legs: LegRequest;
  /** Numbers of nights that stays can have. */
  readonly lengths: number;
  /** The outbound route, its way home, and the place of its airport among the options; -1 for hotel-only. */
  route: number;
  homeward: number;
  ofOrigin: number;
  /** What the way home costs at least. */
  leastHome: number;
  /** Days on which stays can end, counted from the trip's base. */
  readonly firstHome: number;
  readonly lastHome: number;
}

const UNKNOWN = -1;

const bestAt = ({ bests }: Options, place: number): BestOption => bests[place] as BestOption;

/**
 * Looks for the cheapest offers of many options of a hotel in one go: first what its stays cost by day and length, then
 * route by route whether flights make any of them cheaper than what is known. Of the hundreds of routes to a large airport
 * few are looked at on more than a day or two. Keeps scratch memory, so one thread each.
 */
export function openOptionSearch(memory: Memory, prices: LegPrices) {
  const listRoutes = openRouteBounds(memory, prices);
  const stays = openStayTable(memory);
  const takeStay = openBestOptions(memory);
  /** Days of departure with a stay, what it costs at least, and what flights may cost to be of use. */
  const departures = new Int32Array(MOST_DAYS);
  const leastStays = new Float64Array(MOST_DAYS);
  const budgets = new Float64Array(MOST_DAYS);
  let departureCount = 0;
  /** What flights home cost by day, as far as they were looked up for the route at hand. */
  const homeCosts = new Int32Array(MOST_DAYS + LONGEST_STAY);

  /** Notes days of departure; those with the cheapest stays come first where they spare others the look. */
  const listDepartures = ({ trip, options, lengths }: Job, first: number, last: number): void => {
    departureCount = 0;
    for (let day = first; day <= last; day += 1) {
      const arrivingNext = trip.isPackage ? (stays.least[(day + 1) * lengths] as number) : NO_STAY;
      const least = Math.min(stays.least[day * lengths] as number, arrivingNext);
      if (least === NO_STAY) continue;
      let place = departureCount;
      for (; options.by === 'origin' && place > 0 && (leastStays[place - 1] as number) > least; place -= 1) {
        departures[place] = departures[place - 1] as number;
        leastStays[place] = leastStays[place - 1] as number;
      }
      departures[place] = day;
      leastStays[place] = least;
      departureCount += 1;
    }
  };

  /** Most that flights may cost for the stays that begin on a day, by number of nights. */
  const budgetByNights = ({ trip, options, lengths }: Job, checkIn: number): number => {
    let most = -1;
    for (let longer = 0; longer < lengths; longer += 1) {
      const { total } = bestAt(options, options.byNights[trip.nightsFrom + longer] as number);
      most = Math.max(most, total - (stays.totals[checkIn * lengths + longer] as number));
    }
    return most;
  };

  /** Notes what flights may cost on each day. @returns the most of all days */
  const noteBudgets = (job: Job): number => {
    const { options } = job;
    let most = -1;
    for (let at = 0; at < departureCount; at += 1) {
      const day = departures[at] as number;
      const budget =
        options.by === 'nights'
          ? Math.max(budgetByNights(job, day), budgetByNights(job, day + 1))
          : bestAt(options, options.byDay[day] as number).total - (leastStays[at] as number);
      budgets[at] = budget;
      most = Math.max(most, budget);
    }
    return most;
  };

  const costHome = ({ legs, homeward }: Job, day: number): number => {
    const known = homeCosts[day] as number;
    if (known !== UNKNOWN) return known;
    const cost = prices.priceBack(legs, homeward, day);
    homeCosts[day] = cost;
    return cost;
  };

  /** Joins a flight out, by what it costs, with the stays of the day on which it arrives. @returns whether any was taken */
  const joinStays = (job: Job, departure: number, checkIn: number, out: number): boolean => {
    const { trip, options, lengths } = job;
    const ofDay = (options.byDay[departure] as number) + job.ofOrigin;
    const least = out + job.leastHome;
    let isTaken = false;
    for (let longer = 0; longer < lengths; longer += 1) {
      const cell = checkIn * lengths + longer;
      const nights = trip.nightsFrom + longer;
      const best = bestAt(options, ofDay + (options.byNights[nights] as number));
      const stay = stays.totals[cell] as number;
      if (least + stay > best.total || stay === NO_STAY) {
        if (options.by !== 'nights' && least + (stays.least[cell] as number) > best.total) break;
        continue;
      }
      const home = costHome(job, checkIn + nights);
      const total = out + home + stay;
      if (home === NO_FLIGHT || total > best.total) continue;
      takeStay(best, total, stays.plans[cell] as number, trip.base + checkIn, nights, job.route);
      isTaken = true;
    }
    return isTaken;
  };

  /** Looks at a route on those days on which it may be of use. @returns whether it was */
  const joinRoute = (job: Job, least: number): boolean => {
    const { options, leastHome, ofOrigin } = job;
    let isTaken = false;
    for (let at = 0; at < departureCount; at += 1) {
      const day = departures[at] as number;
      // Every airport is an option of its own: what it has is known from the days before, and the next have dearer stays.
      const budget =
        options.by === 'origin'
          ? bestAt(options, ofOrigin).total - (leastStays[at] as number)
          : (budgets[at] as number);
      if (least > budget) {
        if (options.by === 'origin') break;
        continue;
      }
      if (!prices.isFlown(job.legs, job.route, day, budget - leastHome)) continue;
      const { same, next } = prices.priceThere(job.legs, job.route, day, budget - leastHome);
      if (same + leastHome <= budget && same !== NO_FLIGHT && joinStays(job, day, day, same)) isTaken = true;
      if (next + leastHome <= budget && next !== NO_FLIGHT && joinStays(job, day, day + 1, next))
        isTaken = true;
    }
    return isTaken;
  };

  const joinRoutes = (job: Job, { routes, leastThere, leastHome }: RouteBounds): void => {
    const { options } = job;
    let most = Number.POSITIVE_INFINITY;
    let isStale = options.by !== 'origin';
    for (let at = 0; at < routes.length; at += 1) {
      if (isStale) most = noteBudgets(job);
      isStale = false;
      const least = (leastThere[at] as number) + (leastHome[at] as number);
      if (least > most) continue;
      job.route = routes[at] as number;
      job.homeward = (memory.routeBack[job.route] as number) - 1;
      job.ofOrigin = options.byOrigin[memory.routeFrom[job.route] as number] as number;
      job.leastHome = leastHome[at] as number;
      homeCosts.fill(UNKNOWN, job.firstHome, job.lastHome + 1);
      isStale = joinRoute(job, least) && options.by !== 'origin';
    }
  };

  /** Hotel-only: every day will do, at no cost. */
  const joinNothing = (job: Job): void => {
    homeCosts.fill(0);
    for (let at = 0; at < departureCount; at += 1) {
      const day = departures[at] as number;
      joinStays(job, day, day, 0);
    }
  };

  /** Takes the cheapest offers of some hotels in a season of a trip into its options. */
  return (hotels: readonly number[], trip: Trip, season: Season, options: Options): void => {
    const legs = prices.open(trip, season);
    const first = season.departure.from - trip.base;
    const last = season.departure.to - trip.base;
    const job: Job = {
      ...{ trip, options, legs, lengths: trip.nightsTo - trip.nightsFrom + 1 },
      ...{ route: -1, homeward: -1, ofOrigin: 0, leastHome: 0 },
      ...{ firstHome: first + trip.nightsFrom, lastHome: last + 1 + trip.nightsTo },
    };
    let set = -1;
    let bounds = NO_ROUTES;
    for (const hotel of hotels) {
      stays.read(hotel, trip, season, first, trip.isPackage ? last + 1 : last);
      listDepartures(job, first, last);
      if (departureCount === 0) continue;
      if (!trip.isPackage) {
        joinNothing(job);
        continue;
      }
      if (memory.hotelAirportSet[hotel] !== set)
        bounds = listRoutes(legs, memory.hotelAirportSet[hotel] as number);
      set = memory.hotelAirportSet[hotel] as number;
      joinRoutes(job, bounds);
    }
  };
}

export type OptionSearch = ReturnType<typeof openOptionSearch>;
