import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { EXTRA_KINDS } from '../extras/extra.ts';
import { isPackage } from './is-package.ts';

const { outbound } = buildOrder().trip;
const stay = { outbound: null, inbound: null };

test('flights with a stay are a package, one way is enough', () => {
  expect(isPackage({ ...stay, outbound }, [])).toBe(true);
  expect(isPackage({ ...stay, inbound: outbound }, [])).toBe(true);
  expect(isPackage(stay, [])).toBe(false);
});

test('of what can be added to a stay alone, a rental car makes it a package', () => {
  expect(EXTRA_KINDS.filter((kind) => isPackage(stay, [{ kind }]))).toEqual(['rental_car']);
});
