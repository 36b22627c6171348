import type { Baggage } from '../../../domain/search/supply-facts.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { airportSize } from './airport-size.ts';
import { type AirlineModel, buildAirlines, type WorldAirline } from './build-airlines.ts';
import type { Route } from './choose-routes.ts';

/** How a route is flown: `connection` changes aircraft on the way. */
export type Operation = 'charter' | 'low_cost' | 'nonstop' | 'connection';

/** Flights of one number on the same days of every week, there and back. */
export interface Service {
  readonly airline: WorldAirline;
  readonly operation: Operation;
  /** Of the outbound flight; the return flight has the next one. */
  readonly number: number;
  /** Weekdays of the outbound flight, a bit each, Monday the lowest. */
  readonly weekdays: number;
  /** Local time of the outbound departure, minutes after midnight. */
  readonly departure: number;
  /** Minutes from departure to arrival, stops included. */
  readonly duration: number;
  /** Minutes between arrival and the departure of the return flight. */
  readonly turnaround: number;
  readonly stops: number;
  readonly baggage: Baggage;
  /** Cents for one adult one way at an average time of the year; business class costs a multiple. */
  readonly fare: number;
  readonly hasBusiness: boolean;
  /** Months from high season up to which it is flown; 6 is all year. */
  readonly seasonReach: number;
}

const LONG_HAUL = 4_500;
const MOST_SERVICES = 12;
/** Minutes: a flight that leaves by then arrives by the end of the next day, also where the clocks are most ahead. */
const LONGEST_WAY = 2_000;

interface OperationTerms {
  readonly model: AirlineModel;
  /** Days a week, least and most. */
  readonly days: readonly [number, number];
  /** Cents to start with and for each kilometre. */
  readonly fare: readonly [number, number];
  readonly baggages: readonly Baggage[];
  /** In steps of five minutes. */
  readonly turnaround: readonly [number, number];
}

const operations: Readonly<Record<Operation, OperationTerms>> = {
  charter: {
    model: 'charter',
    days: [1, 3],
    fare: [3_000, 4.1],
    baggages: ['checked'],
    turnaround: [12, 18],
  },
  low_cost: {
    model: 'low_cost',
    days: [2, 5],
    fare: [3_000, 3.4],
    baggages: ['none', 'none', 'carry_on'],
    turnaround: [6, 9],
  },
  nonstop: {
    model: 'network',
    days: [2, 7],
    fare: [5_200, 5],
    baggages: ['checked'],
    turnaround: [12, 30],
  },
  connection: {
    model: 'network',
    days: [2, 7],
    fare: [5_000, 4.2],
    baggages: ['checked'],
    turnaround: [24, 108],
  },
};

/** Which ways of flying a route has, as often as each is likely. */
function choicesFor({ home, away, kilometres, kind }: Route): readonly Operation[] {
  const size = airportSize(home.code);
  const isHub = size >= 4;
  if (kilometres > LONG_HAUL) {
    const charters: Operation[] = kind === 'beach' && size >= 3 ? ['charter'] : [];
    return [...charters, 'connection', 'connection', ...(isHub ? (['nonstop', 'nonstop'] as const) : [])];
  }
  if (size < 1) return ['charter'];
  const cheap: Operation[] = size >= 2 && kilometres < 3_600 ? ['low_cost', 'low_cost'] : [];
  if (kind === 'beach')
    return [
      'charter',
      'charter',
      'charter',
      ...cheap,
      ...(isHub ? (['nonstop', 'connection'] as const) : []),
    ];
  const isBusy = size >= 3 || airportSize(away.code) >= 4;
  return [...cheap, 'connection', ...(isBusy ? (['nonstop', 'nonstop'] as const) : [])];
}

function chooseWeekdays(count: number, random: SeededRandom): number {
  const first = random.between(0, 6);
  let weekdays = 0;
  for (let turn = 0; turn < count; turn += 1) weekdays |= 1 << ((first + Math.floor((turn * 7) / count)) % 7);
  return weekdays;
}

