import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import {
  chartFolder,
  digestChart,
  renderChart,
  renderedExample,
} from '../../scripts/release/render-chart.ts';
import { processTimings, shardPolicy } from '../../src/defaults.ts';
import { secretSettings } from '../../src/main/settings/env.server.ts';
import { findUnknownFields } from './find-unknown-fields.ts';
import { readSettings } from './read-settings.ts';

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

interface Container {
  readonly args: readonly string[];
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom: readonly object[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly lifecycle: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  /** A ConfigMap has none. */
  readonly spec?: {
    readonly replicas: number;
    readonly strategy: object;
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly containers: readonly Container[];
        readonly securityContext: object;
        readonly terminationGracePeriodSeconds: number;
        readonly automountServiceAccountToken: boolean;
      };
    };
  };
}

const read = (file: string) => readFileSync(file, 'utf8');
const example = read(renderedExample);
const objects = parseAllDocuments(example).map((document) => document.toJS() as KubernetesObject);
/** Of the servers, or of another part of the shop. */
const findObject = (kind: string, name = 'shop-fernweh') =>
  objects.find((each) => each.kind === kind && each.metadata.name === name)?.spec;
const shards = ['shop-fernweh-shard-0-of-2', 'shop-fernweh-shard-1-of-2'];
const migrations = 'shop-fernweh-migrations';
const pod = findObject('Deployment')?.template.spec;
const shop = pod?.containers[0];

const rendered = renderChart();
const whyNoHelm = rendered === null ? ': there is no helm here' : '';

it('has an example that was rendered from these templates', () => {
  expect(example).toContain(`# Rendered from the chart with the digest ${digestChart()}\n`);
});

it.skipIf(whyNoHelm)(`renders as its example says${whyNoHelm}`, () => {
  expect(rendered).toBe(example);
});

it('creates objects that Kubernetes knows, field by field', async () => {
  // An extension of Kubernetes declares it.
  const own = objects.filter(({ kind }) => kind !== 'ServiceMonitor');
  expect(own.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'Deployment',
    'Ingress',
    'Job',
    'Job',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
    'Service',
    'ServiceAccount',
  ]);
  for (const object of own) {
    const { apiVersion, kind } = object;
    const models = await import(resolve('node_modules/kubernetes-models', apiVersion, `${kind}.js`));
    expect(() => new models[kind](object).validate()).not.toThrow();
    expect(findUnknownFields(object)).toEqual([]);
  }
  const wrong = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    spec: { selector: { matchLabel: {} } },
  };
  expect(findUnknownFields(wrong)).toEqual(['PodDisruptionBudget.spec.selector.matchLabel']);
});

const validateValues = new Ajv({ strict: false }).compile(
  JSON.parse(read(`${chartFolder}/values.schema.json`)),
);
const values = parse(read(`${chartFolder}/values.yaml`));
const exampleValues = parse(read(`${chartFolder}/ci/example-values.yaml`));

it.each([
  ['the address of the shop and a Secret', {}, true],
  ['no address', { settings: { BASE_URL: '' } }, false],
  [
    'a secret among the settings',
    { settings: { ...exampleValues.settings, COOKIE_SECRET: 'c'.repeat(32) } },
    false,
  ],
  [
    'a setting without its name',
    { settings: { ...exampleValues.settings, baseUrl: 'https://a.example' } },
    false,
  ],
  ['no Secret', { secretName: '' }, false],
  ['a value that the chart does not have', { replica: 3 }, false],
  ['no limit of memory', { resources: { requests: { cpu: '1', memory: '1Gi' }, limits: {} } }, false],
  ['no shards', { shards: { ...values.shards, plans: [] } }, true],
  ['a plan that replaces another', { shards: { ...values.shards, plans: [2, 4] } }, true],
  ['more shards than a plan has', { shards: { ...values.shards, plans: [65] } }, false],
  ['shards without replicas', { shards: { ...values.shards, replicas: 0 } }, false],
  ['offers chosen next to the shards', { settings: { ...exampleValues.settings, OFFERS: 'sharded' } }, false],
  ['an ingress without hosts', { ingress: { enabled: true, hosts: [] } }, false],
])('takes %s: %j: %s', (_case, changed, isTaken) => {
  expect(validateValues({ ...values, ...exampleValues, ...changed })).toBe(isTaken);
});

it('takes no secret among the settings, also not that of one company', () => {
  const ofCompany = ['DATATRANS_PASSWORD__TAGWIND', 'DATATRANS_SIGN_KEY__TAGWIND'];
  // An address may have a password in it.
  const value = 'nats://ada:secret@nats:4222';
  const taken = [...secretSettings, ...ofCompany].filter((name) =>
    validateValues({ ...values, ...exampleValues, settings: { ...exampleValues.settings, [name]: value } }),
  );
  expect(taken).toEqual([]);
});

