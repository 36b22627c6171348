import { expect, test } from 'vitest';
import { loadTexts } from '../../../../texts/load-texts.ts';
import type { OptionFacts } from '../../../../trip-search/offers/date-option.ts';
import { formatOptionChanges } from './format-option-changes.ts';
import type { TripFacts } from './implied-changes.ts';

const shown: TripFacts = {
  airport: { code: 'CGN', name: 'Cologne' },
  departure: '2027-05-10',
  nights: 7,
  outbound: { departs: '14:20', arrives: '16:50' },
  inbound: { departs: '18:00', arrives: '20:30' },
  room: { id: 1, name: 'Double room' },
  board: 'half_board',
};
const same: OptionFacts = {
  airport: { code: 'CGN', name: 'Cologne' },
  departure: '2027-05-10',
  nights: 7,
  board: 'half_board',
};
const munich = { airport: { code: 'MUC', name: 'Munich' } };

test.each([
  ['nothing where it changes nothing else', { departure: '2027-05-12' }, ['departure'], []],
  ['another airport', { ...munich, departure: '2027-05-12' }, ['departure'], ['from Munich']],
  [
    'day, length and board',
    { departure: '2027-05-12', nights: 8, board: 'breakfast' },
    ['airport'],
    ['Wed 12 May', '8 nights', 'Breakfast'],
  ],
  ['the loss of flights', { airport: null }, [], ['now without a flight']],
] as const)('a choice says of itself %s', async (_, change, chosen, words) => {
  const texts = await loadTexts('en');
  expect(formatOptionChanges(shown, { ...same, ...change }, chosen, texts, 'en')).toEqual(words);
});

test('of a choice of which nothing is known nothing is said', async () => {
  expect(formatOptionChanges(shown, undefined, [], await loadTexts('en'), 'en')).toEqual([]);
});
