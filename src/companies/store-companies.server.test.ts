import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { company as tagwind } from '../brands/tagwind/company.ts';
import { companies } from './companies.server.ts';
import type { Company } from './company.ts';
import { storeCompanies } from './store-companies.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const former: Company = {
  ...tagwind,
  id: 'former',
  name: 'Former AG',
  numbers: { bookings: 'FX', documents: 'FOR' },
};

test('a company is stored from its data, stays readable without them, and keeps its numbers', async () => {
  await storeCompanies(database.db, new Map([...companies, ['former', former]]));
  const all = await storeCompanies(
    database.db,
    new Map([...companies].map(([id, company]) => [id, { ...company, city: 'Neustadt' }])),
  );
  expect(all.get('former')).toEqual(former);
  expect(all.get('default')).toMatchObject({ city: 'Neustadt' });
  const rows = await database.db.selectFrom('company').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { id: 'default', booking_start: '', document_prefix: 'ABE', facts: { city: 'Neustadt' } },
    { id: 'former', name: 'Former AG', booking_start: 'FX', document_prefix: 'FOR' },
    { id: 'tagwind', booking_start: 'TW', document_prefix: 'TAG' },
  ]);
  const heir = { ...former, id: 'heir', numbers: { bookings: 'F', documents: 'HEI' } };
  await expect(storeCompanies(database.db, new Map([['heir', heir]]))).rejects.toThrow(
    "Companies 'former' and 'heir' have booking numbers in common: 'FX' and 'F'",
  );
});
