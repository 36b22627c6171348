import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import type { ComparedTrip } from './implied-changes.ts';
import {
  impliedChangesActions as actions,
  impliedChangesSlice,
  reduceImpliedChanges,
} from './implied-changes-slice.ts';

const trip = (id: string): ComparedTrip => ({
  id,
  total: 100_000,
  currency: 'EUR',
  airport: null,
  departure: '2027-05-10',
  nights: 7,
});
type Action = Parameters<typeof reduceImpliedChanges>[1];
const after = (...steps: readonly Action[]) =>
  steps.reduce(reduceImpliedChanges, impliedChangesSlice.initial);

test('a choice remembers the trip that was shown before it', () => {
  const state = after(actions.show(trip('a')), actions.choose(['departure']), actions.show(trip('b')));
  expect(state).toEqual({ shown: trip('b'), before: trip('a'), chosen: ['departure'] });
});

test('the second choice is compared with the trip of the first', () => {
  const steps = [
    actions.show(trip('a')),
    actions.choose([]),
    actions.show(trip('b')),
    actions.choose(['nights']),
  ];
  expect(after(...steps)).toEqual({ shown: trip('b'), before: trip('b'), chosen: ['nights'] });
});

test('another page forgets it', () => {
  expect(after(actions.show(trip('a')), actions.choose([]), clientActions.startOver())).toEqual(
    impliedChangesSlice.initial,
  );
});
