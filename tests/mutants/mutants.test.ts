import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants, mutate, testsOf } from './mutants.ts';

test.each(mutants)('the text of the mutant is in $file exactly once: $what', (mutant) => {
  const source = readFileSync(`src/${mutant.file}`, 'utf8');
  expect(mutate(source, mutant)).not.toBe(source);
  for (const path of testsOf(mutant)) expect(existsSync(path), path).toBe(true);
});
