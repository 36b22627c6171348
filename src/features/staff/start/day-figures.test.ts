import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { listFunnels } from './day-figures.ts';

const sold = { brand: 'abendmeer', market: 'ch', revenue: 1, bookings: 2 } as const;

test('steps that were counted and trips that were booked meet by brand and market, the most searched first', () => {
  const funnels = listFunnels({
    steps: [
      { brand: 'abendmeer', market: 'ch', step: 'search', count: 9 },
      { brand: 'abendmeer', market: 'ch', step: 'checkout', count: 3 },
      { brand: 'abendmeer', market: 'de', step: 'search', count: 90 },
      { brand: 'tagwind', market: 'de', step: 'hotel', count: 7 },
    ],
    sales: [
      { ...sold, day: requireDay('2026-11-28'), currency: 'CHF' },
      { ...sold, day: requireDay('2026-11-29'), currency: 'EUR' },
    ],
  });
  expect(funnels).toEqual([
    { brand: 'abendmeer', market: 'de', counts: [90, 0, 0, 0] },
    { brand: 'abendmeer', market: 'ch', counts: [9, 0, 3, 4] },
    { brand: 'tagwind', market: 'de', counts: [0, 7, 0, 0] },
  ]);
});
