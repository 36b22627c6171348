import { expect, test } from 'vitest';
import { chosenFor, chosenForAll, type NamedExtra, wishFor, wishForAll } from './choose-wishes.ts';

const offered: readonly NamedExtra[] = [
  { id: 'bus', kind: 'transfer', leg: null },
  { id: 'taxi', kind: 'transfer', leg: null },
  { id: 'car', kind: 'rental_car', leg: null },
  { id: 'light', kind: 'luggage', leg: 'outbound' },
  { id: 'heavy', kind: 'luggage', leg: 'outbound' },
  { id: 'back', kind: 'luggage', leg: 'inbound' },
];
const out = (traveller: number) => ({ kind: 'luggage', leg: 'outbound', traveller }) as const;

test('[EXTRA-021] a transfer replaces the previous transfer and no other extra', () => {
  const car = [{ id: 'car', travellers: [] }];
  const bus = wishForAll(car, 'transfer', 'bus', offered);
  expect(wishForAll(bus, 'transfer', 'taxi', offered)).toEqual([...car, { id: 'taxi', travellers: [] }]);
});

test('[EXTRA-022] choosing no transfer removes the transfer', () => {
  const bus = wishForAll([], 'transfer', 'bus', offered);
  expect(wishForAll(bus, 'transfer', null, offered)).toEqual([]);
  expect(chosenForAll(bus, 'transfer', offered)).toBe('bus');
  expect(chosenForAll(bus, 'rental_car', offered)).toBeNull();
});

test('the travellers of an extra are sorted by number', () => {
  const wishes = wishFor(wishFor([], out(2), 'light', offered), out(0), 'light', offered);
  expect(wishes).toEqual([{ id: 'light', travellers: [0, 2] }]);
});

test('another suitcase replaces the previous one for the same traveller and flight only', () => {
  const both = wishFor(wishFor([], out(0), 'light', offered), out(1), 'light', offered);
  const back = wishFor(both, { ...out(0), leg: 'inbound' }, 'back', offered);
  const wishes = wishFor(back, out(0), 'heavy', offered);
  expect(chosenFor(wishes, out(0), offered)).toBe('heavy');
  expect(chosenFor(wishes, out(1), offered)).toBe('light');
  expect(chosenFor(wishes, { ...out(0), leg: 'inbound' }, offered)).toBe('back');
  expect(chosenFor(wishFor(wishes, out(0), null, offered), out(0), offered)).toBeNull();
});
