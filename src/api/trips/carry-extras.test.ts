import { expect, test } from 'vitest';
import type { OfferedExtra } from '../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import { carryExtras } from './carry-extras.ts';

const bag: ChosenExtra = {
  id: 'old-bag',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  travellers: [0, 1],
  amount: 6_000,
};
const offered: OfferedExtra = {
  id: 'new-bag',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  price: 3_500,
  per: 'traveller',
};
const travellers = ['adult', 'adult'] as const;

test('an extra that another offer has too goes along with its id and price there', () => {
  expect(carryExtras([bag], [offered], travellers)).toEqual([{ ...bag, id: 'new-bag', amount: 7_000 }]);
});

test.each([
  ['another weight', { variant: '30kg' }],
  ['the other flight', { leg: 'inbound' }],
] as const)('an extra that the offer has only for %s is left out', (_what, traits) => {
  expect(carryExtras([bag], [{ ...offered, ...traits }], travellers)).toEqual([]);
});

test('a seat is left out: on another flight somebody else may sit there', () => {
  const seat = { ...bag, id: 'seat', kind: 'seat', variant: '12A', travellers: [0] } as const;
  expect(carryExtras([seat], [{ ...offered, ...seat, price: 1_000 }], travellers)).toEqual([]);
});
