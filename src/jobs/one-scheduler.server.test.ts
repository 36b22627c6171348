import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** What schedules or claims work by hand. */
const byHand = /\bsetInterval\s*\(|skip\s+locked|pg_try_advisory_lock/i;

/** Names of files that are no background work, each with its reason. */
const exceptions = new Set([
  // Closes idle HTTP connections while the server stops.
  'listen.server.ts',
  // Counts the processes that use one embedded server.
  'database-lease.server.ts',
]);

function findSchedulers(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  return files.filter(({ text }) => byHand.test(text)).map(({ path }) => path);
}

test('server code starts intervals, elects leaders and claims rows only through src/jobs', () => {
  const paths = globSync('{src,seeds}/**/*.server.{ts,tsx}').filter(
    // Doubles are the vendors' servers, not ours.
    (path) => !path.startsWith('src/jobs/') && !path.includes('/double/') && !exceptions.has(basename(path)),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(findSchedulers(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })))).toEqual([]);
});

test.each([
  'setInterval(poll, 1_000)',
  'select id from booking order by next_at\n  for update SKIP\n  LOCKED',
  'select pg_try_advisory_lock($1)',
])('%j counts as a scheduler of its own', (text) => {
  expect(findSchedulers([{ path: 'a', text }])).toEqual(['a']);
});
