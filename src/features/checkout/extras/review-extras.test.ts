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

test.each([21_001, 20_999])(
  'an extra that costs %i now gets the amount and is reported as repriced',
  (price) => {
    const repriced = { ...chosen, amount: price };
    expect(reviewExtras([chosen], [{ ...car, price }], ['adult'], [])).toEqual({
      extras: [repriced],
      dropped: [],
      repriced: [repriced],
    });
  },
);

test('an extra that is no longer sold is removed and reported as dropped', () => {
  expect(reviewExtras([chosen], [], ['adult'], [])).toEqual({ extras: [], dropped: [chosen], repriced: [] });
});

test('of two choices of the same seat the second is removed and reported as dropped', () => {
  const seat = { id: '1A', kind: 'seat', variant: '1A', leg: 'outbound' } as const;
  const offered = { ...seat, price: 1_100, per: 'traveller' } as const;
  const [first, second] = [0, 1].map(
    (number): ChosenExtra => ({ ...seat, travellers: [number], amount: 1_100 }),
  );
  if (first === undefined || second === undefined) throw new Error('Two travel');
  expect(reviewExtras([first, second], [offered], ['adult', 'adult'], [])).toEqual({
    extras: [first],
    dropped: [second],
    repriced: [],
  });
});
