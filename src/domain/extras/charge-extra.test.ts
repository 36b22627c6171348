import { expect, test } from 'vitest';
import type { Exchange } from '../money/purchase-currency.ts';
import { chargeExtra } from './charge-extra.ts';
import { chooseExtras, type OfferedExtra } from './choose-extras.ts';

const francs: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.943542' } };
const bag: OfferedExtra = {
  id: 'bag',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  price: 3_201,
  per: 'traveller',
};

test('an extra is charged for each of its travellers at its own price, and keeps its purchase price', () => {
  const charged = chargeExtra(bag, francs);
  expect(charged).toEqual({ ...bag, price: 3_021, bought: 3_201 });
  const chosen = chooseExtras([{ id: 'bag', travellers: [0, 1] }], [charged], ['adult', 'adult'], []);
  expect(chosen).toMatchObject({ ok: true, extras: [{ amount: 6_042, bought: 6_402 }] });
});

test('what a rental car blocks and what its driver pays for a damage are amounts of the market, too', () => {
  const car = {
    provider: 'Corvina',
    model: 'S',
    seats: 5,
    bags: 2,
    isAutomatic: false,
    deposit: 30_000,
    excess: 0,
    kilometresPerDay: null,
    fuel: 'prepaid',
    minimumAge: 21,
    licenceYears: 1,
  } as const;
  expect(chargeExtra({ ...bag, car }, francs).car).toEqual({ ...car, deposit: 28_307 });
});
