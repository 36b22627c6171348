import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhatChanged } from '../../scripts/build.ts';
import { writeRelease } from '../../scripts/release/write-release.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a release of this project, as the container image has it. */
    releaseFolder: string;
  }
}

/** One release for the whole run. */
export default async function setUp(project: TestProject): Promise<() => void> {
  await buildWhatChanged();
  const place = mkdtempSync(join(tmpdir(), 'fernweh-release-'));
  chmodSync(place, 0o755);
  const folder = join(place, 'release');
  await writeRelease(resolve('.'), folder);
  project.provide('releaseFolder', folder);
  return () => rmSync(place, { recursive: true, force: true });
}
