/**
 * `npm run mutants [-- --rules --only booking-state]`: puts deliberate errors into the rules of bookings, payments, prices and
 * the checkout, one after the other, and runs the tests that should catch each. Fails where fewer than 85 % are caught, or one survives without a reason.
 * `--rules`: only those that tests without a database should catch; `--only`: those of files with this in their path.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { parseArgs } from 'node:util';
import { mutants, mutate, testsOf } from '../tests/mutants/mutants.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, rules: { type: 'boolean', default: false } },
});

/** Share that the tests have to catch. */
const leastCaught = 0.85;

const chosen = mutants
  .map((mutant, place) => ({ mutant, place }))
  .filter(({ mutant }) => mutant.file.includes(values.only))
  .filter(({ mutant }) => !values.rules || testsOf(mutant).every(isRule));
const sound = [...new Set(chosen.flatMap(({ mutant }) => testsOf(mutant)))];
if (!passes(sound, '')) throw new Error('The tests fail without any mutant');

const survivors = chosen.filter(({ mutant, place }) => {
  const source = mutate(readFileSync(`src/${mutant.file}`, 'utf8'), mutant);
  // What cannot be parsed would fail every test.
  stripTypeScriptTypes(source);
  const isCaught = !passes(testsOf(mutant), String(place));
  console.log(`${isCaught ? 'caught  ' : 'SURVIVES'}  ${mutant.file}: ${mutant.what}`);
  return !isCaught;
});
const caught = chosen.length - survivors.length;
const share = caught / chosen.length;
console.log(`\n${caught} of ${chosen.length} caught, ${Math.floor(share * 100)} %.`);
for (const { mutant } of survivors)
  console.log(`${mutant.file}: ${mutant.what}\n  ${mutant.survives ?? 'WITHOUT A REASON'}`);
for (const { mutant } of chosen.filter((one) => !survivors.includes(one)))
  if (mutant.survives !== undefined) console.log(`Is caught, and needs no reason: ${mutant.what}`);
const isExplained = survivors.every(({ mutant }) => mutant.survives !== undefined);
process.exitCode = share >= leastCaught && isExplained ? 0 : 1;

/** Tests of rules run in a project of their own, without a database. */
function passes(paths: readonly string[], place: string): boolean {
  const server = paths.filter((path) => !isRule(path));
  return run(paths.filter(isRule), place, 'rules') && run(server, place, 'server');
}

function isRule(path: string): boolean {
  return !path.includes('.server.') && !path.startsWith('src/ports/');
}

function run(paths: readonly string[], place: string, project: 'rules' | 'server'): boolean {
  if (paths.length === 0) return true;
  const args = ['run', '--config', 'tests/mutants/vitest.config.ts', '--root', '.', '--project', project];
  const { status, stdout, stderr, error } = spawnSync('vitest', [...args, '--bail', '1', ...paths], {
    encoding: 'utf8',
    // Without a mutant a slow machine has all the time that it needs.
    timeout: place === '' ? 3_600_000 : 300_000,
    env: { ...process.env, MUTANT: place, MUTANT_RULES: project === 'rules' ? '1' : '' },
  });
  // An error that keeps a test from ending is caught as well.
  if (error !== undefined) return false;
  if (!/Tests .*(passed|failed)/.test(stdout)) throw new Error(`No test ran: ${stdout}${stderr}`);
  return status === 0;
}
