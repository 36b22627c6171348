import { expect, test } from 'vitest';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { reviewExtras } from './review-extras.ts';

const car = {
  id: 'car',
  kind: 'rental_car',
  variant: 'small',
  leg: null,
  price: 21_000,
  per: 'party',
} as const;
const chosen: ChosenExtra = {
  id: 'car',
  kind: 'rental_car',
  variant: 'small',
  leg: null,
  travellers: [],
  amount: 21_000,
};

test('extras with an unchanged offer stay unchanged', () => {
  expect(reviewExtras([chosen], [car], ['adult'], [])).toEqual({
    extras: [chosen],
    dropped: [],
    repriced: [],
  });
});

test('an extra with a new price gets the new amount and is reported as repriced', () => {
  const repriced = { ...chosen, amount: 21_001 };
  expect(reviewExtras([chosen], [{ ...car, price: 21_001 }], ['adult'], [])).toEqual({
    extras: [repriced],
    dropped: [],
    repriced: [repriced],
  });
});

test('an extra that is no longer sold is removed and reported as dropped', () => {
  expect(reviewExtras([chosen], [], ['adult'], [])).toEqual({ extras: [], dropped: [chosen], repriced: [] });
});
