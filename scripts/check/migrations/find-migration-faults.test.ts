import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findMigrationFaults, updateGuide } from './find-migration-faults.ts';

const guide =
  '| migration  | what it does |\n| --- | --- |\n| 0153       | renders twice |\n| 0190 | fails |\n';
const find = (...migrations: readonly (readonly [string, string])[]) =>
  findMigrationFaults(new Map([['0153-old.sql', ''], ...migrations]), guide);
const known = ['0190-drop.sql', '-- not bearable: an old process still reads the column'] as const;

test('every migration says whether old processes bear it, and the guide lists those that are not borne', () => {
  const migrations = globSync('migrations/*.sql').map(
    (file) => [basename(file), readFileSync(file, 'utf8')] as const,
  );
  expect(findMigrationFaults(new Map(migrations), readFileSync(updateGuide, 'utf8'))).toEqual([]);
});

test('a migration without a mark, or with one that gives no reason, is a fault', () => {
  expect(find(known, ['0191-new.sql', 'alter table a add b text;'])).toEqual([
    expect.stringContaining('0191-new.sql: begin it with'),
  ]);
  expect(find(known, ['0191-new.sql', '-- bearable: '])).toHaveLength(1);
  expect(find(known, ['0191-new.sql', '-- bearable: only a new column with a default'])).toEqual([]);
});

test('a migration that is not borne and that the guide does not list is a fault, and so is one that is listed and borne', () => {
  expect(find(known, ['0191-new.sql', '-- not bearable: it fails'])).toEqual([
    expect.stringContaining('0191-new.sql: add what an old process does'),
  ]);
  expect(find(['0190-drop.sql', '-- bearable: nothing reads it'])).toEqual([
    expect.stringContaining('0190 is no migration'),
  ]);
});
