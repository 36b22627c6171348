import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { servedViewSources, servedViewTexts, viewSources } from '../../src/app/views.ts';
import { bootSource, hydrationSource, readManifest } from '../../src/server/files/build-manifest.server.ts';
import type { ViewName } from '../../src/site/page-data.ts';
import { findEditorLeaks } from './find-editor-leaks.ts';
import { type PageWeight, weighPages } from './weigh-build.ts';

/** Maximum that a page may load, in bytes on the wire. A first view has 350 kB: the hero picture gets what these leave. */
const budgets: Readonly<Record<Exclude<keyof PageWeight, 'page'>, number>> = {
  scriptAtFirst: 20_000,
  // Without a network the page stays and goes on by itself, and focus stays in panels: 2 kB in the page itself, since they cannot be loaded
  // when they are needed. Preferences that follow an account, former prices and the addresses of forms are 1.5 kB more, the bar of a
  // gift's code is 200 bytes, sentences that are understood in the field for destinations are 700, the heading of the slide that is
  // shown 100, filters by times of flights and the change of travellers 950, the way from the airport and the order of recommendations 200,
  // sharing a trip 600, holidays and the travellers of the last search 150, several rooms, transfers and a search for one hotel 2.5 kB, marks of
  // pictures and places in the empty field for destinations 250.
  // Names of files alone make a difference of 60.
  scriptInAll: 124_500,
  style: 30_000,
  fonts: 90_000,
};

/**
 * Form validation, seats, card fields, codes and miles: pages of the checkout, of trips and vouchers and with forms have a higher budget after
 * interaction. Charges on the spot and the curve of fees are 1.8 kB, flights at night and the way back to the hotel 900 bytes,
 * the way from the airport on the ticket 60, vouchers in place of money and how far the airport is 950, no salutation and one surname for a family 800, marks of pictures 400.
 */
const checkoutScript = 145_800;

/**
 * Lists and hotels: what a choice changes by itself and the way back, airports that are folded, a maximum for all, what rooms are like, the prices of the last
 * days, and price alerts; in the calendar also what each day changes, and marks of pictures.
 */
const searchScript = 130_000;

const client = 'dist/client';
const manifest = readManifest(client);
const brandKeys = readdirSync('src/brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const catalogues = globSync('src/texts/*.po');
const weights = weighPages(
  manifest,
  {
    brandKeys,
    views: viewSources,
    listServed: (view) => [servedViewSources[view as ViewName]],
    listTexts: (view) =>
      catalogues.map((file) => servedViewTexts[view as ViewName].map((area) => `${file}?area=${area}`)),
  },
  weighOnWire,
  (file) => readFileSync(join(client, file), 'utf8'),
);
console.table(Object.fromEntries(weights.map(({ page, ...weight }) => [page, weight])));

const faults = weights.flatMap((weight) =>
  (Object.keys(budgets) as (keyof typeof budgets)[])
    .map((part) => ({ part, most: findBudget(weight.page, part) }))
    .filter(({ part, most }) => !(weight[part] <= most))
    .map(({ part, most }) => `${weight.page}: ${part} weighs ${weight[part]} bytes, the budget is ${most}`),
);
const strays = Object.keys(manifest).filter((source) =>
  /^src\/gallery\/|\.example\.|\/example\.ts$/.test(source),
);
faults.push(...strays.map((source) => `${source} is for the workshop and must not be in the shop's build`));
const pages = [
  bootSource,
  hydrationSource,
  ...Object.values(viewSources),
  ...Object.values(servedViewSources),
];
faults.push(...findEditorLeaks(manifest, pages, (file) => readFileSync(join(client, file), 'utf8')));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function findBudget(page: string, part: keyof typeof budgets): number {
  const hasForms = /^(checkout|contentForms|voucher|paymentLink|trip)/.test(page);
  if (part !== 'scriptInAll') return budgets[part];
  if (hasForms) return checkoutScript;
  return /^(results|hotel)/.test(page) ? searchScript : budgets[part];
}

function weighOnWire(file: string): number {
  const bytes = readFileSync(join(client, file));
  if (file.endsWith('.woff2')) return bytes.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}
