import { mixSeed, type SeededRandom, seededRandom } from '../../src/demo/world/model/seeded-random.ts';
import type { WorldHotel } from '../../src/demo/world/model/world-hotel.ts';
import type { WorldPlaces } from '../../src/demo/world/model/world-places.ts';
import { noFilters, type OfferFilters, type TripRequest } from '../../src/domain/search/offer-query.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';

/** Kinds of questions that are measured apart, and how often shoppers ask them. */
export const questionKinds = {
  /** Cheapest per destination, anywhere. */
  anywhere: 10,
  /** Sorted page of 20, total, all facets. */
  list: 40,
  /** The 100 cheapest in a box. */
  map: 10,
  /** Price calendar of a month. */
  calendar: 20,
  /** Length of stay, airport, month, date. */
  cascade: 20,
} as const;
export type QuestionKind = keyof typeof questionKinds;

export interface Question {
  readonly kind: QuestionKind;
  readonly query: OfferQuery;
}

/** What questions are drawn from. */
export interface QuestionWorld {
  readonly today: Day;
  readonly places: WorldPlaces;
  readonly hotels: readonly Pick<WorldHotel['card'], 'id' | 'latitude' | 'longitude' | 'regionId'>[];
}

/** Questions as shoppers ask them, the same for the same seed. */
export function generateQuestions(world: QuestionWorld, count: number, seed: number): Question[] {
  const kinds = Object.entries(questionKinds).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as QuestionKind),
  );
  return Array.from({ length: count }, (_, at) => {
    const random = seededRandom(mixSeed(seed, at));
    const kind = random.pick(kinds);
    return { kind, query: queryGenerators[kind](world, random) };
  });
}

const queryGenerators: Record<QuestionKind, (world: QuestionWorld, random: SeededRandom) => OfferQuery> = {
  anywhere: (world, random) => ({
    name: 'destinations',
    level: 'region',
    request: generateTripRequest(world, random, {}),
  }),
  list: (world, random) => ({
    name: 'hotels',
    sort: random.pick(['price', 'price', 'price', 'rating'] as const),
    page: random.pick([1, 1, 1, 2, 3]),
    pageSize: 20,
    withFacets: true,
    request: generateTripRequest(world, random, {
      destinations: [random.pick(world.hotels).regionId],
      filters: generateFilters(random),
    }),
  }),
  map(world, random) {
    const { latitude, longitude } = random.pick(world.hotels);
    const half = random.pick([0.1, 0.3, 1]);
    return {
      name: 'map',
      limit: 100,
      box: { south: latitude - half, north: latitude + half, west: longitude - half, east: longitude + half },
      request: generateTripRequest(world, random, {}),
    };
  },
  calendar: (world, random) => ({ name: 'options', by: 'date', request: ofHotel(world, random, 31) }),
  cascade: (world, random) => ({
    name: 'options',
    by: random.pick(['nights', 'airport', 'month', 'date'] as const),
    request: ofHotel(world, random, random.pick([14, 31, 61])),
  }),
};

/** A trip of one hotel with any departure in so many days. */
function ofHotel(world: QuestionWorld, random: SeededRandom, days: number): TripRequest {
  const trip = generateTripRequest(world, random, { hotels: [random.pick(world.hotels).id] });
  const { from } = trip.departure;
  return { ...trip, departure: { from, to: from + days - 1 }, return: { from, to: from + days + 21 } };
}

function generateTripRequest(
  world: QuestionWorld,
  random: SeededRandom,
  narrowed: Partial<TripRequest>,
): TripRequest {
  const first = world.today + random.between(1, 300);
  const window = random.pick([7, 14, 14, 21, 30, 60]);
  const length = random.pick([3, 7, 7, 7, 10, 14]);
  const nights = random.pick([
    { from: length, to: length },
    { from: length, to: length },
    { from: length, to: length },
    { from: length, to: Math.min(21, length + 3) },
    { from: 1, to: 21 },
  ]);
  return {
    kind: random.chance(0.9) ? 'package' : 'hotel-only',
    party: generateParty(world.today, random),
    bookingDay: world.today,
    departure: { from: first, to: first + window - 1 },
    return: { from: first, to: first + window + nights.from },
    nights,
    departureAirports: random.pick([
      null,
      ['FRA'],
      ['MUC', 'NUE'],
      ['DUS', 'CGN', 'DTM'],
      ['HAM', 'BRE', 'HAJ'],
    ]),
    arrivalAirports: null,
    destinations: null,
    hotels: null,
    filters: noFilters,
    ...narrowed,
  };
}

function generateParty(today: Day, random: SeededRandom): TripRequest['party'] {
  const adults = random.pick([1, 2, 2, 2, 2, 2, 3]);
  const children = random.pick([0, 0, 0, 0, 1, 2]);
  return {
    adults,
    childrenBorn: Array.from({ length: children }, () => today - random.between(300, 5_000)),
  };
}

function generateFilters(random: SeededRandom): OfferFilters {
  return {
    ...noFilters,
    categories: random.pick([[], [], [40, 45, 50]]),
    minRating: random.pick([null, null, 45]),
    boards: random.pick([[], [], ['half_board', 'all_inclusive'] as const]),
    attributes: random.pick([[], [], ['pool'] as const]),
    maxStops: random.pick([null, null, 0]),
  };
}
