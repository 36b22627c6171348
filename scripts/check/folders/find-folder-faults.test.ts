import { expect, test } from 'vitest';
import { findFolderFaults } from './find-folder-faults.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `src/a/file-${at}.ts`);

test('a folder may have 40 files and not one more', () => {
  expect(findFolderFaults(many(40), [], new Set())).toEqual([]);
  expect(findFolderFaults(many(41), [], new Set())).toEqual(['src/a has 41 files, more than 40']);
});

test('two folders that import each other are a fault unless they are known', () => {
  const imports = [
    ['src/a/one.ts', 'src/b/two.ts'],
    ['src/b/three.ts', 'src/a/four.ts'],
    ['src/a/one.ts', 'src/a/four.ts'],
  ] as const;
  expect(findFolderFaults([], imports, new Set())).toEqual(['src/a <> src/b import each other']);
  expect(findFolderFaults([], imports, new Set(['src/a <> src/b']))).toEqual([]);
});

test('a known pair that is gone has to leave the list', () => {
  expect(findFolderFaults([], [['src/a/one.ts', 'src/b/two.ts']], new Set(['src/a <> src/b']))).toEqual([
    'src/a <> src/b no longer import each other: take them off the list',
  ]);
});
