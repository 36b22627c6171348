import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

/** Copies files and folders of the project, links its packages, and removes the copy when the test ends. */
export function copyProject(entries: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const entry of globSync(entries, { cwd: project }))
    cpSync(join(project, entry), join(folder, entry), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
