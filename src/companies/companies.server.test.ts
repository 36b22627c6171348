import { expect, test } from 'vitest';
import { company as tagwind } from '../brands/tagwind/company.ts';
import { companies, findCompanyFile, indexCompanies } from './companies.server.ts';

test('each company is found in the folder of a brand', () => {
  expect([...companies.keys()].map((id) => [id, findCompanyFile(id)])).toEqual([
    ['default', 'src/brands/abendmeer/company.ts'],
    ['tagwind', 'src/brands/tagwind/company.ts'],
  ]);
  expect(findCompanyFile('former')).toBeNull();
});

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
