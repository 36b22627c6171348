import { spawnSync } from 'node:child_process';

/** Every test: rules and server first, then the built shop in a real browser. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['rules, server and processes', 'vitest', 'run'],
  ['build', 'node', 'scripts/build.ts'],
  ['browser', 'playwright', 'test'],
];

for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.log(`\nFailed: ${name}.`);
    process.exit(1);
  }
}
