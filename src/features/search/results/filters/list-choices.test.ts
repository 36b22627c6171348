import { expect, test } from 'vitest';
import { listChoices } from './list-choices.ts';

const order = ['3', '4', '5'];

test('values that leave hotels can be chosen, others are not shown', () => {
  expect(listChoices([{ value: 4, hotels: 12 }], [], order)).toEqual([{ value: '4', hotels: 12 }]);
});

test('a chosen value stays at its place with none left', () => {
  expect(
    listChoices(
      [
        { value: 3, hotels: 2 },
        { value: 5, hotels: 1 },
      ],
      ['4'],
      order,
    ),
  ).toEqual([
    { value: '3', hotels: 2 },
    { value: '4', hotels: 0 },
    { value: '5', hotels: 1 },
  ]);
});

test('a chosen value beyond the usual ones is last', () => {
  expect(listChoices([{ value: 5, hotels: 1 }], ['9'], order).map(({ value }) => value)).toEqual(['5', '9']);
});
