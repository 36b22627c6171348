import { expect, test } from 'vitest';
import { company as first } from '../brands/abendmeer/company.ts';
import { company as second } from '../brands/tagwind/company.ts';
import type { Company } from './company.ts';
import { findCompanyFaults } from './find-company-faults.ts';

const withNumbers = (id: string, bookings: string, documents: string): Company => ({
  ...second,
  id,
  numbers: { bookings, documents },
});
const selling = (key: string, company: Company, prefix: string | null) => ({
  key,
  company,
  vouchers: prefix === null ? null : { prefix },
});

test('companies with numbers of their own may sell, under several brands each', () => {
  const brands = [
    selling('a', first, 'AAA'),
    selling('b', second, 'BBB'),
    selling('c', second, 'BBB'),
    selling('d', first, null),
  ];
  expect(findCompanyFaults([first, second, withNumbers('third', 'TX', 'THI')], brands)).toEqual([]);
});

test.each([
  ['', '', true],
  ['TW', 'TW', true],
  ['T', 'TW', true],
  ['TW', 'T', true],
  ['', 'T', false],
  ['TX', 'TW', false],
  ['T', 'W', false],
])('booking numbers that begin with "%s" and "%s" have some in common: %s', (one, other, isShared) => {
  const faults = findCompanyFaults([withNumbers('one', one, 'ONE'), withNumbers('other', other, 'OTH')], []);
  expect(faults).toEqual(
    isShared ? [`Companies 'one' and 'other' have booking numbers in common: '${one}' and '${other}'`] : [],
  );
});

test('two companies whose documents or vouchers begin alike are refused, two brands of one company are not', () => {
  const other = withNumbers('other', 'QT', first.numbers.documents);
  expect(findCompanyFaults([first, other], [selling('a', first, 'AAA'), selling('b', other, 'AAA')])).toEqual(
    [
      "Companies 'default' and 'other' have documents that begin alike: 'ABE'",
      "Brands 'a' and 'b' of two companies have vouchers with the same prefix 'AAA'",
    ],
  );
});

test('a brand of a company without data is refused', () => {
  expect(findCompanyFaults([first], [selling('b', second, null)])).toEqual([
    "Brand 'b': its company 'tagwind' has no file src/brands/*/company.ts",
  ]);
});

test.each([
  ['TWX', 'TAG', 'booking numbers cannot begin with'],
  ['I', 'TAG', 'booking numbers cannot begin with'],
  ['t', 'TAG', 'booking numbers cannot begin with'],
  ['T', 'TA', 'documents cannot begin with'],
  ['T', 'TAGW', 'documents cannot begin with'],
])('numbers that begin with "%s" and "%s" are refused', (bookings, documents, words) => {
  expect(findCompanyFaults([withNumbers('one', bookings, documents)], [])).toEqual([
    expect.stringContaining(words),
  ]);
});

test('the others leave a company without a start half of the booking numbers, and not one less', () => {
  const letters = [...'ABCDEFGHJKLMNPQR'];
  const others = letters.map((letter, at) => withNumbers(`c${at}`, letter, `C${at}`.padEnd(3, 'X')));
  expect(findCompanyFaults([first, ...others], [])).toEqual([]);
  expect(findCompanyFaults([first, ...others, withNumbers('more', 'S2', 'MOR')], [])).toEqual([
    "Company 'default': the others leave it less than half of the booking numbers",
  ]);
});
