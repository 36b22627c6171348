import { expect, test } from 'vitest';
import { readFormNotice } from './extras-form-fields.ts';

test('accepts only known notices', () => {
  const read = (query: string) => readFormNotice(new URLSearchParams(query));
  expect(read('notice=extra-gone')).toBe('extra-gone');
  expect(read('notice=anything')).toBeNull();
  expect(read('')).toBeNull();
});
