import { expect, test } from 'vitest';
import { compileCheckedKernel } from '../../../tests/checked-kernel.ts';
import {
  buildFlight,
  buildHotelFacts,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import { type BruteForce, createBruteForce } from '../../../tests/oracle/brute-force.ts';
import { completedYears, quoteLeg, seatsNeeded } from '../../../tests/oracle/quote.ts';
import { createRandom, type Random } from '../../../tests/oracle/random.ts';
import { airlineCodes, generateAirline, generateFlight } from '../../../tests/oracle/random-supply.ts';
import { departuresOn, type RawSupply } from '../../../tests/oracle/raw-supply.ts';
import { noFilters, type TripRequest } from '../../domain/search/offer-query.ts';
import {
  type AirlineFacts,
  baggages,
  type FlightFacts,
  type SupplyChange,
} from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { NO_FLIGHT } from '../memory/layout.ts';
import { createOfferIndex } from '../offer-index.ts';
import type { Season } from './compile-trip.ts';
import { beginQuery, openSearchContext, startEnquiry } from './search-context.ts';

const start = await compileCheckedKernel();
const capacity = { hotels: 10, plans: 10, routes: 100, flights: 50_000 };
const homes = ['FRA', 'HAM', 'ZRH'];
const airports = ['PMI', 'HER'];

/** Flights of a hundred days, mostly several a day and route: of other airlines, full ones, and some that arrive on the next day. */
function generateFlights(random: Random): SupplyChange[] {
  const changes: SupplyChange[] = airlineCodes.map((code) => ({
    kind: 'airline',
    airline: generateAirline(random, code),
  }));
  const most = random.pick([1, 2, 4]);
  for (const home of homes) {
    for (const away of airports) {
      for (let day = supplyStart; day < supplyStart + 100; day += 1) {
        for (const [from, to] of [
          [home, away],
          [away, home],
        ] as const) {
          for (let left = random.int(0, most); left > 0; left -= 1) {
            const flight = generateFlight(random, from, to, day);
            const fare = random.chance(50) ? random.int(1, 20_000) : flight.fare;
            changes.push({ kind: 'flight', flight: { ...flight, fare } });
          }
        }
      }
    }
  }
  return changes;
}

/** Windows of departure and return from a day to two months, children whose birthdays lie within them, and any wishes for flights. */
function generateTripRequest(random: Random): TripRequest {
  const from = supplyStart + random.int(0, 30);
  const departure = { from, to: from + random.pick([0, 1, 2, 3, 6, 13, 30, random.int(0, 40)]) };
  const nightsFrom = random.pick([1, 2, 3, 7]);
  const nights = { from: nightsFrom, to: nightsFrom + random.pick([0, 0, 1, 4, 7]) };
  const lastReturn = departure.to + nights.to + random.int(-2, 2);
  const childrenBorn = Array.from({ length: random.pick([0, 0, 1, 2, 3]) }, () => {
    const age = random.pick([0, 1, 2, 5, 11, 12]);
    return random.int(from - 5, departure.to) - Math.floor(age * 365.25);
  });
  return buildTripRequest({
    party: {
      adults: random.int(1, 3),
      childrenBorn: childrenBorn.map((born) => Math.min(born, supplyStart)),
    },
    departure,
    return: random.chance(50)
      ? { from, to: from + 80 }
      : { from: lastReturn - random.int(0, 9), to: lastReturn },
    nights,
    departureAirports: random.chance(70) ? null : random.some(homes, 2),
    arrivalAirports: random.chance(70) ? null : random.some(airports, 1),
    filters: {
      ...noFilters,
      maxStops: random.chance(70) ? null : random.int(0, 2),
      airlines: random.chance(70) ? [] : random.some(airlineCodes, 2),
      baggage: random.chance(70) ? 'none' : random.pick(baggages),
      cabin: random.chance(90) ? 'economy' : 'business',
    },
  });
}

interface Flown {
  readonly route: string;
  readonly cost: number;
}

/** Each pair of routes of a hotel with its cheapest flights for check-in on a day, found by trying all. */
function listPairs(
  supply: RawSupply,
  request: TripRequest,
  departure: Season['departure'],
  checkIn: Day,
  nights: number,
): Flown[] {
  const { childrenBorn, adults } = request.party;
  const party = { adults, ages: childrenBorn.map((born) => completedYears(born, departure.from)) };
  const price = (flights: readonly FlightFacts[]) =>
    Math.min(
      ...flights
        .filter((flight) => isWanted(flight, request) && flight.seats >= seatsNeeded(party))
        .map((flight) => quoteLeg(flight, supply.airlines.get(flight.airline) as AirlineFacts, party)),
    );
  const back = checkIn + nights;
  if (back < request.return.from || back > request.return.to) return [];
  return (request.departureAirports ?? homes).flatMap((home) =>
    (request.arrivalAirports ?? airports).flatMap((away) => {
      const there = [checkIn - 1, checkIn].flatMap((day) =>
        day < departure.from || day > departure.to
          ? []
          : [...departuresOn(supply, home, away, day)].filter(
              ({ isOvernight }) => isOvernight === day < checkIn,
            ),
      );
      const cost = price(there) + price([...departuresOn(supply, away, home, back)]);
      return cost === Number.POSITIVE_INFINITY ? [] : [{ route: home + away, cost }];
    }),
  );
}

function isWanted(flight: FlightFacts, { filters }: TripRequest): boolean {
  return (
    flight.stops <= (filters.maxStops ?? 3) &&
    flight.cabin === filters.cabin &&
    baggages.indexOf(flight.baggage) >= baggages.indexOf(filters.baggage) &&
    (filters.airlines.length === 0 || filters.airlines.includes(flight.airline))
  );
}

function openWorld(changes: readonly SupplyChange[]) {
  const hotel: SupplyChange = { kind: 'hotel', hotel: buildHotelFacts({ airports }) };
  const all: SupplyChange[] = [{ kind: 'horizon', firstDay: supplyStart }, hotel, ...changes];
  const bruteForce: BruteForce = createBruteForce();
  bruteForce.apply(all);
  const index = createOfferIndex({ capacity });
  index.apply({ sequence: 1, at: 1, changes: all });
  const context = openSearchContext(index.memory, 0, start);
  return { supply: bruteForce.supply, context };
}

type World = ReturnType<typeof openWorld>;

/** What the kernel says of a season and a number of nights: prices and days, as far as somebody flies, and the cheapest routes. */
function readPairs({ context }: World, request: TripRequest) {
  const { kernel, memory, codes } = context;
  beginQuery(context);
  const { trip } = startEnquiry(context, request);
  const set = memory.hotelAirportSet[0] as number;
  return trip.seasons.flatMap(({ departure }, place) => {
    const season = context.trips.seasonOf(trip, place);
    const flights = kernel.calls.flightsTo(season, set);
    const lengths = Array.from(
      { length: trip.nightsTo - trip.nightsFrom + 1 },
      (_, at) => trip.nightsFrom + at,
    );
    return lengths.map((nights) => {
      const prices = kernel.calls.pricesOf(flights, nights);
      const days = kernel.calls.daysOf(flights, nights);
      const routesOn = (day: Day): string[] => {
        const list = kernel.calls.cheapestRoutes(season, set, day - trip.base, nights);
        return Array.from({ length: kernel.wordAt(list) }, (_, at) => {
          const route = kernel.wordAt(list + (at + 1) * 4);
          const [from, to] = [memory.routeFrom[route], memory.routeTo[route]] as [number, number];
          return codes.airportCode(from) + codes.airportCode(to);
        }).sort();
      };
      return {
        departure,
        nights,
        lowest: kernel.wordAt(prices),
        lowestOfWord: (word: number) => kernel.wordAt(prices + (1 + word) * 4),
        costOn: (day: Day) => kernel.wordAt(prices + (1 + trip.words + day - trip.base) * 4),
        isFlownOn: (day: Day) =>
          ((kernel.wordAt(days + ((day - trip.base) >> 5) * 4) >>> ((day - trip.base) & 31)) & 1) === 1,
        routesOn,
        base: trip.base,
        end: trip.base + trip.words * 32,
      };
    });
  });
}

test('flights there and back cost what the cheapest of all pairs cost, and are named with all that cost the same', () => {
  let flown = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = createRandom(seed);
    const world = openWorld(generateFlights(random));
    for (let left = 12; left > 0; left -= 1) {
      const request = generateTripRequest(random);
      for (const pairs of readPairs(world, request)) {
        const { departure, nights } = pairs;
        const costs: number[] = [];
        for (let day = pairs.base; day < pairs.end; day += 1) {
          const all = listPairs(world.supply, request, departure, day, nights);
          const cost = Math.min(NO_FLIGHT, ...all.map((pair) => pair.cost));
          const routes = all.filter((pair) => pair.cost === cost).map(({ route }) => route);
          const where = { seed, left, day: day - departure.from, nights };
          expect({ ...where, cost: pairs.costOn(day) }).toEqual({ ...where, cost });
          expect({ ...where, isFlown: pairs.isFlownOn(day) }).toEqual({ ...where, isFlown: all.length > 0 });
          if (all.length > 0)
            expect({ ...where, routes: pairs.routesOn(day) }).toEqual({ ...where, routes: routes.sort() });
          costs.push(cost);
          flown += Number(all.length > 0);
        }
        const words = Array.from({ length: costs.length / 32 }, (_, word) => word);
        expect(words.map(pairs.lowestOfWord)).toEqual(
          words.map((word) => Math.min(...costs.slice(word * 32, word * 32 + 32))),
        );
        expect(pairs.lowest).toBe(Math.min(...costs));
      }
    }
  }
  expect(flown).toBeGreaterThan(1_000);
});

