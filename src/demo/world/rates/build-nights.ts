import {
  HIGHEST_RATE,
  HORIZON_DAYS,
  type NightState,
  type PlanNights,
  type RatePlanFacts,
} from '../../../domain/search/supply-facts.ts';
import { type Day, splitDay } from '../../../domain/time/calendar-day.ts';
import { mixSeed } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { arrivalRulesOf } from './arrival-rules.ts';
import { buildStates } from './build-states.ts';
import { closedSeasonsOf, isClosedOn } from './closed-seasons.ts';
import { newYearOf } from './holiday-calendar.ts';
import { noiseAt } from './noise-at.ts';
import { priceNight } from './price-night.ts';
import { type SeasonProfile, seasonCurve } from './season-curve.ts';

/** How far the price of a week departs from what its season says, up and down. */
const WEEKLY_SPREAD = 0.05;

function profileOf(hotel: WorldHotel, houseSeed: number): SeasonProfile {
  const isTown = hotel.kind === 'city' || hotel.style === 'city_hotel';
  const isResort = hotel.kind === 'beach' && !isTown;
  const town = noiseAt(houseSeed, -1) < 0.55 ? 'weekend' : 'business';
  const weekdays = isResort ? 'flat' : isTown ? town : 'weekend';
  return { kind: hotel.kind, highSeason: hotel.highSeason, weekdays };
}

/** Everything the nights of one plan follow from. */
function planBasis(hotel: WorldHotel, plan: RatePlanFacts, seed: number) {
  const houseSeed = mixSeed('nights', seed, hotel.card.id);
  return {
    houseSeed,
    base: priceNight(hotel, plan, seed) / plan.rateUnit,
    profile: profileOf(hotel, houseSeed),
    closedSeasons: closedSeasonsOf(hotel, seed),
    rulesOf: arrivalRulesOf(hotel, seed),
  };
}
type PlanBasis = ReturnType<typeof planBasis>;

/** Nights that lie in one year, by their places in the arrays; the last is not included. */
interface IndexSpan {
  readonly first: number;
  readonly end: number;
}

/** Arrays that are filled year by year. */
interface Nights {
  readonly from: Day;
  readonly rates: number[];
  readonly states: NightState[];
  readonly minStays: number[];
  readonly closedToArrival: boolean[];
}

function fillRates(
  { base, houseSeed, profile }: PlanBasis,
  { from, rates }: Nights,
  year: number,
  span: IndexSpan,
): void {
  const curve = seasonCurve(profile, year);
  const shift = from - newYearOf(year);
  for (let index = span.first; index < span.end; index += 1) {
    const week = noiseAt(houseSeed, Math.floor((from + index) / 7)) * 2 - 1;
    const rate = Math.round(base * (curve[index + shift] ?? 1) * (1 + WEEKLY_SPREAD * week));
    rates[index] = Math.min(HIGHEST_RATE, Math.max(1, rate));
  }
}

function fillArrivalRules({ rulesOf }: PlanBasis, nights: Nights, year: number, span: IndexSpan): void {
  const rules = rulesOf(year);
  const shift = nights.from - newYearOf(year);
  for (let index = span.first; index < span.end; index += 1) {
    nights.minStays[index] = rules.minStays[index + shift] ?? 1;
    nights.closedToArrival[index] = rules.closedToArrival[index + shift] ?? false;
  }
}

/** A house that is shut has neither rates nor rooms. */
function shut(
  { closedSeasons }: PlanBasis,
  { from, rates, states }: Nights,
  year: number,
  span: IndexSpan,
): void {
  if (closedSeasons.length === 0) return;
  const shift = from - newYearOf(year);
  for (let index = span.first; index < span.end; index += 1) {
    if (!isClosedOn(closedSeasons, index + shift)) continue;
    rates[index] = 0;
    states[index] = 'closed';
  }
}

/**
 * Rates and rules of a plan for so many nights from a day on. A night follows from the seed and its date alone: a
 * caller who
 * asks on another day, or for fewer nights, gets the same.
 */
export function buildNights(
  hotel: WorldHotel,
  plan: RatePlanFacts,
  from: Day,
  seed: number,
  days = HORIZON_DAYS,
): PlanNights {
  const basis = planBasis(hotel, plan, seed);
  const nights: Nights = {
    from,
    rates: new Array<number>(days).fill(0),
    states: buildStates(plan, from, days, seed),
    minStays: new Array<number>(days).fill(1),
    closedToArrival: new Array<boolean>(days).fill(false),
  };
  for (let { year } = splitDay(from), first = 0; first < days; year += 1) {
    const span = { first, end: Math.min(days, newYearOf(year + 1) - from) };
    fillRates(basis, nights, year, span);
    fillArrivalRules(basis, nights, year, span);
    shut(basis, nights, year, span);
    first = span.end;
  }
  return nights;
}
