import { expect, test } from 'vitest';
import { company as tagwind } from '../brands/tagwind/company.ts';
import { indexCompanies } from './index-companies.ts';

test('two files of one company are refused, as a brand copied with the company has them', () => {
  const copy = { ...tagwind, name: 'Nordlicht GmbH' };
  expect(() =>
    indexCompanies([
      ['src/brands/tagwind/company.ts', tagwind],
      ['src/brands/nordlicht/company.ts', copy],
    ]),
  ).toThrow(
    "src/brands/tagwind/company.ts and src/brands/nordlicht/company.ts are both of the company 'tagwind'",
  );
});
