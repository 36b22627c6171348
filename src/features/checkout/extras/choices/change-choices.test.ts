import { expect, test } from 'vitest';
import {
  type ChoosableExtra,
  chosenFor,
  chosenForAll,
  withChoiceFor,
  withChoiceForAll,
} from './change-choices.ts';

const offered: readonly ChoosableExtra[] = [
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
  const bus = withChoiceForAll(car, 'transfer', 'bus', offered);
  expect(withChoiceForAll(bus, 'transfer', 'taxi', offered)).toEqual([
    ...car,
    { id: 'taxi', travellers: [] },
  ]);
});

test('[EXTRA-022] choosing no transfer removes the transfer', () => {
  const bus = withChoiceForAll([], 'transfer', 'bus', offered);
  expect(withChoiceForAll(bus, 'transfer', null, offered)).toEqual([]);
  expect(chosenForAll(bus, 'transfer', offered)).toBe('bus');
  expect(chosenForAll(bus, 'rental_car', offered)).toBeNull();
});

test('the travellers of an extra are sorted by number', () => {
  const choices = withChoiceFor(withChoiceFor([], out(2), 'light', offered), out(0), 'light', offered);
  expect(choices).toEqual([{ id: 'light', travellers: [0, 2] }]);
});

test('another suitcase replaces the previous one for the same traveller and flight only', () => {
  const both = withChoiceFor(withChoiceFor([], out(0), 'light', offered), out(1), 'light', offered);
  const back = withChoiceFor(both, { ...out(0), leg: 'inbound' }, 'back', offered);
  const choices = withChoiceFor(back, out(0), 'heavy', offered);
  expect(chosenFor(choices, out(0), offered)).toBe('heavy');
  expect(chosenFor(choices, out(1), offered)).toBe('light');
  expect(chosenFor(choices, { ...out(0), leg: 'inbound' }, offered)).toBe('back');
  expect(chosenFor(withChoiceFor(choices, out(0), null, offered), out(0), offered)).toBeNull();
});
