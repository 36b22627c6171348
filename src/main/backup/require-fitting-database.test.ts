import { expect, test } from 'vitest';
import { requireFittingDatabase } from './require-fitting-database.ts';

const migrations = ['0001-content.sql', '0002-search.sql'];
const url = 'postgresql://shop@localhost/shop';

test('a backup of this release or an earlier one fits a database of its kind', () => {
  const fit = () => {
    requireFittingDatabase(
      { kind: 'cluster', migration: '0001-content.sql' },
      { databaseUrl: null, migrations },
    );
    requireFittingDatabase({ kind: 'dump', migration: '0002-search.sql' }, { databaseUrl: url, migrations });
  };
  expect(fit).not.toThrow();
});

test.each([
  ['a dump without DATABASE_URL', 'dump', '0001-content.sql', null, 'set DATABASE_URL'],
  ['a cluster with DATABASE_URL', 'cluster', '0001-content.sql', url, 'unset DATABASE_URL'],
  ['a backup of a newer release', 'dump', '0003-later.sql', url, '0003-later.sql, which this release lacks'],
] as const)('%s is refused', (_, kind, migration, databaseUrl, message) => {
  const fit = () => requireFittingDatabase({ kind, migration }, { databaseUrl, migrations });
  expect(fit).toThrow(message);
});
