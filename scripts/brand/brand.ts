/**
 * `npm run brand -- new <name>` writes a brand that can be shown, `npm run brand -- check <key>` names what is missing of one,
 * `npm run brand -- publish <key>` brings it online in a shop that runs, and `npm run brand -- prices <key>` shows what its price rules do. See
 * CONTRIBUTING.md, "Add a brand".
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrandFaults } from '../../src/brands/find-brand-faults.ts';
import { SALE_CHANNELS } from '../../src/domain/search/prices/price-rule.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';
import { readBrands } from '../supply/read-brands.ts';
import { readBrandWish } from './brand-wish.ts';
import { checkBrand } from './check-brand.ts';
import { planBrand } from './plan-brand.ts';
import { readCompanies } from './read-companies.ts';

const usage = `Usage: npm run brand -- new <name> [options]
       npm run brand -- check <key>
       npm run brand -- publish <key>
       npm run brand -- prices <key> [--day YYYY-MM-DD] [--channel web|phone|partner]

  --company <name>     who sells under it: a new company, or the id of one that exists
  --host <host>        where it is public, such as www.example.com
  --colour <#rrggbb>   of what is pressed; given twice, the second one is that of dark surfaces
  --market <code>      where it sells: de, at, ch, gb, ie, it, es
  --locales <list>     an address for each language, such as de-ch,fr-ch
  --like <brand>       whose type, layout and pages it starts with
  --demo               with an invented company in Switzerland and an address for each language there`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      company: { type: 'string' },
      host: { type: 'string' },
      colour: { type: 'string', multiple: true },
      market: { type: 'string' },
      locales: { type: 'string' },
      like: { type: 'string' },
      demo: { type: 'boolean' },
      day: { type: 'string' },
      channel: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, name, ...more] = positionals;
  if (values.help === true || name === undefined || more.length > 0) {
    console.log(usage);
    return values.help === true ? 0 : 2;
  }
  if (command === 'new') return addBrand(name, values);
  if (command === 'check') return reportBrand(name);
  if (command === 'publish') return publishBrand(name);
  if (command === 'prices') return showPrices(name, values);
  console.log(usage);
  return 2;
}

async function addBrand(name: string, options: Parameters<typeof readBrandWish>[1]): Promise<number> {
  const companies = await readCompanies();
  const { brand, files } = planBrand(readBrandWish(name, options, companies), await readBrands(), companies);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Source files of a project are formatted by it, also those that a program has written.
  const sources = [...files.keys()].filter((file) => !file.endsWith('.svg'));
  const { status, stderr } = spawnSync('node_modules/.bin/biome', ['check', '--write', ...sources], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  console.log(`${files.size} files under src/brands/${brand.key}.`);
  await reportBrand(brand.key);
  console.log(`
It is shown at http://${brand.hosts[0]}:3000 by npm run dev at once, by npm run start:cluster after npm run brand -- publish ${brand.key}, and by
npm start once it is started again.`);
  return 0;
}

/** A brand with a fault changes nothing of the shop that runs. */
async function publishBrand(key: string): Promise<number> {
  if ((await reportBrand(key)) !== 0) return 1;
  const { publishBuild } = await import('./publish-build.ts');
  await publishBuild();
  console.log(`${key} is online.`);
  return 0;
}

/** Reads what is on sale from the shop's database. */
async function showPrices(
  key: string,
  { day, channel = 'web' }: { readonly day?: string; readonly channel?: string },
): Promise<number> {
  const brand = (await readBrands()).get(key);
  const chosen = SALE_CHANNELS.find((each) => each === channel);
  const booked = day === undefined ? null : requireDay(day);
  if (brand === undefined || chosen === undefined)
    throw new RangeError(
      brand === undefined ? `There is no brand "${key}"` : `There is no channel "${channel}"`,
    );
  const faults = findBrandFaults(brand);
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  const { runPricePreview } = await import('../../src/main/run-price-preview.server.ts');
  await runPricePreview({ brand, day: booked, channel: chosen });
  return 0;
}

async function reportBrand(key: string): Promise<number> {
  const { faults, gaps } = await checkBrand(key, await readBrands(), await readCompanies());
  for (const fault of faults) console.log(`fault  ${fault}`);
  for (const { file, gap } of gaps) console.log(`gap    ${file}: ${gap}`);
  console.log(
    faults.length + gaps.length === 0
      ? `${key} has no gap, and every pair of its colours can be read.`
      : `${key} has ${faults.length} faults and ${gaps.length} gaps.`,
  );
  return faults.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
