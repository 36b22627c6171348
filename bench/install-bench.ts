import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const benchFolder = import.meta.dirname;

/** Installs the benchmark's own packages into `bench/node_modules`, once. */
export function installBench(): void {
  if (existsSync(join(benchFolder, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the parts of the benchmark …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: benchFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci in bench/ failed');
}
