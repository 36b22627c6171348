import { spawnSync } from 'node:child_process';

/** The house rules, in the order in which a reader wants to hear of them. Every one runs, also after one has failed. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '-p', '.'],
  ['kernel', 'node', 'scripts/build-kernel.ts', '--check'],
  ['import boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src'],
  ['dead code', 'knip'],
  ['texts', 'node', 'scripts/check/check-texts.ts'],
  ['trace', 'node', 'scripts/trace.ts', '--check'],
  ['build', 'node', 'scripts/build.ts'],
  ['budgets', 'node', 'scripts/check/check-budgets.ts'],
];

const failed = steps.filter(([name, command, ...args]) => {
  console.log(`\n── ${name}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
});

console.log(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
