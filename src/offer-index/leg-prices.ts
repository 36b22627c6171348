import { listTariffs, priceAtLeast, type Tariffs } from './airline-tariffs.ts';
import { ECONOMY, NO_FARE, rememberVerdicts, type Verdicts } from './cheapest-legs.ts';
import type { Season, Trip } from './compile-trip.ts';
import { FARE_MASK, OVERNIGHT_SHIFT, overnightOf, SEATS_SHIFT } from './flight-rows.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { BLOCK_DAYS, DAY_STARTS, type Memory, ringBlock } from './memory.ts';

/** What stays the same for all legs of a request in a season. */
export interface LegRequest {
  readonly trip: Trip;
  readonly season: Season;
  readonly verdicts: Verdicts;
  /** Everyone pays the adult's fare, and any airline will do: null. Else what each airline asks. */
  readonly tariffs: Tariffs | null;
}

/** Cheapest flights of a day, by the day on which they arrive; `NO_FLIGHT` where there is none. */
export interface DayCosts {
  same: number;
  next: number;
}

/** Prices the flights of one route on one day; keeps scratch memory, so one thread each. */
export function openLegPrices(memory: Memory) {
  const { cheapestLeg, cheapestAirline, flightFare, flightCarrier, runStart, dayStart } = memory;
  const { lowestFare, flownDays } = memory;
  const routeRows = memory.capacity.routes;
  const verdictsOf = rememberVerdicts();
  const costs: DayCosts = { same: NO_FLIGHT, next: NO_FLIGHT };

  /** Row of a route's block on a day that is counted from the trip's base. */
  const rowOf = ({ trip }: LegRequest, route: number, day: number): number =>
    (trip.blocks[day >> 5] as number) * routeRows + route;

  /** Looks at all flights of a day. @returns scratch memory that the next call writes */
  const scanDay = (request: LegRequest, route: number, day: number): DayCosts => {
    const { season, tariffs } = request;
    const { each } = request.verdicts;
    const block = ringBlock(day) * routeRows + route;
    const place = block * DAY_STARTS + (day & (BLOCK_DAYS - 1));
    const start = runStart[block] as number;
    const end = start + (dayStart[place + 1] as number);
    let same = NO_FLIGHT;
    let next = NO_FLIGHT;
    for (let flight = start + (dayStart[place] as number); flight < end; flight += 1) {
      const word = flightFare[flight] as number;
      const fare = word & FARE_MASK;
      const verdict = each[word >>> SEATS_SHIFT] as number;
      const cost =
        tariffs === null
          ? (fare * season.adultFares) | verdict
          : priceFare(season, tariffs, fare, ((flightCarrier[flight] as number) & 0xff) + 1, verdict);
      if (overnightOf(word) === 1) next = Math.min(next, cost);
      else same = Math.min(same, cost);
    }
    costs.same = same;
    costs.next = next;
    return costs;
  };

  /** What a day's cheapest flight costs the party, by its word, its place and what its upper bits mean; -1: look closer. */
  const priceWord = (request: LegRequest, word: number, place: number, verdict: number): number => {
    const { season, tariffs } = request;
    const fare = word & FARE_MASK;
    if (tariffs === null) return (fare * season.adultFares) | verdict;
    return priceFare(season, tariffs, fare, cheapestAirline[place] as number, verdict);
  };

  /** What a fare comes to where not everyone pays it. @param airline row of its tariff, 0 where it is not known */
  const priceFare = (
    { adultFares, childFares }: Season,
    tariffs: Tariffs,
    fare: number,
    airline: number,
    verdict: number,
  ): number => {
    const child = ((fare * (tariffs.childPercent[airline] as number) + 50) / 100) | 0;
    const cost = fare * adultFares + child * childFares + (tariffs.infants[airline] as number);
    // Row 0 is none, as airlines differ: all bits are set where the flight would be taken.
    const unknown = ((verdict - 1) & (airline - 1)) >> 31;
    return cost | verdict | (tariffs.closed[airline] as number) | unknown;
  };

  /** No flight costs the party less where none in economy has a lower fare. */
  const boundFare = ({ trip, season, tariffs }: LegRequest, fare: number): number => {
    if (trip.legs.cabin !== ECONOMY) return 0;
    return fare === NO_FARE ? NO_FLIGHT : priceAtLeast(season, tariffs, fare);
  };

  return {
    scanDay,
    priceWord,

    open: (trip: Trip, season: Season): LegRequest => ({
      trip,
      season,
      verdicts: verdictsOf(trip, season),
      tariffs: listTariffs(memory, trip, season),
    }),

    /** Whether somebody departs on a day, counted from the trip's base, for no more than is given. */
    isFlown(request: LegRequest, route: number, day: number, most: number): boolean {
      const row = rowOf(request, route, day);
      const bit = ((flownDays[row] as number) >>> (day & (BLOCK_DAYS - 1))) & 1;
      return bit === 1 && boundFare(request, lowestFare[row] as number) <= most;
    },

    /**
     * The cheapest flights out on a day, counted from the trip's base, as far as they do not cost more than is given.
     * @returns scratch memory that the next call writes
     */
    priceThere(request: LegRequest, route: number, day: number, most: number): DayCosts {
      const place = rowOf(request, route, day) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
      const word = cheapestLeg[place] as number;
      const known = priceWord(request, word, place, request.verdicts.there[word >>> SEATS_SHIFT] as number);
      const isUnclear = known < 0;
      if (isUnclear && boundFare(request, word & FARE_MASK) <= most)
        return scanDay(request, route, request.trip.base + day);
      const cost = isUnclear ? NO_FLIGHT : known;
      const isNext = ((word >>> OVERNIGHT_SHIFT) & 1) === 1;
      costs.same = isNext ? NO_FLIGHT : cost;
      costs.next = isNext ? cost : NO_FLIGHT;
      return costs;
    },

    /** The cheapest flight home on a day, counted from the trip's base, whenever it arrives. @param route the one that leads home */
    priceBack(request: LegRequest, route: number, day: number): number {
      const row = rowOf(request, route, day);
      if ((((flownDays[row] as number) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0) return NO_FLIGHT;
      const place = row * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
      const word = cheapestLeg[place] as number;
      const cost = priceWord(request, word, place, request.verdicts.back[word >>> SEATS_SHIFT] as number);
      if (cost >= 0) return cost;
      const { same, next } = scanDay(request, route, request.trip.base + day);
      return Math.min(same, next);
    },

    /** No flight of a route on days from a first up to a last, counted from the trip's base, costs the party less. */
    boundRoute(request: LegRequest, route: number, from: number, to: number): number {
      let lowest = NO_FARE;
      let days = 0;
      for (let word = from >> 5; word <= to >> 5; word += 1) {
        const row = (request.trip.blocks[word] as number) * routeRows + route;
        lowest = Math.min(lowest, lowestFare[row] as number);
        days |= flownDays[row] as number;
      }
      return days === 0 ? NO_FLIGHT : boundFare(request, lowest);
    },
  };
}

export type LegPrices = ReturnType<typeof openLegPrices>;
