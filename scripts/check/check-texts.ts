import { globSync, readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { servedViewSources, servedViewTexts, viewSources, viewTexts } from '../../src/app/views.ts';
import type { ViewName } from '../../src/site/page-data.ts';
import { findAreaFaults } from './find-area-faults.ts';
import { type Catalogue, findTextFaults } from './find-text-faults.ts';

const config = getConfig();
const [files] = await getCatalogs(config);
if (files === undefined) throw new Error('lingui.config.ts names no catalogue');

const catalogues = new Map<string, Catalogue>();
for (const language of config.locales) {
  const messages = (await files.read(language)) ?? {};
  const entries = Object.entries(messages).map(([id, message]) => [id, message.translation ?? ''] as const);
  catalogues.set(language, Object.fromEntries(entries));
}
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const views = (Object.keys(viewSources) as ViewName[]).map((view) => ({
  view,
  source: viewSources[view],
  areas: viewTexts[view],
}));
const served = (Object.keys(servedViewSources) as ViewName[]).map((view) => ({
  view: `${view} as served`,
  source: servedViewSources[view],
  areas: servedViewTexts[view],
}));
// The frame surrounds every view, so its texts belong to each.
const frame = { view: 'of any page', source: 'src/app/root.tsx', areas: ['frame'] as const };
const faults = [
  ...findTextFaults(catalogues, sources),
  ...findAreaFaults([frame, ...views, ...served], sources, Object.keys(catalogues.get('en') ?? {})),
];
for (const fault of faults) console.log(fault);
console.log(`${Object.keys(catalogues.get('en') ?? {}).length} texts in ${catalogues.size} languages`);
process.exitCode = faults.length > 0 ? 1 : 0;
