import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeLimits } from './list-limits.ts';

const text = readFileSync('docs/security.md', 'utf8');
const [protections = ''] = text.split('## Limits');

test('every file that docs/security.md names exists', () => {
  const named = [...protections.matchAll(/`((?:src|tests|scripts|migrations|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('every protection that it names has a test', () => {
  const rows = protections.split('\n').filter((line) => /^\| (?!threat|---)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const unproved = rows.filter((row) => !/\.test\.tsx?`/.test(row.split(' | ').at(-1) ?? ''));
  expect(unproved).toEqual([]);
});

test('its limits are those of src/defaults.ts: node scripts/security/list-limits.ts writes them', () => {
  expect(text).toBe(writeLimits(text));
  expect(writeLimits(text)).toContain('| `requestLimits.maxBodyBytes` | 64 kB |');
});
