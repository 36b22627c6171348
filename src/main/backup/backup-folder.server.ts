import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartupError } from '../../settings/startup-error.ts';

/** Written last: a folder without it is no finished backup. */
const manifestFile = 'backup.json';
const uploads = 'uploads';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** `dump`: of `pg_dump`, for any server; `cluster`: of the embedded PostgreSQL. */
  kind: z.enum(['dump', 'cluster']),
  /** Name of the newest migration. */
  migration: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** Makes the folder of a new backup, for its owner alone: it holds personal data and the shop's secret. @throws StartupError where something is in it */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(`The folder ${folder} is not empty: name another one.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Ends a backup with the list of its files. */
export async function finishBackup(
  folder: string,
  about: Pick<BackupManifest, 'kind' | 'madeAt' | 'migration'>,
): Promise<BackupManifest> {
  const files = await Promise.all(
    listFiles(folder).map(async (path) => ({
      path,
      bytes: statSync(join(folder, path)).size,
      sha256: await digestFile(join(folder, path)),
    })),
  );
  const manifest = { format: 1 as const, ...about, files };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Reads a backup and proves that each of its files is there as it was written.
 * @throws StartupError with the file
 */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new StartupError(`There is no finished backup in ${folder}: ${manifestFile} is missing.`);
  const read = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new StartupError(`${file} is of another release: restore with that one.`);
  for (const { path, sha256 } of read.data.files) {
    const found = existsSync(join(folder, path)) ? await digestFile(join(folder, path)) : null;
    if (found !== sha256)
      throw new StartupError(
        `${join(folder, path)} is not as the backup has written it: take another backup.`,
      );
  }
  return read.data;
}

/** Copies the files of visitors while the shop works: one that is deleted meanwhile is left out. */
export async function copyUploads(uploadsFolder: string, folder: string): Promise<number> {
  return copyAll(uploadsFolder, join(folder, uploads));
}

/** Puts the files of visitors back; what is there already stays. */
export async function restoreUploads(folder: string, uploadsFolder: string): Promise<number> {
  return copyAll(join(folder, uploads), uploadsFolder);
}

async function copyAll(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const path of existsSync(from) ? listFiles(from) : []) {
    const target = join(to, path);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(from, path), target);
      copied += 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return copied;
}

/** Paths below a folder, in order. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
