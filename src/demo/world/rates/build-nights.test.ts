import { expect, it } from 'vitest';
import { HORIZON_DAYS, type PlanNights, type RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import { type Day, requireDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { findBrokenRule } from '../find-broken-rule.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { buildNights } from './build-nights.ts';
import { buildRatePlans } from './build-rate-plans.ts';
import { buildExampleHotel } from './example-hotel.ts';

const today = requireDay('2026-11-21');
const seed = 7;

type Difference = NonNullable<Parameters<typeof buildExampleHotel>[0]>;

/** Several houses alike but for their ids, with what their first plan costs. */
function manyHouses(different: Difference, count = 120) {
  return Array.from({ length: count }, (_, index) => {
    const hotel = buildExampleHotel({ ...different, card: { ...different.card, id: 1_000_001 + index } });
    const plan = firstPlan(hotel);
    return { hotel, plan, nights: buildNights(hotel, plan, today, seed) };
  });
}

function firstPlan(hotel: WorldHotel): RatePlanFacts {
  const [plan] = buildRatePlans(hotel, today, seed);
  if (plan === undefined) throw new Error('A hotel has a plan');
  return plan;
}

const inTown: Difference = {
  kind: 'city',
  style: 'city_hotel',
  countryCode: 'CZ',
  highSeason: [5, 6, 9, 12],
  boards: ['room_only', 'breakfast'],
  metresToBeach: null,
  card: { category: 30 },
};
const alpine: Difference = {
  kind: 'mountains',
  style: 'alpine_hotel',
  countryCode: 'AT',
  highSeason: [1, 2, 3, 7, 8],
  metresToBeach: null,
  card: { latitude: 47 },
};

const at = (day: string): number => requireDay(day) - today;
const rateOn = ({ plan, nights }: { plan: RatePlanFacts; nights: PlanNights }, day: string): number =>
  (nights.rates[at(day)] ?? 0) * plan.rateUnit;

it('every run of nights is valid over the whole horizon', () => {
  const luxury = { countryCode: 'MV', card: { category: 50, rating: 60 } };
  for (const different of [{}, inTown, alpine, luxury]) {
    for (const { plan, nights } of manyHouses(different)) {
      expect(nights.rates.length).toBe(HORIZON_DAYS);
      expect(findBrokenRule({ kind: 'nights', planId: plan.id, nights })).toBeNull();
    }
  }
});

it('the same seed gives the same nights, another one others', () => {
  const [{ hotel, plan, nights }] = manyHouses({}) as [ReturnType<typeof manyHouses>[number]];
  expect(buildNights(hotel, plan, today, seed)).toEqual(nights);
  expect(buildNights(hotel, plan, today, 8).rates).not.toEqual(nights.rates);
});

it('a night is the same in every request', () => {
  for (const { hotel, plan, nights } of [
    ...manyHouses({}, 20),
    ...manyHouses(inTown, 20),
    ...manyHouses(alpine, 20),
  ]) {
    for (const from of [1, 41, 300]) {
      const later = buildNights(hotel, plan, today + from, seed, 60);
      expect(later).toEqual({
        from: today + from,
        rates: nights.rates.slice(from, from + 60),
        states: nights.states.slice(from, from + 60),
        minStays: nights.minStays.slice(from, from + 60),
        closedToArrival: nights.closedToArrival.slice(from, from + 60),
      });
    }
  }
});

it('beach nights in August cost far more than in April', () => {
  for (const house of manyHouses({})) {
    const april = rateOn(house, '2027-04-20');
    if (april > 0) expect(rateOn(house, '2027-08-10')).toBeGreaterThan(1.5 * april);
  }
});

it('New Year costs more than the week before Christmas, in town', () => {
  for (const house of manyHouses(inTown))
    expect(rateOn(house, '2026-12-31')).toBeGreaterThan(rateOn(house, '2026-12-17'));
});

it('towns have weekdays, resorts have none', () => {
  const spread = (house: ReturnType<typeof manyHouses>[number]): number => {
    const week = Array.from({ length: 7 }, (_, day) => house.nights.rates[at('2027-11-01') + day] ?? 0);
    return Math.max(...week) / Math.min(...week);
  };
  for (const house of manyHouses(inTown)) expect(spread(house)).toBeGreaterThan(1.15);
  for (const house of manyHouses({ style: 'boutique' }).filter(
    ({ nights }) => nights.rates[at('2027-09-07')] !== 0,
  )) {
    const week = house.nights.rates.slice(at('2027-07-12'), at('2027-07-18'));
    expect(Math.max(...week) / Math.min(...week)).toBeLessThan(1.15);
  }
});

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length;

it('many beach houses are shut in winter, none in summer', () => {
  const houses = manyHouses({}, 300);
  const shutOn = (day: string) => share(houses, ({ nights }) => nights.rates[at(day)] === 0);
  expect(shutOn('2027-01-20')).toBeGreaterThan(0.5);
  expect(shutOn('2027-01-20')).toBeLessThan(0.8);
  expect(shutOn('2027-07-20')).toBe(0);
});

it('many alpine houses are shut in November and May, none when there is skiing', () => {
  const houses = manyHouses(alpine, 300);
  const shutOn = (day: string) => share(houses, ({ nights }) => nights.rates[at(day)] === 0);
  expect(shutOn('2027-11-20')).toBeGreaterThan(0.3);
  expect(shutOn('2027-05-02')).toBeGreaterThan(0.3);
  expect(shutOn('2027-02-10')).toBe(0);
});

it('a house that is shut has neither rates nor rooms', () => {
  const shut = manyHouses({}).flatMap(({ nights }) =>
    nights.states.filter((_, index) => nights.rates[index] === 0),
  );
  expect(new Set(shut)).toEqual(new Set(['closed']));
});

it('a few nights are closed or on request, most are open', () => {
  const states = manyHouses(inTown, 300).flatMap(({ nights }) => nights.states);
  expect(share(states, (state) => state === 'closed')).toBeGreaterThan(0.02);
  expect(share(states, (state) => state === 'closed')).toBeLessThan(0.06);
  expect(share(states, (state) => state === 'on_request')).toBeGreaterThan(0.01);
  expect(share(states, (state) => state === 'open')).toBeGreaterThan(0.88);
});

it('resorts want whole weeks in high season and less outside, towns one night but for New Year', () => {
  const resorts = manyHouses({}, 200).map(({ nights }) => [
    nights.minStays[at('2027-08-04')],
    nights.minStays[at('2027-11-03')],
  ]);
  expect(share(resorts, ([summer]) => summer === 7)).toBeGreaterThan(0.3);
  expect(share(resorts, ([, autumn]) => (autumn ?? 0) <= 3)).toBe(1);
  for (const { nights } of manyHouses(inTown)) {
    expect(nights.minStays[at('2027-08-03')]).toBe(1);
    expect(nights.minStays[at('2026-12-30')]).toBe(3);
  }
});

it('houses with change-over on Saturdays take no arrivals on other days of high season', () => {
  const houses = manyHouses({ style: 'apartments' }, 200).filter(({ nights }) =>
    nights.closedToArrival.some(Boolean),
  );
  expect(houses.length).toBeGreaterThan(30);
  const arrivals = (nights: PlanNights, from: Day): number[] =>
    Array.from({ length: 7 }, (_, day) => from + day)
      .filter((day) => !nights.closedToArrival[day - today])
      .map(weekdayOf);
  for (const { nights } of houses) {
    expect(arrivals(nights, requireDay('2027-07-05'))).toEqual([5]);
    expect(arrivals(nights, requireDay('2027-04-05'))).toHaveLength(7);
  }
});
