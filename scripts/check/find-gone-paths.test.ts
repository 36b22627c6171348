import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGonePaths } from './find-gone-paths.ts';

const exists = (path: string) => ['src/here.ts', 'src/here/'].includes(path);
const find = (text: string, path = 'scripts/check/find-faults.ts') => findGonePaths({ path, text }, exists);

test('a file or folder that a check leaves out is there', () => {
  expect(find("const exempt = ['src/here.ts', 'src/here/'];")).toEqual([]);
  expect(find("const exempt = { 'src/gone.ts': 'a reason', 'src/gone/': 'a reason' };")).toEqual([
    'scripts/check/find-faults.ts: src/gone.ts is gone',
    'scripts/check/find-faults.ts: src/gone/ is gone',
  ]);
});

test('only paths in the lists of the checks are looked for', () => {
  const text = "const exempt = ['src/gone.ts'];";
  expect(find(text, 'scripts/check/find-faults.test.ts')).toEqual([]);
  expect(find(text, 'src/main/start.ts')).toEqual([]);
  expect(find("const pattern = 'src/*/gone.ts'; const other = 'gone/src/';")).toEqual([]);
});

test('no check names a path that is gone', () => {
  const checks = globSync('scripts/check/**/*.ts').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  expect(checks.flatMap((check) => findGonePaths(check, existsSync))).toEqual([]);
});
