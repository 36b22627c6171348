import { expect, test } from 'vitest';
import { findTestFaults } from './find-test-faults.ts';
import { parseSource } from './parse-source.ts';

const find = (text: string, file = 'src/a.test.ts') => findTestFaults(parseSource(file, text));

test.each([
  "it('should return a price', () => {});",
  "test('[PRICE-001] Should return a price', () => {});",
  "describe('should be exact', () => {});",
])('a title that begins with should is a fault: %s', (text) => {
  expect(find(text)).toEqual(["src/a.test.ts:1: a title states a fact, without 'should'"]);
});

test.each(['mock', 'doMock'])('vi.%s of a module is a fault', (name) => {
  expect(find(`vi.${name}('./price.ts', () => ({}));`)).toEqual([
    `src/a.test.ts:1: vi.${name}; hand over a fake of the port`,
  ]);
});

test.each([
  ["it('returns the price that a shopper should see', () => {});", 'src/a.test.ts'],
  ['const seen = vi.fn(); stock.mock();', 'src/a.test.ts'],
  ["it('should', () => {});", 'src/a.ts'],
])('everything else is none: %s in %s', (text, file) => {
  expect(find(text, file)).toEqual([]);
});
