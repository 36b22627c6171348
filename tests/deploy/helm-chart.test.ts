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
import { processTimings } from '../../src/defaults.ts';
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
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: {
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
const findObject = (kind: string) => objects.find((each) => each.kind === kind)?.spec;
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
    'Ingress',
    'Job',
    'PersistentVolumeClaim',
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
  const job = objects.find(({ kind }) => kind === 'Job');
  expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  const { metadata, spec } = job?.spec.template ?? {};
  expect(spec?.containers[0]?.args).toEqual(['scripts/database/migrate.ts']);
  const served = Object.entries(findObject('Deployment')?.selector.matchLabels ?? {});
  expect(served.every(([label, value]) => metadata?.labels[label] === value)).toBe(false);
});

it('runs containers without rights, on disks that they cannot write to, with limits', () => {
  for (const spec of [pod, findObject('Job')?.template.spec]) {
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