const route = (from: string, to: string, day: Day, flight: Partial<FlightFacts> = {}): SupplyChange => ({
  kind: 'flight',
  flight: buildFlight({ from, to, day, ...flight }),
});

/** Departures on five days for a week away. */
const fiveDays = buildTripRequest({
  departure: { from: supplyStart, to: supplyStart + 4 },
  return: { from: supplyStart, to: supplyStart + 30 },
});

function costsOfFiveDays(changes: readonly SupplyChange[]): number[] {
  const airline: SupplyChange = {
    kind: 'airline',
    airline: { code: 'X1', childPercent: 75, infantFare: 2_500 },
  };
  const backs = Array.from({ length: 20 }, (_, day) =>
    homes.map((home) => route('PMI', home, supplyStart + day, { fare: 100 })),
  );
  const [pairs] = readPairs(openWorld([airline, ...backs.flat(), ...changes]), fiveDays);
  return [0, 1, 2, 3, 4, 5].map((day) => pairs?.costOn(supplyStart + day) ?? Number.NaN);
}

const everyDay = (home: string, fare: number): SupplyChange[] =>
  [0, 1, 2, 3, 4].map((day) => route(home, 'PMI', supplyStart + day, { fare }));

test('a dear route is flown on the one day on which nothing else flies', () => {
  const cheap = everyDay('FRA', 1_000).filter((_, day) => day !== 2);
  const costs = costsOfFiveDays([...cheap, ...everyDay('HAM', 60_000)]);
  expect(costs).toEqual([2_200, 2_200, 120_200, 2_200, 2_200, NO_FLIGHT]);
});

