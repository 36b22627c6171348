import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program of the project to its end; shows only its errors. @throws Error when it fails */
export function runNode(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  requireSuccess(args, status);
}

/**
 * The same, while this process goes on.
 * @param settings on top of this process's environment
 */
export async function runNodeMeanwhile(
  settings: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const [status] = await once(child, 'exit');
  requireSuccess(args, status);
}

function requireSuccess(args: readonly string[], status: number | null): void {
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
}
