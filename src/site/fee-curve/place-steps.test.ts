import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { placeSteps } from './place-steps.ts';

const room = { width: 360, height: 120, top: 30 };
const departure = '2027-05-01';

test('the steps of a curve follow each other from today to departure, and the highest fee reaches the top', () => {
  const steps = fc.record({
    ahead: fc.integer({ min: 1, max: 500 }),
    ends: fc.uniqueArray(fc.nat({ max: 499 }), { maxLength: 6 }),
    fees: fc.array(fc.nat({ max: 500_000 }), { minLength: 7, maxLength: 7 }),
  });
  fc.assert(
    fc.property(steps, ({ ahead, ends, fees }) => {
      const today = requireDay(departure) - ahead;
      const untils = ends.filter((day) => day < ahead).toSorted((one, other) => one - other);
      const listed = [...untils.map((day) => formatDay(today + day)), null].map((until, at) => ({
        until,
        fee: fees[at] ?? 0,
      }));
      const placed = placeSteps(listed, { today: formatDay(today), departure }, room);
      expect(placed.map(({ fee }) => fee)).toEqual(listed.map(({ fee }) => fee));
      expect(placed[0]?.from).toBe(0);
      expect(placed.at(-1)?.to).toBe(room.width);
      for (const [at, { from, to, y }] of placed.entries()) {
        expect(from).toBe(at === 0 ? 0 : placed[at - 1]?.to);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(y).toBeGreaterThanOrEqual(room.top);
        expect(y).toBeLessThanOrEqual(room.height);
      }
      const highest = Math.max(...listed.map(({ fee }) => fee));
      if (highest > 0) expect(placed.find(({ fee }) => fee === highest)?.y).toBe(room.top);
    }),
  );
});

test('a trip that leaves today has one step over the whole width, and what is free lies on the ground', () => {
  const day = { today: departure, departure };
  expect(placeSteps([{ until: null, fee: 900 }], day, room)).toEqual([{ from: 0, to: 360, y: 30, fee: 900 }]);
  expect(placeSteps([{ until: null, fee: 0 }], day, room)).toEqual([{ from: 0, to: 360, y: 120, fee: 0 }]);
});
