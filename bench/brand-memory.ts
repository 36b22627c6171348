/**
 * `npm run bench:brand-memory [-- --brands 100 --hotels 600 --runs 3]`
 * Memory of one process with many brands, and with those that are there: each is started several times, shown to visitors on first pages and
 * lists, and asked to collect its garbage. Compares the medians of what is resident then. Both processes answer as many visits: what traffic
 * leaves behind is no memory of brands. The brands are written into a copy of the project. Needs Linux, and about a quarter of an hour.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { toBrandKey } from '../src/brands/to-brand-key.ts';
import { buildChangedShop } from '../tests/browser/support/build-changed-shop.ts';
import { listBrandKeys } from '../tests/browser/support/list-brand-keys.ts';
import { projectFolder, startShop } from '../tests/browser/support/start-shop.ts';
import { createSoftBrowser } from '../tests/factories/soft-browser.ts';
import { collectable, collectGarbage } from './collect-garbage.ts';
import { runNode } from './run-node.ts';

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '100' },
    hotels: { type: 'string', default: '600' },
    runs: { type: 'string', default: '3' },
  },
});
const count = Number(values.brands);
/** Of the memory with the brands that are there. */
const aimPercent = 10;
/** Of the demo world. */
const firstHotel = 1_000_001;
const rangeStart = 'range: {';
/** What work of the start is still running then takes no part in the comparison. */
const restMs = 10_000;

/** Bytes after a collection. */
interface Memory {
  readonly resident: number;
  readonly heap: number;
  /** Outside the heap, such as buffers. */
  readonly external: number;
}

async function measureProject(project: string): Promise<Memory> {
  const keys = listBrandKeys(project);
  const starts: Memory[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const memory = await measureStart(project, keys);
    console.log(`${String(keys.length).padStart(4)} brands, start ${run + 1}: ${print(memory)}`);
    starts.push(memory);
  }
  const medianOf = (key: keyof Memory) =>
    starts.map((start) => start[key]).sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  return { resident: medianOf('resident'), heap: medianOf('heap'), external: medianOf('external') };
}

async function measureStart(project: string, keys: readonly string[]): Promise<Memory> {
  const shop = await startShop({ project, settings: { ...collectable, WORLD_HOTELS: values.hotels } });
  try {
    // Each brand twice where there are many: what a first visit prepares is there at the second one.
    for (let visit = 0; visit < 2 * count; visit += 1) {
      const browser = createSoftBrowser(() => shop.port);
      await browser.open(`http://${keys[visit % keys.length]}.localhost:${shop.port}/`);
      const home = browser.url.href;
      await browser.open(`${home}/search?airports=any`);
      if (browser.status !== 200) throw new Error(`${browser.url.href} answers ${browser.status}`);
    }
    await wait(restMs);
    const { heapUsed, external } = await collectGarbage(shop);
    const memory = readFileSync(`/proc/${shop.process.pid}/smaps_rollup`, 'utf8');
    const [, kilobytes] = /^Rss:\s+(\d+)/m.exec(memory) ?? [];
    return { resident: Number(kilobytes) * 1024, heap: heapUsed, external };
  } finally {
    await shop.stop();
  }
}

/** Demonstration brands, as `npm run brand -- new` writes them, up to the number that is measured: each with a range of its own, which none shares. */
async function writeBrands(project: string): Promise<void> {
  for (let at = listBrandKeys(project).length; at < count; at += 1) {
    const name = `Messmarke ${at}`;
    execFileSync(process.execPath, ['scripts/brand/brand.ts', 'new', name, '--demo'], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const file = join(project, 'src/brands', toBrandKey(name), 'brand.ts');
    const text = readFileSync(file, 'utf8');
    if (!text.includes(rangeStart)) throw new Error(`${file} has no ${rangeStart}`);
    writeFileSync(file, text.replace(rangeStart, `${rangeStart} withoutHotels: [${firstHotel + at}],`));
  }
}

const asMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const print = ({ resident, heap, external }: Memory) =>
  `${asMegabytes(resident)} resident, ${asMegabytes(heap)} of heap in use, ${asMegabytes(external)} outside it`;

process.chdir(projectFolder);
runNode('scripts/build.ts');
const changed = await buildChangedShop([], writeBrands);
try {
  const few = await measureProject(projectFolder);
  const many = await measureProject(changed.project);
  console.log(`few:  ${print(few)}\nmany: ${print(many)}`);
  const percent = (many.resident / few.resident - 1) * 100;
  console.log(`${percent.toFixed(1)} % more resident; the aim is at most ${aimPercent} %.`);
  process.exitCode = percent <= aimPercent ? 0 : 1;
} finally {
  changed.remove();
}