test('on the day after the last departure only those arrive who flew overnight, however dear', () => {
  const costs = costsOfFiveDays([
    ...everyDay('FRA', 1_000),
    ...everyDay('HAM', 60_000),
    route('ZRH', 'PMI', supplyStart + 4, { fare: 70_000, isOvernight: true }),
  ]);
  expect(costs).toEqual([2_200, 2_200, 2_200, 2_200, 2_200, 140_200]);
});

test('a route cheaper by its bound and more expensive by its flights changes nothing, not even on the last day', () => {
  const lastDay = supplyStart + 4;
  const airlines = [75, 100].map(
    (childPercent, at): SupplyChange => ({
      kind: 'airline',
      airline: { code: `X${at + 1}`, childPercent, infantFare: 0 },
    }),
  );
  const late = { isOvernight: true, airline: 'X1' };
  const back = supplyStart + 12;
  const [pairs] = readPairs(
    openWorld([
      ...airlines,
      // From Frankfurt a cheap day comes first, so that it is looked at before Zurich.
      route('FRA', 'PMI', supplyStart, { fare: 1_000, airline: 'X1' }),
      route('FRA', 'PMI', lastDay, { fare: 70_000, ...late }),
      route('ZRH', 'PMI', lastDay, { fare: 69_995, ...late }),
      ...[supplyStart + 7, back].map((day) => route('PMI', 'FRA', day, { fare: 100, airline: 'X1' })),
      // Of the airline that is cheap for children only the more expensive flight.
      route('PMI', 'ZRH', back, { fare: 100, airline: 'X2' }),
      route('PMI', 'ZRH', back, { id: 2, fare: 10_000, airline: 'X1' }),
    ]),
    { ...fiveDays, party: { adults: 2, childrenBorn: [supplyStart - 2_000] } },
  );
  expect(pairs?.costOn(supplyStart)).toBe(2_750 + 275);
  expect(pairs?.costOn(lastDay + 1)).toBe(192_500 + 275);
  expect(pairs?.routesOn(lastDay + 1)).toEqual(['FRAPMI']);
});
