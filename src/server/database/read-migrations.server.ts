import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Migration = {
  /** File name, `0001-content.sql`: it sets the order and never changes. */
  name: string;
  sql: string;
  /** SHA-256 of the text, independent of the line ends of the check-out. */
  hash: string;
};

/** Reads the migrations of a folder in order; throws on a wrong or doubled number. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, position) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
      throw new Error(`Migration ${name} is not named NNNN-what-it-does.sql.`);
    const next = names[position + 1];
    if (next?.startsWith(name.slice(0, 5)))
      throw new Error(`Migrations ${name} and ${next} have one number.`);
  });
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}
