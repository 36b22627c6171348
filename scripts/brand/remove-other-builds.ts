import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Removes every published build but the one that is served: those before it, and what tries that have failed or were stopped have left. */
export function removeOtherBuilds(build: string): void {
  const folder = dirname(build);
  for (const name of readdirSync(folder))
    if (name !== basename(build)) rmSync(join(folder, name), { recursive: true, force: true });
}
