import { expect, test } from 'vitest';
import { chooseHighlights } from './choose-highlights.ts';

test('a card names what was asked for before anything else', () => {
  expect(chooseHighlights(['pool', 'beachfront', 'tennis'], ['tennis'], 2)).toEqual(['tennis', 'beachfront']);
});

test('what a hotel does not have is not named', () => {
  expect(chooseHighlights(['wifi'], ['golf'], 3)).toEqual(['wifi']);
});

test('no more is named than asked for', () => {
  expect(chooseHighlights(['wifi', 'pool', 'spa', 'beachfront'], [], 3)).toEqual([
    'beachfront',
    'spa',
    'pool',
  ]);
});
