import { expect, test } from 'vitest';
import { findAmountFaults } from './find-amount-faults.ts';
import { parseSource } from './parse-source.ts';

const find = (text: string, file = 'src/features/booking/office/a.ts') =>
  findAmountFaults(parseSource(file, text));

test.each([
  "const shown =\n  amount / 100 + ' €';",
  'const value =\n  amount / minorUnitsPerUnit(currency);',
  'const shown =\n  units.toFixed(2);',
  "const shown =\n  new Intl.NumberFormat('de').format(units);",
])('a second way to format an amount is a fault: %j', (text) => {
  expect(find(text)).toEqual([
    'src/features/booking/office/a.ts:2: format an amount with formatPrice, formatDecimalAmount or toUnits',
  ]);
});

test.each([
  ['const seconds = elapsed / 1000;', 'src/features/a.ts'],
  ['const millions = bytes / 100_000;', 'src/features/a.ts'],
  ['const share = Math.floor((amount * percent + 50) / 100);', 'src/domain/money/calculate-percentage.ts'],
  ['const shown = units.toFixed(2);', 'src/demo/a.ts'],
  ['const shown = units.toFixed(2);', 'src/features/a.test.ts'],
  ['const shown = units.toFixed(2);', 'scripts/a.ts'],
  ['const shown = degrees.toFixed(3);', 'src/features/map/format-degrees.ts'],
])('everything else is none: %j in %s', (text, file) => {
  expect(find(text, file)).toEqual([]);
});
