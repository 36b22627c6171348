import { expect, test } from 'vitest';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildExampleOffer } from '../../../../trip-search/offers/example-offer.ts';
import { toComparedTrip } from '../choice/implied-changes.ts';
import { describeDayChanges, listMarks } from './describe-day-changes.ts';

const trip = toComparedTrip(buildExampleOffer(), null);
const texts = await loadTexts('en');
const same = { airport: trip.airport, departure: '2027-05-02', nights: 7, board: 'breakfast' } as const;
const munich = { ...same, airport: { code: 'MUC', name: 'Munich' } };
const halfBoard = { ...same, board: 'half_board' } as const;

test.each([
  ['nothing', same, ['departure'], null, []],
  ['another airport', munich, ['departure'], 'MUC', ['from Munich']],
  ['no airport that was chosen', munich, ['departure', 'airport'], null, []],
  ['another board', halfBoard, ['departure'], '*', ['Half board']],
  ['both', { ...munich, board: 'half_board' }, ['departure'], 'MUC*', ['from Munich', 'Half board']],
  ['nothing that is not known', undefined, ['departure'], null, []],
] as const)('a day is marked for %s', (_, facts, chosen, mark, words) => {
  expect(describeDayChanges(trip, facts, chosen, texts, 'en')).toEqual({ mark, words });
});

test('the legend explains each mark of the month once', () => {
  const day = (facts: typeof munich | typeof halfBoard | typeof same) => ({
    value: '2027-05-02',
    offerId: 'a',
    amount: 1,
    total: 2,
    facts,
  });
  const days = [munich, same, munich, halfBoard].map(day);
  expect(listMarks(trip, days, ['departure'], texts)).toEqual([
    'MUC = from Munich',
    '* = other board than Breakfast',
  ]);
  expect(listMarks(trip, [day(same)], ['departure'], texts)).toEqual([]);
});
