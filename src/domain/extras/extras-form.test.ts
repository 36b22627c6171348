import { expect, test } from 'vitest';
import { extraFieldName, readExtrasForm } from './extras-form.ts';

const luggage = (traveller: number) => extraFieldName('luggage', { leg: 'outbound', traveller });

test('[EXTRA-016] reads a submitted form by its field names, with travellers in ascending order', () => {
  expect(
    readExtrasForm({
      [extraFieldName('transfer')]: 'bus',
      [luggage(10)]: '20kg outbound',
      [luggage(2)]: '20kg outbound',
      [extraFieldName('seat', { leg: 'inbound', traveller: 0 })]: '1A inbound',
    }),
  ).toEqual([
    { id: 'bus', travellers: [] },
    { id: '20kg outbound', travellers: [2, 10] },
    { id: '1A inbound', travellers: [0] },
  ]);
});

test('ignores empty fields and fields that are not extras', () => {
  expect(
    readExtrasForm({ transfer: '', market: 'de', 'sitting-outbound': '1', 'luggage.outbound.100': 'x' }),
  ).toEqual([]);
});
