import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessResults } from '../../src/content-seeds/legal/build-accessibility.ts';
import { type AccessRun, accessRunsFolder } from '../../tests/browser/support/note-access-result.ts';

/**
 * Writes what the last `npm run test:access` found, which the statement on accessibility says: `npm run test:access` ends with it, so that the statement is never better than
 * the pages.
 */
const file = 'src/content-seeds/legal/accessibility-results.json';
const runs = readdirSync(accessRunsFolder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(accessRunsFolder, name), 'utf8')) as AccessRun);
if (runs.length === 0) throw new Error(`There is no run in ${accessRunsFolder}: npm run test:access`);

const { version } = JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')) as {
  version: string;
};
const pages = runs.flatMap((run) => run.pages.map((page) => ({ ...page, name: `${run.brand}${page.path}` })));
const rules = [...new Set(pages.flatMap((page) => page.rules))].sort();
const results: AccessResults = {
  day: new Date().toISOString().slice(0, 10),
  engine: `axe-core ${version}`,
  pages: new Set(pages.map(({ name }) => name)).size,
  widths: [...new Set(runs.map(({ width }) => width))].sort((one, other) => one - other),
  findings: rules.map((rule) => ({
    rule,
    pages: new Set(pages.filter((page) => page.rules.includes(rule)).map(({ name }) => name)).size,
  })),
};
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`${file}: ${results.pages} pages, ${results.findings.length} rules broken`);
