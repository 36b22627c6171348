import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listOtherBuilds } from './list-other-builds.ts';

test('the project’s own build and each published one count, but for this one and those that are not complete', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  const published = join(dist, 'published');
  for (const folder of [dist, join(published, 'first'), join(published, 'second')])
    mkdirSync(join(folder, 'client/assets'), { recursive: true });
  mkdirSync(join(published, 'unfinished/server'), { recursive: true });
  expect(listOtherBuilds(join(published, 'second'))).toEqual([dist, join(published, 'first')]);
});
