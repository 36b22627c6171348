import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

test('the text of every mutant is in its file exactly once', () => {
  const inapplicable = mutants.filter(({ file, find }) => {
    const source = readFileSync(new URL(`../../src/offer-index/${file}`, import.meta.url), 'utf8');
    return source.split(find).length !== 2;
  });
  expect(inapplicable).toEqual([]);
});
