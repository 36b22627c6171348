import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { buildTestApp } from '../factories/test-app.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const folder = 'deploy/monitoring';
const [group] = (parse(readFileSync(`${folder}/alerts.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] })
  .groups;
const rules = group?.rules ?? [];
const panels: readonly Panel[] = JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8')).panels;
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const { app } = await buildTestApp();
afterAll(() => app.close());

/** Metrics in a query: names before `{`, as each selector here names its job. */
const metricsOf = (query: string) =>
  [...query.matchAll(/([a-z_0-9]+)\{/g)].map(([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''));

it('asks for no metric that the shop does not give', async () => {
  await app.inject('/de-de');
  const { body } = await app.operator.inject('/metrics');
  const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  // Prometheus itself says whether it reached a target.
  known.add('up');
  const asked = [...rules.map(({ expr }) => expr), ...queries].map(metricsOf);
  expect(asked.filter((names) => names.length === 0)).toEqual([]);
  expect(asked.flat().filter((name) => !known.has(name))).toEqual([]);
});

it('shows each metric of the shop on the dashboard', async () => {
  const { body } = await app.operator.inject('/metrics');
  const own = [...body.matchAll(/^# TYPE (\S+)/gm)].flatMap(([, name = '']) =>
    /^(?:nodejs|process)_/.test(name) ? [] : [name],
  );
  const shown = new Set(queries.flatMap(metricsOf));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

it('says of each alert what it means and what to do', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const named = [...operations.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(rules.map(({ alert }) => alert));
  expect(rules.filter(({ labels }) => !['critical', 'warning'].includes(labels.severity))).toEqual([]);
});

it('has panels that say what they show and do not overlap', () => {
  const shown = panels.filter(({ type }) => type !== 'row');
  expect(shown.filter(({ description = '' }) => description === '')).toEqual([]);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

const whyNoPromtool = spawnSync('promtool', ['--version']).status === 0 ? '' : ': there is no promtool here';

// Two of them wait for a day, minute by minute.
it.skipIf(whyNoPromtool)(
  `has alerts that fire, and are quiet one step before${whyNoPromtool}`,
  { timeout: 120_000 },
  () => {
    const tests = parse(readFileSync(`${folder}/alerts.test.yaml`, 'utf8')) as { tests: { name: string }[] };
    expect(tests.tests.map(({ name }) => name)).toEqual(
      rules.flatMap(({ alert }) => [`${alert} fires`, `${alert} is quiet`]),
    );
    const tried = spawnSync('promtool', ['test', 'rules', `${folder}/alerts.test.yaml`], {
      encoding: 'utf8',
    });
    expect([tried.status, tried.stderr]).toEqual([0, '']);
  },
);

it.skipIf(whyNoPromtool)(`has queries that Prometheus takes${whyNoPromtool}`, () => {
  const place = mkdtempSync(join(tmpdir(), 'queries-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const file = join(place, 'queries.yaml');
  const records = queries.map((expr, index) => ({
    record: `query:${index}`,
    expr: expr.replaceAll('$job', 'fernweh'),
  }));
  writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules: records }] }));
  const tried = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect([tried.status, tried.stdout]).toEqual([0, expect.stringContaining(`${queries.length} rules found`)]);
});
