import type { Mutant } from './mutant.ts';

/** An error in a file: what is replaced by what, and what is wrong then. */
type FileError = readonly [find: string, replace: string, what: string];

/** Mutants of one file, which the test next to it should catch. @param file path in `src` */
export function listErrors(file: string, errors: readonly FileError[]): Mutant[] {
  const tests = [file.replace(/(\.server)?\.ts$/, '$1.test.ts')];
  return errors.map(([find, replace, what]) => ({ file, find, replace, what, tests }));
}