it('takes its version and its settings from the project', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(parse(read(`${chartFolder}/Chart.yaml`))).toMatchObject({ version, appVersion: version });
  const known = new Set(readSettings('.env.example'));
  const names = [...Object.keys(exampleValues.settings), ...(shop?.env ?? []).map(({ name }) => name)];
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('asks pods for their health by address, on the operator’s port', () => {
  const { startupProbe, readinessProbe, livenessProbe, ports = [] } = shop ?? {};
  const probes = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet);
  expect(probes).toEqual([
    { path: '/readyz', port: 'operator' },
    { path: '/healthz', port: 'operator' },
    { path: '/healthz', port: 'operator' },
  ]);
  const settings = Object.fromEntries((shop?.env ?? []).map(({ name, value }) => [name, value]));
  expect(ports.map(({ name, containerPort }) => [name, String(containerPort)])).toEqual([
    ['http', settings.PORT],
    ['operator', settings.OPERATOR_PORT],
  ]);
});

it('gives a pod time to load, and to end in order', () => {
  const { periodSeconds = 0, failureThreshold = 0 } = shop?.startupProbe ?? {};
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(300);
  const pause = shop?.lifecycle.preStop.sleep.seconds ?? 0;
  expect((pod?.terminationGracePeriodSeconds ?? 0) - pause).toBeGreaterThan(
    processTimings.shutdownTimeoutMs / 1000,
  );
});

it('updates without a moment with fewer pods, and lets one go at a time', () => {
  expect(findObject('Deployment')?.strategy).toEqual({
    type: 'RollingUpdate',
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
  });
  expect(findObject('PodDisruptionBudget')).toMatchObject({ maxUnavailable: 1 });
  expect(findObject('PodDisruptionBudget')?.selector).toEqual(findObject('Deployment')?.selector);
});

it('migrates in a job before new pods start, whose pod serves nobody', () => {
  const job = objects.find(({ metadata }) => metadata.name === migrations);
  expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  const { metadata, spec } = job?.spec?.template ?? {};
  expect(spec?.containers[0]?.args).toEqual(['scripts/database/migrate.ts']);
  const served = Object.entries(findObject('Deployment')?.selector.matchLabels ?? {});
  expect(served.every(([label, value]) => metadata?.labels[label] === value)).toBe(false);
});

it('runs containers without rights, on disks that they cannot write to, with limits', () => {
  const pods = objects.flatMap(({ spec: { template } = {} }) =>
    template === undefined ? [] : [template.spec],
  );
  expect(pods).toHaveLength(5);
  for (const spec of pods) {
    expect(spec?.automountServiceAccountToken).toBe(false);
    expect(spec?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
    for (const container of spec?.containers ?? []) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
        expect.arrayContaining(['/data', '/tmp']),
      );
    }
  }
});

it('takes its secrets by reference, and has none in it', () => {
  expect(shop?.envFrom).toContainEqual({ secretRef: { name: 'fernweh' } });
  expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});

it('starts replicas of each shard, one more before one goes, and lets one of a shard go at a time', () => {
  for (const [shard, name] of shards.entries()) {
    const { replicas, strategy, selector, template } = findObject('Deployment', name) ?? {};
    expect([replicas, strategy]).toEqual([2, findObject('Deployment')?.strategy]);
    expect(template?.spec.containers[0]?.args).toEqual([
      'dist/server/shard.js',
      '--shard',
      String(shard),
      '--probe-port',
      '3002',
    ]);
    expect(findObject('PodDisruptionBudget', name)).toEqual({ maxUnavailable: 1, selector });
  }
});

it('asks replicas of shards for their health on the port that they are started with', () => {
  for (const name of shards) {
    const [shard] = findObject('Deployment', name)?.template.spec.containers ?? [];
    const port = shard?.ports.find((each) => each.name === 'operator')?.containerPort;
    expect(String(port)).toBe(shard?.args.at(-1));
    const probes = [shard?.startupProbe, shard?.readinessProbe, shard?.livenessProbe];
    expect(probes.map((probe) => probe?.httpGet)).toEqual([
      { path: '/readyz', port: 'operator' },
      { path: '/readyz', port: 'operator' },
      { path: '/healthz', port: 'operator' },
    ]);
  }
});

it('sends no visitor to a shard, and plans the shards after the migrations and before their pods', () => {
  const served = Object.entries(findObject('Deployment')?.selector.matchLabels ?? {});
  for (const name of [...shards, 'shop-fernweh-shards']) {
    const labels = objects.find(
      ({ kind, metadata }) => kind !== 'PodDisruptionBudget' && metadata.name === name,
    )?.spec?.template.metadata.labels;
    expect(labels).toBeDefined();
    expect(served.every(([label, value]) => labels?.[label] === value)).toBe(false);
  }
  const planned = objects.find(({ metadata }) => metadata.name === 'shop-fernweh-shards');
  expect(planned?.metadata.annotations).toMatchObject({
    'helm.sh/hook': 'pre-install,pre-upgrade',
    'helm.sh/hook-weight': '1',
  });
  const [container] = planned?.spec?.template.spec.containers ?? [];
  expect(container?.args).toEqual(['dist/server/shard.js', '--plan', '2']);
  expect(container?.env).toContainEqual({ name: 'NATS_URL', value: exampleValues.settings.NATS_URL });
});

it('lets servers ask the shards, and gives a shard the room that its memory is for', () => {
  expect(shop?.env).toContainEqual({ name: 'OFFERS', value: 'sharded' });
  const [shard] = findObject('Deployment', shards[0])?.template.spec.containers ?? [];
  expect(shard?.env).toContainEqual({ name: 'SHARD_HOTELS', value: String(shardPolicy.hotels) });
});
