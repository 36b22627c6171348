import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { EXTRA_KINDS } from '../extras/extra.ts';
import { isPackage } from './is-package.ts';

const { outbound } = buildOrder().trip;
const stay = { outbound: null, inbound: null };

test('a stay with at least one flight is a package, a stay alone is not', () => {
  expect(isPackage({ ...stay, outbound }, [])).toBe(true);
  expect(isPackage({ ...stay, inbound: outbound }, [])).toBe(true);
  expect(isPackage(stay, [])).toBe(false);
});

test('of all extras only a rental car makes a stay alone a package', () => {
  expect(EXTRA_KINDS.filter((kind) => isPackage(stay, [{ kind }]))).toEqual(['rental_car']);
});
