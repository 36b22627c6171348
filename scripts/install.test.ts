import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

type Package = { version: string; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] };

const { findMissingPackages } = (await import(join(import.meta.dirname, 'install.mjs'))) as {
  findMissingPackages(folder: string): string[];
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function findMissing(wanted: Package, installed?: Package): string[] {
  const list = (found?: Package) =>
    JSON.stringify({ packages: found ? { 'node_modules/@map/tiles': found } : {} });
  writeFileSync(join(folder, 'package-lock.json'), list(wanted));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), list(installed));
  return findMissingPackages(folder);
}

const elsewhere = process.platform === 'linux' ? 'darwin' : 'linux';
const optional = { version: '1.0.0', optional: true };

it.each<[string, Package, Package | undefined, string[]]>([
  ['an installed package', { version: '1.0.0' }, { version: '1.0.0' }, []],
  ['a missing package', { version: '1.0.0' }, undefined, ['@map/tiles']],
  ['another version', { version: '1.0.1' }, { version: '1.0.0' }, ['@map/tiles']],
  ['another version of an optional one', { ...optional, version: '1.0.1' }, optional, ['@map/tiles']],
  [
    'a missing optional one for this system',
    { ...optional, os: [process.platform] },
    undefined,
    ['@map/tiles'],
  ],
  [
    'a missing optional one for this processor',
    { ...optional, cpu: [process.arch] },
    undefined,
    ['@map/tiles'],
  ],
  ['a missing optional one for another system', { ...optional, os: [elsewhere] }, undefined, []],
  [
    'a missing optional one for all but this system',
    { ...optional, os: [`!${process.platform}`] },
    undefined,
    [],
  ],
  [
    'a missing optional one for one C library',
    { ...optional, os: [process.platform], libc: ['musl'] },
    undefined,
    [],
  ],
  ['a missing companion of an optional one', optional, undefined, []],
])('reports %s', (_, wanted, installed, expected) => {
  expect(findMissing(wanted, installed)).toEqual(expected);
});

it('reports every package when nothing is installed', () => {
  findMissing({ version: '1.0.0' });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(findMissingPackages(folder)).toEqual(['@map/tiles']);
});
