import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder, type RunningShop, startShop } from './start-shop.ts';

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
];

/** A text of a source file that is replaced by another one. */
export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Starts a shop whose sources are changed, for what is data of a brand: from a copy of this project, which is built first and deleted with the
 * shop. This takes as long as a build.
 * @throws Error where a file does not have the text that is to be replaced
 */
export async function startChangedShop(changes: readonly SourceChange[]): Promise<RunningShop> {
  const project = mkdtempSync(join(tmpdir(), 'fernweh-changed-'));
  const remove = () => rmSync(project, { recursive: true, force: true });
  try {
    for (const name of sources) cpSync(join(projectFolder, name), join(project, name), { recursive: true });
    symlinkSync(join(projectFolder, 'node_modules'), join(project, 'node_modules'));
    for (const { file, from, to } of changes) {
      const path = join(project, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, before.replace(from, to));
    }
    // A build on a busy machine takes longer than a start may.
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: project });
    const shop = await startShop({ project });
    return {
      ...shop,
      async stop() {
        await shop.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
