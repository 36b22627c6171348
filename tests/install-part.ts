import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of a part of the project that has its own, once. @param name as the terminal says it */
export function installPart(folder: string, name: string): void {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing the parts of ${name} …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci in ${folder} failed`);
}
