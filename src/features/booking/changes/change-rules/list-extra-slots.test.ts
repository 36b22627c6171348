import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import type { OfferedExtra } from '../../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../../domain/extras/extra.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { listExtraSlots } from './list-extra-slots.ts';

const bag = (id: string, price: number): OfferedExtra => ({
  id,
  kind: 'luggage',
  variant: id,
  leg: 'outbound',
  price,
  per: 'traveller',
});
const seat = (variant: string): OfferedExtra => ({ ...bag(variant, 1_000), kind: 'seat' });
const forAll = (id: string, kind: 'transfer' | 'rental_car' | 'insurance', price: number): OfferedExtra => ({
  id,
  kind,
  variant: id,
  leg: null,
  price,
  per: id === 'bus' ? 'traveller' : 'party',
});
const booked = (
  id: string,
  kind: ChosenExtra['kind'],
  amount: number,
  travellers: number[] = [],
): ChosenExtra => ({
  id,
  kind,
  variant: id,
  leg: travellers.length === 0 ? null : 'outbound',
  travellers,
  amount,
});

function list(
  extras: readonly ChosenExtra[],
  offered: readonly OfferedExtra[],
  exitRows: readonly number[] = [],
) {
  const order = buildOrder({
    extras,
    party: { adults: 1, childrenBorn: [requireDay('2020-01-01'), requireDay('2026-06-01')] },
  });
  return listExtraSlots(
    { ...order, travellers: [...order.travellers, ...order.travellers, ...order.travellers].slice(0, 3) },
    { extras: offered, seatMaps: [{ leg: 'outbound', exitRows }] },
  ).map(({ field, booked: kept, options }) => [
    field,
    kept,
    ...options.map(({ id, extraCost }) => `${id} ${extraCost}`),
  ]);
}

test('each traveller has a place on each flight, and babies have none', () => {
  expect(list([], [bag('20kg', 3_200), bag('15kg', 2_500)])).toEqual([
    ['luggage.outbound.0', null, '15kg 2500', '20kg 3200'],
    ['luggage.outbound.1', null, '15kg 2500', '20kg 3200'],
  ]);
});

test('only what costs at least as much takes the place of what is booked, at the difference', () => {
  const offered = [bag('15kg', 2_500), bag('20kg', 4_000), bag('25kg', 5_000)];
  expect(list([booked('20kg', 'luggage', 6_400, [0, 1])], offered)[0]).toEqual([
    'luggage.outbound.0',
    '20kg',
    '25kg 1800',
  ]);
});

test('what is booked is named, though the supplier offers nothing in its place', () => {
  expect(list([booked('12A', 'seat', 1_200, [1])], [])).toEqual([['seat.outbound.1', '12A']]);
});

test('a price for each traveller is that of all for a transfer, and no insurance is added', () => {
  expect(list([], [forAll('bus', 'transfer', 1_900), forAll('cover', 'insurance', 5_900)])).toEqual([
    ['transfer', null, 'bus 5700'],
  ]);
});

test('a booked transfer leaves no place for a car, nor a car for a transfer', () => {
  const offered = [forAll('private', 'transfer', 9_500), forAll('car', 'rental_car', 21_000)];
  const fields = (extras: readonly ChosenExtra[]) => list(extras, offered).map(([field]) => field);
  expect(fields([])).toEqual(['transfer', 'rental_car']);
  expect(fields([booked('bus', 'transfer', 5_700)])).toEqual(['transfer']);
  expect(fields([booked('small', 'rental_car', 9_000)])).toEqual(['rental_car']);
});

test('no child is offered a seat at an exit', () => {
  expect(list([], [seat('1A'), seat('12A')], [12])).toEqual([
    ['seat.outbound.0', null, '1A 1000', '12A 1000'],
    ['seat.outbound.1', null, '1A 1000'],
  ]);
});
