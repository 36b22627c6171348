import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './start-shop.ts';

/** What a shop is built and started from. */
const sources = [
  'src',
  'scripts',
  'migrations',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  // The brand tool formats what it writes.
  'biome.json',
];

/** A text of a source file that is replaced by another one. */
export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface ChangedShop {
  /** Folder of the changed sources and their build. */
  readonly project: string;
  remove(): void;
}

/** Compressing takes longer than the rest of a build, and servers do without. */
const withoutCompression: SourceChange = {
  file: 'scripts/build.ts',
  from: "  await compressFiles(join(clientFolder, 'assets'));\n",
  to: '',
};

/**
 * Builds a shop from a copy of this project with changed sources. This takes as long as a build.
 * @param addFiles writes further sources into the folder
 * @throws Error where a file does not have the text that is to be replaced
 */
export async function buildChangedShop(
  changes: readonly SourceChange[],
  addFiles: (project: string) => Promise<void> = async () => undefined,
): Promise<ChangedShop> {
  const project = mkdtempSync(join(tmpdir(), 'fernweh-changed-'));
  const remove = () => rmSync(project, { recursive: true, force: true });
  try {
    for (const name of sources) cpSync(join(projectFolder, name), join(project, name), { recursive: true });
    symlinkSync(join(projectFolder, 'node_modules'), join(project, 'node_modules'));
    for (const { file, from, to } of [withoutCompression, ...changes]) {
      const path = join(project, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, before.replace(from, to));
    }
    await addFiles(project);
    // A build on a busy machine takes longer than a start may.
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: project });
    return { project, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
