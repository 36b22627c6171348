import { expect, test } from 'vitest';
import { chooseNearbyDates } from './choose-nearby-dates.ts';

const offer = (departure: number, total: number) => ({ departure, total });

test('the three nearest days and the cheapest of all are offered in the order of the calendar', () => {
  const offers = [offer(80, 100), offer(98, 500), offer(99, 400), offer(101, 450), offer(140, 900)];
  const chosen = chooseNearbyDates(offers, 100);
  expect(chosen.offers.map(({ departure }) => departure)).toEqual([80, 98, 99, 101]);
  expect(chosen.cheapest).toEqual(offer(80, 100));
});

test('of equally near days the cheaper one comes first', () => {
  const offers = [offer(90, 9), offer(110, 8), offer(91, 7), offer(109, 6), offer(92, 5), offer(108, 4)];
  const chosen = chooseNearbyDates(offers, 100);
  expect(chosen.offers.map(({ departure }) => departure)).toEqual([92, 108, 109]);
});

test('of equally cheap days the nearer one is the cheapest', () => {
  expect(chooseNearbyDates([offer(80, 100), offer(105, 100)], 100).cheapest).toEqual(offer(105, 100));
});

test('without offers nothing is offered', () => {
  expect(chooseNearbyDates([], 100)).toEqual({ offers: [], cheapest: null });
});
