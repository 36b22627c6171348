import { expect, test } from 'vitest';
import { type ComparedTrip, findImpliedChanges } from './implied-changes.ts';

const trip: ComparedTrip = {
  id: 'a',
  total: 133_800,
  currency: 'EUR',
  airport: { code: 'CGN', name: 'Cologne' },
  departure: '2027-05-10',
  nights: 7,
};
const munich = { code: 'MUC', name: 'Munich' };

test.each([
  ['nothing where nothing else differs', { departure: '2027-05-11' }, ['departure'], []],
  ['another airport', { departure: '2027-05-11', airport: munich }, ['departure'], ['airport']],
  [
    'another day and length',
    { airport: munich, departure: '2027-05-12', nights: 6 },
    ['airport'],
    ['departure', 'nights'],
  ],
  ['nothing that was chosen', { airport: munich, nights: 6 }, ['airport', 'nights'], []],
  ['no change of what goes by another name only', { airport: { code: 'CGN', name: 'Köln/Bonn' } }, [], []],
  ['the loss of flights', { airport: null }, [], ['airport']],
] as const)('a choice changes by itself %s', (_, change, chosen, changed) => {
  expect(findImpliedChanges(trip, { ...trip, ...change }, chosen)).toEqual(changed);
});
