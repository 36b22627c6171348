import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/server/database/migrate.server.ts';
import { createTestDatabase } from '../../tests/database.ts';
import { describeColumns, printDatabaseTypes } from '../print-database-types.ts';
import { requireRecipe } from './read-recipes.ts';

const recipe = requireRecipe('Change the database');

test('a migration added by the recipe is applied last, and the committed types no longer fit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const database = await createTestDatabase({ isBlank: true });
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });
  cpSync('migrations', folder, { recursive: true });
  const name = nameMigration(readdirSync(folder));
  writeFileSync(join(folder, name), 'alter table checkout rename column brand to label;\n');

  const applied = await migrate(database.pool, folder);
  expect(applied.at(-1)).toBe(name);
  const types = printDatabaseTypes(await describeColumns(database.pool));
  const [, typesFile = ''] = /build:database-types` writes `([^`]+)`/.exec(recipe.text) ?? [];
  expect(types).not.toBe(readFileSync(typesFile, 'utf8'));
  expect(types).toContain('  session: string;\n  label: string;\n');

  appendFileSync(join(folder, name), '-- edited\n');
  await expect(migrate(database.pool, folder)).rejects.toThrow(`The migration ${name} was edited`);
});

/** As the recipe says: the next number, and what the file does. */
function nameMigration(names: readonly string[]): string {
  const [, pattern = ''] = /Add `migrations\/([^`]+)` with the next number/.exec(recipe.text) ?? [];
  const next = Math.max(...names.map((name) => Number.parseInt(name, 10))) + 1;
  return pattern.replace('<number>', String(next).padStart(4, '0')).replace('<what-it-does>', 'rename-brand');
}
