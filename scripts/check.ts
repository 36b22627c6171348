import { chooseSteps, runQuietly, type Step } from './steps.ts';

/** The checks in the order of their reports. Each one runs, also after another has failed; names as arguments choose some: `npm run check -- texts folders`. */
const steps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'kernel', command: ['node', 'scripts/build-kernel.ts', '--check'] },
  {
    name: 'import boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      // Not `bench/next-peer` and `bench/vendure-peer`, packages of their own whose modules are not installed here.
      'src',
      'scripts',
      'tests',
      'bench/*.ts',
      'bench/{booking,http,overload,search}',
    ],
  },
  {
    name: 'database types',
    command: ['node', 'scripts/generate-database-types.ts', '--check'],
  },
  { name: 'source files', command: ['node', 'scripts/check/check-sources.ts'] },
  { name: 'folders', command: ['node', 'scripts/check/check-folders.ts'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'code for tests alone',
    command: ['knip', '--config', 'knip.product.json', '--include', 'files,exports'],
  },
  { name: 'texts', command: ['node', 'scripts/check/check-texts.ts'] },
  { name: 'trace', command: ['node', 'scripts/trace.ts', '--check'] },
  { name: 'packages', command: ['node', 'scripts/check/check-packages.ts'] },
  { name: 'licences', command: ['node', 'scripts/notice.ts', '--check'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'budgets', command: ['node', 'scripts/check/check-budgets.ts'] },
];

let chosen: readonly Step[];
try {
  chosen = chooseSteps(steps, process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** One line for a passed step and its notes, the whole output for a failed one. */
const failed: string[] = [];
for (const step of chosen) {
  const { isOk, seconds, output } = await runQuietly(step);
  console.log(`${isOk ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`);
  if (isOk) {
    for (const note of output.split('\n').filter((line) => line.startsWith('note: ')))
      console.log(`      ${note}`);
    continue;
  }
  failed.push(step.name);
  console.log(`\n${output.trimEnd()}\n`);
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
