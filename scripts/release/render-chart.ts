/** `node scripts/release/render-chart.ts`: renders the Helm chart with its example's values into `deploy/helm/example.yaml`; needs Helm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const chartFolder = 'deploy/helm/fernweh';
export const renderedExample = 'deploy/helm/example.yaml';

/** Digest of all files of the chart: what the example says it was rendered from. */
export function digestChart(): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.*', { cwd: chartFolder }).toSorted();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(chartFolder, file)));
  return hash.digest('hex');
}

/** The objects of the example; null where Helm is not installed. @throws Error with Helm's words where it refuses the chart */
export function renderChart(): string | null {
  const values = join(chartFolder, 'ci/example-values.yaml');
  const args = ['template', 'shop', chartFolder, '--namespace', 'shop', '--values', values];
  const { error, status, stdout, stderr } = spawnSync('helm', args, { encoding: 'utf8' });
  if (error !== undefined) return null;
  if (status !== 0) throw new Error(`Helm refuses the chart:\n${stderr}`);
  return `# What the chart creates with ci/example-values.yaml, to be read and checked without Helm.\n# Rendered from the chart with the digest ${digestChart()}\n${stdout}`;
}

if (import.meta.main) {
  const rendered = renderChart();
  if (rendered === null) throw new Error('There is no helm here: install Helm 3.8 or newer');
  writeFileSync(renderedExample, rendered);
}
