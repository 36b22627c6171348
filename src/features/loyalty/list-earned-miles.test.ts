import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { earnMilesOfOrder } from '../../domain/miles/earn-miles-of-order.ts';
import { priceOfBase } from '../../domain/money/package-price.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import { listEarnedMiles } from './list-earned-miles.ts';

const rates = { regular: 1000, boost: 3000, collection: 'Collection' };
const [traveller] = buildOrder().travellers as readonly [Traveller];
const withNumber = (number: string): Traveller => ({
  ...traveller,
  frequentFlyer: { program: number === '' ? 'NONE' : 'MilesAndMore', number },
});
const orderOf = (base: number, ...numbers: readonly string[]) => {
  const order = buildOrder({ price: priceOfBase(base), travellers: numbers.map(withNumber) });
  return { ...order, trip: { ...order.trip, hotel: { ...order.trip.hotel, name: 'Hotel Mar' } } };
};

test('[MILE-014] a trip earns its whole price times the regular rate, rounded down', () => {
  expect(earnMilesOfOrder(orderOf(100_099, '1'), rates)).toBe(1000);
});

test('[MILE-014] means of payment do not lower what is earned, discounts do', () => {
  const order = orderOf(100_000, '1');
  const price = { ...order.price, coupon: 30_000, miles: 50_000, cardDiscount: 7_000 };
  expect(earnMilesOfOrder({ ...order, price }, rates)).toBe(930);
});

test('[MILE-015] a hotel of the collection earns the boost rate', () => {
  const order = orderOf(100_000, '1');
  const hotel = { ...order.trip.hotel, name: 'Mar Azul Collection' };
  expect(earnMilesOfOrder({ ...order, trip: { ...order.trip, hotel } }, rates)).toBe(3000);
});

test('nobody earns without a number', () => {
  expect(earnMilesOfOrder(orderOf(100_000, '', ''), rates)).toBe(0);
  expect(listEarnedMiles(orderOf(100_000, '', ''), rates)).toEqual([]);
});

test('the travellers with a number share equally, the first gets the rest', () => {
  expect(listEarnedMiles(orderOf(100_000, '', '1', '2', '3'), rates)).toMatchObject([
    { traveller: 1, memberNumber: '1', points: 334 },
    { traveller: 2, memberNumber: '2', points: 333 },
    { traveller: 3, memberNumber: '3', points: 333 },
  ]);
});

test('the shares of any trip add up to what the shopper has read', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.array(fc.constantFrom('', '1'), { maxLength: 8 }),
      (base, numbers) => {
        const order = orderOf(base, ...numbers);
        const sum = listEarnedMiles(order, rates).reduce((total, { points }) => total + points, 0);
        expect(sum).toBe(earnMilesOfOrder(order, rates));
      },
    ),
  );
});