/** Kilometres as fares count them: beyond 3,000 each costs less. */
function farePaidDistance(kilometres: number): number {
  return kilometres <= 3_000 ? kilometres : 3_000 + (kilometres - 3_000) * 0.6;
}

/** Nonstop at 790 km/h and 35 minutes on the ground; each stop adds a landing, a wait and a detour. One in twenty waits a night. */
function durationOf(kilometres: number, stops: number, random: SeededRandom): number {
  const waits = Array.from({ length: stops }, () =>
    random.chance(0.05) ? random.between(480, 660) : random.between(55, 190),
  );
  const flown = (kilometres * (1 + 0.12 * stops)) / 13.2 + 35 * (1 + stops);
  const whole = flown + waits.reduce((sum, wait) => sum + wait, 0);
  return Math.min(LONGEST_WAY, Math.round(whole / 5) * 5);
}

/** Early flights are cheap to operate; far to the east one leaves in the evening and arrives in the morning. */
function chooseDeparture({ home, away, kilometres }: Route, random: SeededRandom): number {
  const isFarEast = kilometres > LONG_HAUL && away.longitude - home.longitude > 25;
  if (isFarEast && random.chance(0.7)) return random.between(234, 279) * 5;
  if (kilometres > LONG_HAUL) return random.between(108, 180) * 5;
  return random.between(66, 240) * 5;
}

function seasonReachOf(operation: Operation, { kind, strength }: Route, random: SeededRandom): number {
  if (operation === 'charter') return random.chance(strength * 0.4) ? 2 : 1;
  return operation === 'low_cost' && kind === 'beach' && !random.chance(strength) ? 2 : 6;
}

function stopsOf(operation: Operation, kilometres: number, random: SeededRandom): number {
  if (operation !== 'connection') return 0;
  return random.chance(kilometres > LONG_HAUL ? 0.2 : 0.05) ? 2 : 1;
}

const airlines = buildAirlines();

function planService(route: Route, days: number, operation: Operation, random: SeededRandom): Service {
  const { model, fare, baggages, turnaround } = operations[operation];
  const stops = stopsOf(operation, route.kilometres, random);
  const isLongHaul = route.kilometres > LONG_HAUL;
  const businessShare = operation === 'nonstop' ? (isLongHaul ? 1 : 0.4) : isLongHaul ? 0.5 : 0.15;
  return {
    airline: random.pick(airlines.filter((airline) => airline.model === model)),
    operation,
    number: 2 * random.between(50, 4_900),
    weekdays: chooseWeekdays(days, random),
    departure: chooseDeparture(route, random),
    duration: durationOf(route.kilometres, stops, random),
    turnaround: 5 * random.between(turnaround[0], turnaround[1]),
    stops,
    baggage: random.pick(baggages),
    fare: (fare[0] + fare[1] * farePaidDistance(route.kilometres)) * (0.88 + 0.28 * random.next()),
    hasBusiness: model === 'network' && random.chance(businessShare),
    seasonReach: seasonReachOf(operation, route, random),
  };
}

/** Flights a week that a route carries in season: more between hubs and towns, fewer in a small world. */
function weeklyFlights({ strength, kind, home }: Route, density: number): number {
  const forBusiness = kind === 'city' && airportSize(home.code) >= 4 ? 3 : 0;
  return 1 + Math.round((10 * strength ** 2 + forBusiness) * density ** 0.6);
}

/**
 * What is flown on a route, the same for the same seed.
 * @param density 1 for the world at its full size, less for fewer flights; above 0
 */
export function planServices(route: Route, density: number, seed: number): readonly Service[] {
  const random = seededRandom(mixSeed('services', seed, route.home.code, route.away.code));
  const choices = choicesFor(route);
  const services: Service[] = [];
  for (let left = weeklyFlights(route, density); left > 0 && services.length < MOST_SERVICES; ) {
    const operation = random.pick(choices);
    const [least, most] = operations[operation].days;
    const days = Math.min(7, Math.max(least, Math.min(left, random.between(least, most))));
    services.push(planService(route, days, operation, random));
    left -= days;
  }
  return services;
}
