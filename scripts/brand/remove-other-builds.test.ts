import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeOtherBuilds } from './remove-other-builds.ts';

test('the served build stays, the one before it and an unfinished one do not', () => {
  const published = mkdtempSync(join(tmpdir(), 'published-'));
  onTestFinished(() => rmSync(published, { recursive: true, force: true }));
  for (const build of ['before', 'served', 'unfinished']) {
    mkdirSync(join(published, build, 'server'), { recursive: true });
    if (build !== 'unfinished') writeFileSync(join(published, build, '.built-from'), build);
  }
  removeOtherBuilds(join(published, 'served'));
  expect(readdirSync(published)).toEqual(['served']);
  expect(readdirSync(join(published, 'served'))).toEqual(['.built-from', 'server']);
});
