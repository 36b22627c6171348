import { spawnSync } from 'node:child_process';

/** Runs a program of the project to its end; shows only its errors. @throws Error when it fails */
export function runNode(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
}
