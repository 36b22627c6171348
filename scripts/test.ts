import { runAloud, type Step } from './steps.ts';

const unit: Step = { name: 'rules, server and processes', command: ['vitest', 'run'] };
const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };
const release: Step = {
  name: 'release',
  command: ['vitest', 'run', '--config', 'tests/release/vitest.config.ts'],
};
const tours = (TOURS: string): Step => ({
  name: `tours: ${TOURS}`,
  command: ['playwright', 'test'],
  env: { TOURS },
});
const selection = process.env.TOURS || 'all';

/**
 * What each command runs, the fast first:
 * - `npm test`: rules, server with PostgreSQL, the release as an operator starts it, one tour a journey. What a developer waits for: at most 15 minutes.
 * - `npm run test:full`: 1,600 bookings and 60 lives of booked trips in chaos, 1,000 orders of two companies, 100,000 lives of trips in a model, 10,000 questions to the oracle, 24,000
 *   crafted requests and a crawler with hostile input and 600 trips through a quiet and a hostile market, of which `npm test` runs small ones, errors
 *   put into the rules, and every tour in every brand and both widths, those about pages in all languages;
 *   `TOURS=distinct` runs each tour only where it adds something
 * - `npm run test:access`: axe on every page, valid markup, keyboard, forced colours, double font size
 */
const commands: Readonly<Record<string, readonly Step[]>> = {
  short: [unit, build, release, tours('journeys')],
  full: [
    unit,
    { name: 'chaos', command: ['node', 'scripts/chaos.ts'] },
    { name: 'companies', command: ['node', 'scripts/ledger/companies.ts'] },
    {
      name: 'lives of trips',
      command: ['vitest', 'run', 'src/features/booking/changes/trip-lives.test.ts'],
      env: { TRIP_LIVES: '100000' },
    },
    {
      name: 'crafted requests',
      command: ['vitest', 'run', 'tests/fuzz'],
      env: { FUZZ_REQUESTS: '24000', FUZZ_SEED: String(Math.floor(Math.random() * 2 ** 31)) },
    },
    {
      name: 'attacks',
      command: ['vitest', 'run', 'tests/attacks'],
      env: { PAYLOADS: 'all' },
    },
    { name: 'oracle', command: ['node', 'scripts/oracle.ts'] },
    { name: 'oracle with errors put in', command: ['node', 'scripts/oracle.ts', '--mutants'] },
    {
      name: 'bookings, payments, prices and checkout with errors put in',
      command: ['node', 'scripts/mutants.ts'],
    },
    build,
    release,
    { name: 'travellers through a shop of their own', command: ['node', 'scripts/warentest.ts'] },
    tours(selection),
  ],
  access: [
    build,
    tours('access'),
    {
      name: 'statement on accessibility',
      command: ['node', 'scripts/accessibility/record-access.ts'],
      isRunAnyway: true,
    },
  ],
};

const name = process.argv[2] ?? 'short';
const steps = commands[name];
if (steps === undefined) throw new Error(`There is no test ${name}: ${Object.keys(commands).join(', ')}`);

const times: string[] = [];
let failed: string | null = null;
for (const step of steps) {
  if (failed !== null && step.isRunAnyway !== true) continue;
  console.log(`\n── ${step.name}`);
  const { isOk, seconds } = await runAloud(step);
  if (!isOk) failed ??= step.name;
  times.push(`${step.name} ${seconds} s`);
}
console.log(failed === null ? `\nAll passed: ${times.join(', ')}.` : `\nFailed: ${failed}.`);
if (failed !== null) process.exitCode = 1;
