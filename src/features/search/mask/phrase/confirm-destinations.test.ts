import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { changeDraft, openDraft } from '../panel/mask-draft.ts';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { confirmDestinations } from './confirm-destinations.ts';
import type { UnderstoodPhrase } from './understood-schema.ts';

const today = '2026-11-29';
const region = (id: number): ChosenDestination => ({ id, name: `Region ${id}`, type: 'region', within: '' });
const before = openDraft({ params: { destinations: '12' }, destinations: [region(12)], airports: [], today });

const sayFor = (...ids: number[]): UnderstoodPhrase => ({
  parts: [],
  unknown: [],
  params: { adults: '4' },
  destinations: ids.map(region),
  airports: [],
});

function confirm(picked: readonly number[], sentence: UnderstoodPhrase | null, isSingleChoice = false) {
  const left = { picked: picked.map(region), sentence, isSingleChoice, today: requireDay(today) };
  const change = confirmDestinations(before, left);
  const { destinations, party } = change === null ? before : changeDraft(before, change);
  return [destinations.map(({ id }) => id), party.adults];
}

test('what is neither picked nor said changes nothing', () => {
  const left = { picked: [region(12)], sentence: null, isSingleChoice: false, today: requireDay(today) };
  expect(confirmDestinations(before, left)).toBeNull();
});

test('a sentence without a place keeps what is picked', () => {
  expect(confirm([12, 13], sayFor())).toEqual([[12, 13], 4]);
  expect(confirm([], sayFor())).toEqual([[], 4]);
});

test('places of a sentence take the place of the earlier ones, newly picked ones come in addition', () => {
  expect(confirm([12], sayFor(11))).toEqual([[11], 4]);
  expect(confirm([12, 13, 11], sayFor(11))).toEqual([[11, 13], 4]);
});

test('five places are the most, and of a brand with a single choice one', () => {
  expect(confirm([12, 1, 2], sayFor(5, 6, 7, 8))).toEqual([[5, 6, 7, 8, 1], 4]);
  expect(confirm([12], sayFor(5, 6), true)).toEqual([[5], 4]);
});
