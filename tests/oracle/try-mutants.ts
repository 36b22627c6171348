import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileKernel, toKernelCode } from '../../scripts/compile-kernel.ts';
import type { Mutant } from './mutants.ts';

const indexFolder = new URL('../../src/offer-index/', import.meta.url);

/**
 * Modules imported from now on have the error in their source; the file itself does not change. For a file of the
 * kernel
 * the kernel is compiled again.
 * @throws Error where the text is not there exactly once, or the compiler refuses what becomes of it
 */
export async function installMutant(mutant: Mutant | undefined): Promise<void> {
  if (mutant === undefined) throw new RangeError('There is no such mutant');
  const { file } = mutant;
  const mutated = mutate(readFileSync(new URL(file, indexFolder), 'utf8'), mutant);
  if (!file.startsWith('kernel/')) return replaceModule(file, mutated);
  const program = await compileKernel('production', (name, text) => (name === file ? mutated : text));
  replaceModule('kernel-code.ts', toKernelCode(program));
}

function replaceModule(file: string, source: string): void {
  const replaced = new URL(file, indexFolder).href;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      return url === replaced ? { ...loaded, source } : loaded;
    },
  });
}

function mutate(source: string, { file, find, replace }: Mutant): string {
  const [before, after, ...more] = source.split(find);
  if (after === undefined || more.length > 0) throw new Error(`Not exactly once in ${file}: ${find}`);
  return before + replace + after;
}

/** Runs the oracle on each error in a process of its own. False when one was not found, or the index differs without any. */
export function tryMutants(mutants: readonly Mutant[]): boolean {
  if (runOracle([]) !== 'NOT CAUGHT') {
    console.log('The index differs from the brute force as it is.');
    return false;
  }
  const missed = mutants.filter((mutant, place) => {
    const chosen = ['--mutant', String(place), ...(mutant.isForRooms ? ['--rooms'] : [])];
    const first = runOracle(chosen);
    // Some need a rare query.
    const outcome = first === 'NOT CAUGHT' ? runOracle(chosen, { seed: 1, queries: 20_000 }) : first;
    console.log(`${outcome.padEnd(12)}${mutant.file}: ${mutant.what}`);
    return outcome !== 'caught';
  });
  console.log(`${mutants.length - missed.length} of ${mutants.length} caught.`);
  return missed.length === 0;
}

/** An error that keeps the index from ever answering is caught as well; one that no longer fits its file is broken. */
function runOracle(
  chosen: readonly string[],
  { seed, queries } = { seed: 5, queries: 5_000 },
): 'caught' | 'NOT CAUGHT' | 'BROKEN' {
  const script = fileURLToPath(new URL('../../scripts/oracle.ts', import.meta.url));
  const args = [script, ...chosen, '--seed', String(seed), '--queries', String(queries)];
  // Without an error a slow machine has all the time that it needs.
  const timeout = chosen.length === 0 ? 3_600_000 : 120_000;
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', timeout });
  if (run.signal !== null || run.stdout.includes('MISMATCH')) return 'caught';
  if (run.status === 0) return 'NOT CAUGHT';
  console.log(run.stderr);
  return 'BROKEN';
}
