import { expect, test } from 'vitest';
import { extraFieldName, readExtrasForm, readFormNotice } from './extras-form.ts';

const luggage = (traveller: number) => extraFieldName('luggage', { leg: 'outbound', traveller });

test('[EXTRA-016] a sent form is read as it is named: a kind for all, and travellers in ascending order', () => {
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

test('what is empty, or no extra’s field, counts for nothing', () => {
  expect(
    readExtrasForm({ transfer: '', market: 'de', 'sitting-outbound': '1', 'luggage.outbound.100': 'x' }),
  ).toEqual([]);
});

test('a notice is one of those that are told', () => {
  const read = (query: string) => readFormNotice(new URLSearchParams(query));
  expect(read('notice=extra-gone')).toBe('extra-gone');
  expect(read('notice=anything')).toBeNull();
  expect(read('')).toBeNull();
});
