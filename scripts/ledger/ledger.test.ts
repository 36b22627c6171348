import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/ledger/ledger.ts', ...args], { encoding: 'utf8' });

test.each([['--help'], ['-h'], ['help']])('%s prints the help and succeeds', (word) => {
  const { status, stdout, stderr } = run(word);
  expect(stdout).toContain('npm run -s ledger -- COMPANY YYYY-MM > FILE');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.each([[['--year', '2026']], [['default']], [['default', '2026-11', '2026-12']], [[]]])(
  'with %j the help is an error, and nothing reaches the file',
  (args) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr).toContain('npm run -s ledger -- COMPANY YYYY-MM > FILE');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  },
);
