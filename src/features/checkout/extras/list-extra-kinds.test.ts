import { expect, test } from 'vitest';
import type { ExtraKind } from '../../../domain/extras/extra.ts';
import { isStepSkipped, listExtraKinds } from './list-extra-kinds.ts';

const offer = (...kinds: ExtraKind[]) => kinds.map((kind) => ({ kind }));

test('[EXTRA-001] [EXTRA-002] [EXTRA-003] [EXTRA-004] [EXTRA-005] [EXTRA-006] [EXTRA-007] [EXTRA-008] options are the kinds that are offered, in the order of the step', () => {
  const kinds = [
    'fast_track',
    'seat',
    'luggage',
    'seat',
    'priority_boarding',
    'insurance',
    'rental_car',
    'transfer',
  ];
  expect(listExtraKinds(offer(...(kinds as ExtraKind[])))).toEqual([
    'transfer',
    'rental_car',
    'insurance',
    'luggage',
    'seat',
    'priority_boarding',
    'fast_track',
  ]);
  expect(listExtraKinds([])).toEqual([]);
});

test('[EXTRA-009] the step is skipped without options', () => {
  expect(isStepSkipped([])).toBe(true);
});

test('[EXTRA-010] the step is skipped when all options are insurance', () => {
  expect(isStepSkipped(['insurance'])).toBe(true);
  expect(isStepSkipped(['luggage'])).toBe(false);
});

test('[EXTRA-011] the step is skipped with exactly two options of which the first is insurance', () => {
  expect(isStepSkipped(['insurance', 'luggage'])).toBe(true);
  expect(isStepSkipped(['transfer', 'insurance'])).toBe(false);
  expect(isStepSkipped(['insurance', 'luggage', 'seat'])).toBe(false);
});
