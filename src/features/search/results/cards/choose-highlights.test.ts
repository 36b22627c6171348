import { expect, test } from 'vitest';
import { chooseHighlights } from './choose-highlights.ts';

test('a card lists the filtered attributes first', () => {
  expect(chooseHighlights(['pool', 'beachfront', 'tennis'], ['tennis'], 2)).toEqual(['tennis', 'beachfront']);
});

test('what a hotel does not have is not named', () => {
  expect(chooseHighlights(['wifi'], ['golf'], 3)).toEqual(['wifi']);
});

test('the list never exceeds its limit', () => {
  expect(chooseHighlights(['wifi', 'pool', 'spa', 'beachfront'], [], 3)).toEqual([
    'beachfront',
    'spa',
    'pool',
  ]);
});

test('no card calls a hotel sustainable, for it names no certificate', () => {
  expect(chooseHighlights(['sustainable', 'pool'], ['sustainable'], 3)).toEqual(['pool']);
});
