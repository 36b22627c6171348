import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { listTravellerKinds } from './list-traveller-kinds.ts';

const departure = requireDay('2027-05-01');
const born = (...days: string[]) => ({ adults: 1, childrenBorn: days.map(requireDay) });

test('adults come first, then children in the order of the search', () => {
  expect(listTravellerKinds({ ...born('2026-01-01', '2015-01-01'), adults: 2 }, departure)).toEqual([
    'adult',
    'adult',
    'infant',
    'child',
  ]);
});

test('[TRAV-017] a child is an infant until the day before its second birthday', () => {
  expect(listTravellerKinds(born('2025-05-02', '2025-05-01'), departure)).toEqual([
    'adult',
    'infant',
    'child',
  ]);
});

test('an infant born on 29 February turns two on 1 March of a common year', () => {
  const kinds = (day: string) => listTravellerKinds(born('2024-02-29'), requireDay(day)).at(-1);
  expect([kinds('2026-02-28'), kinds('2026-03-01')]).toEqual(['infant', 'child']);
});
