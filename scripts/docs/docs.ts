/**
 * `npm run docs [-- --serve]`: makes a site of the documents of the project in `dist/docs`, with a search, for any web server; `--serve` shows it at once,
 * again and again as the documents change. The generator has packages of its own (`docs/site`), which the first call installs.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPart } from '../../tests/install-part.ts';

const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false } } });
const project = join(import.meta.dirname, '../..');
const site = join(project, 'docs/site');

installPart(site, 'the documentation');
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [join(site, 'node_modules/vitepress/bin/vitepress.js'), values.serve ? 'dev' : 'build', site],
  // Of a build that succeeds the output is about chunks and compiler targets, and says nothing.
  { cwd: project, encoding: 'utf8', stdio: values.serve ? 'inherit' : 'pipe' },
);
if (status !== 0) {
  console.error(`${stdout ?? ''}${stderr ?? ''}`);
  process.exitCode = 1;
} else if (!values.serve)
  console.log('The documentation is in dist/docs: open index.html through any web server.');
