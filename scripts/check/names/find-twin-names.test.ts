import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findTwinNames } from './find-twin-names.ts';

const find = (...files: readonly (readonly [path: string, text: string])[]) =>
  findTwinNames(files.map(([path, text]) => parseSource(path, text)));

test.each([
  'export const isLate = 1;',
  'export function isLate() {}',
  'export interface isLate {}',
  'export type isLate = 1;',
  'export class isLate {}',
  'const isLate = 1;\nexport { isLate };',
  'export default function isLate() {}',
])('a name that two files export is a fault: %j', (text) => {
  expect(find(['src/a.ts', 'export const isLate = 0;'], ['src/b/c.ts', text])).toEqual([
    `src/b/c.ts:${text.split('\n').length}: src/a.ts:1 exports the name isLate too`,
  ]);
});

test('each further file that exports a name is a fault', () => {
  const text = 'export const isLate = 0;';
  expect(find(['src/a.ts', text], ['src/b.ts', text], ['src/c.ts', text])).toHaveLength(2);
});

test('a name that one file declares twice, passes on or keeps for itself is none', () => {
  expect(find(['src/a.ts', 'export const kinds = [0];\nexport type kinds = number;'])).toEqual([]);
  expect(
    find(['src/a.ts', 'export const late = 0;'], ['src/b.ts', "export { late } from './a.ts';"]),
  ).toEqual([]);
  expect(find(['src/a.ts', 'export const late = 0;'], ['src/b.ts', 'const late = 1;'])).toEqual([]);
});

test('a test and what is no part of the product may export the name once more', () => {
  const text = 'export const late = 0;';
  expect(find(['src/a.ts', text], ['src/a.test.ts', text], ['scripts/a.ts', text])).toEqual([]);
});

test('a part of the stage, a double and the kernel have words of their own, and each has them once', () => {
  const text = 'export const settle = 0;';
  const double = 'src/ports/payment/adyen/double/';
  const parts = ['src/a.ts', 'src/demo/supplier/a.ts', `${double}a.ts`, 'src/offer-index/kernel/a.ts'];
  expect(find(...parts.map((path) => [path, text] as const))).toEqual([]);
  expect(find([`${double}a.ts`, text], [`${double}b.ts`, text])).toEqual([
    `${double}b.ts:1: ${double}a.ts:1 exports the name settle too`,
  ]);
});

test('what is found by its place has one name everywhere, and nothing else has it there', () => {
  const brand = 'export const brand = {};';
  expect(find(['src/brands/a/brand.ts', brand], ['src/brands/b/brand.ts', brand])).toEqual([]);
  expect(
    find(['src/brands/a/brand.ts', 'export const late = 0;'], ['src/b.ts', 'export const late = 0;']),
  ).toEqual(['src/b.ts:1: src/brands/a/brand.ts:1 exports the name late too']);
});
