import { expect, it } from 'vitest';
import { requireDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { chooseRoutes } from './choose-routes.ts';
import { examplePlaces } from './example-places.ts';
import { bookingFactors, type Direction, demandByDay, roundFare } from './price-fare.ts';

const from = requireDay('2026-11-21');

function demandOn(away: string, direction: Direction, day: string): number {
  const route = chooseRoutes(examplePlaces, null, 1, 7).find(
    (each) => each.home.code === 'FRA' && each.away.code === away,
  );
  if (route === undefined) throw new Error(`Nobody flies to ${away}`);
  return demandByDay(route, direction, from, 388)[requireDay(day) - from] ?? 0;
}

it('the sun is dear when it is cold at home, the beach in August', () => {
  expect(demandOn('TFS', 'outbound', '2027-02-08')).toBeGreaterThan(
    1.3 * demandOn('TFS', 'outbound', '2027-06-07'),
  );
  expect(demandOn('PMI', 'outbound', '2027-08-09')).toBeGreaterThan(
    1.5 * demandOn('PMI', 'outbound', '2027-02-01'),
  );
});

it('one leaves dearly as holidays begin and comes back dearly a week later', () => {
  expect(demandOn('PRG', 'outbound', '2026-12-29')).toBeGreaterThan(
    1.15 * demandOn('PRG', 'inbound', '2026-12-29'),
  );
  expect(demandOn('PRG', 'inbound', '2027-01-05')).toBeGreaterThan(
    1.15 * demandOn('PRG', 'outbound', '2027-01-12'),
  );
});

it('Saturdays cost more than Tuesdays, and Sundays most on the way back', () => {
  const [saturday, tuesday, sunday] = ['2027-05-01', '2027-04-27', '2027-05-02'] as const;
  expect([saturday, tuesday, sunday].map((day) => weekdayOf(requireDay(day)))).toEqual([5, 1, 6]);
  expect(demandOn('PRG', 'outbound', saturday)).toBeGreaterThan(1.15 * demandOn('PRG', 'outbound', tuesday));
  expect(demandOn('PRG', 'inbound', sunday)).toBeGreaterThan(demandOn('PRG', 'inbound', saturday));
});

it('the last days are cheap with tour operators and dear with airlines', () => {
  const [charterNow, , , charterSoon] = bookingFactors('charter', from, from, 200);
  expect(charterNow).toBeLessThan(charterSoon ?? 0);
  expect(charterSoon).toBeLessThan(bookingFactors('charter', from, from, 200)[199] ?? 0);
  for (const operation of ['low_cost', 'nonstop', 'connection'] as const) {
    const factors = bookingFactors(operation, from, from, 200);
    expect([...factors]).toEqual([...factors].sort((one, other) => other - one));
  }
});

it('fares are whole euros, low ones a cent below, and never next to nothing', () => {
  expect(roundFare(12_349.6, 'charter')).toBe(12_300);
  expect(roundFare(12_351, 'nonstop')).toBe(12_400);
  expect(roundFare(12_349.6, 'low_cost')).toBe(12_299);
  expect(roundFare(100, 'low_cost')).toBe(899);
  expect(roundFare(9_000_000, 'nonstop')).toBe(2_000_000);
});
