import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { HORIZON_DAYS, type SupplyChange } from '../../domain/search/supply-facts.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { describeWorld, type World } from './build-world.server.ts';
import { findBrokenRule } from './find-broken-rule.ts';
import { examplePlaces } from './flights/example-places.ts';

const today = requireDay('2026-11-21');
const settings = { hotels: 40, seed: 7, today, places: examplePlaces };
const everything = (different: Partial<typeof settings> = {}): readonly SupplyChange[] =>
  [...describeWorld({ ...settings, ...different }).everything()].flat();

it('all facts are valid', () => {
  for (const change of everything()) {
    const broken = findBrokenRule(change);
    if (broken !== null) expect(change).toBe(broken);
  }
});

it('airlines come first, then every hotel before its plans and each plan before its nights, then flights', () => {
  const changes = everything();
  expect(changes[0]?.kind).toBe('airline');
  expect(changes.at(-1)?.kind).toBe('flight');
  const hotels = new Set<number>();
  const plans = new Set<number>();
  for (const change of changes) {
    if (change.kind === 'hotel') hotels.add(change.hotel.id);
    if (change.kind === 'plan') {
      expect(hotels).toContain(change.plan.hotelId);
      plans.add(change.plan.id);
    }
    if (change.kind === 'nights') expect(plans).toContain(change.planId);
  }
  expect(hotels.size).toBe(40);
});

it('every flight is of an airline that is known', () => {
  const changes = everything();
  const codes = new Set(
    changes.flatMap((change) => (change.kind === 'airline' ? [change.airline.code] : [])),
  );
  const flown = new Set(
    changes.flatMap((change) => (change.kind === 'flight' ? [change.flight.airline] : [])),
  );
  expect([...flown].filter((code) => !codes.has(code))).toEqual([]);
});

/** A digest of all changes: equal worlds have equal ones. */
function digest(world: World): string {
  const hash = createHash('sha256');
  for (const part of world.everything()) hash.update(JSON.stringify(part));
  return hash.digest('hex');
}

it('the same settings always give the same world', () => {
  const world = describeWorld({ ...settings, hotels: 10 });
  const first = digest(world);
  expect(digest(world)).toBe(first);
  expect(digest(describeWorld({ ...settings, hotels: 10 }))).toBe(first);
  expect(digest(describeWorld({ ...settings, hotels: 10, seed: 8 }))).not.toBe(first);
});

it('days generated later equal those of the horizon', () => {
  const last = today + HORIZON_DAYS - 1;
  const later = [...describeWorld(settings).daysOnSale({ from: last - 1, to: last })].flat();
  const whole = everything().flatMap((change): SupplyChange[] => {
    if (change.kind === 'flight') return change.flight.day >= last - 1 ? [change] : [];
    if (change.kind !== 'nights') return [];
    const { rates, states, minStays, closedToArrival } = change.nights;
    const [ratesThen, statesThen] = [rates.slice(-2), states.slice(-2)];
    const nights = {
      from: last - 1,
      rates: ratesThen,
      states: statesThen,
      minStays: minStays.slice(-2),
      closedToArrival: closedToArrival.slice(-2),
    };
    return [{ ...change, nights }];
  });
  expect(later).toEqual(whole);
});

it('in the full world every flight is valid, and every place has flights from three German airports', () => {
  const world = describeWorld({ hotels: 400, seed: 7, today });
  const german = new Set(
    world.places.airports.filter(({ countryCode }) => countryCode === 'DE').map(({ code }) => code),
  );
  const near = new Set([...world.hotels()].flatMap(({ airports }) => airports));
  const homes = new Map<string, Set<string>>();
  const broken: SupplyChange[] = [];
  for (const part of world.everything()) {
    for (const change of part) {
      if (change.kind !== 'flight') continue;
      if (findBrokenRule(change) !== null) broken.push(change);
      const { from, to } = change.flight;
      if (german.has(from)) homes.set(to, (homes.get(to) ?? new Set()).add(from));
    }
  }
  expect(broken).toEqual([]);
  expect([...near].filter((code) => (homes.get(code)?.size ?? 0) < 3)).toEqual([]);
});
