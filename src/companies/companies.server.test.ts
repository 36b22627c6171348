import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companies, findCompanyFile } from './companies.server.ts';

test('each company is found in the folder of a brand', () => {
  expect(companies.size).toBeGreaterThan(1);
  for (const [id, { name }] of companies) {
    const file = findCompanyFile(id) ?? '';
    expect(readFileSync(file, 'utf8'), id).toContain(name);
  }
  expect(findCompanyFile('former')).toBeNull();
});
