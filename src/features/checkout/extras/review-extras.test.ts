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
  ...{ id: 'car', kind: 'rental_car', variant: 'small', leg: null },
  travellers: [],
  amount: 21_000,
};

test('extras that are sold as before stay as they are', () => {
  expect(reviewExtras([chosen], [car], ['adult'], [])).toEqual({
    extras: [chosen],
    dropped: [],
    repriced: [],
  });
});

test('an extra that costs another amount is kept at it and told', () => {
  const dearer = { ...chosen, amount: 21_001 };
  expect(reviewExtras([chosen], [{ ...car, price: 21_001 }], ['adult'], [])).toEqual({
    ...{ extras: [dearer], dropped: [], repriced: [dearer] },
  });
});

test('an extra that is not sold any more is dropped and told', () => {
  expect(reviewExtras([chosen], [], ['adult'], [])).toEqual({ extras: [], dropped: [chosen], repriced: [] });
});
