/**
 * `npm run bench:brand-memory [-- --brands 100 --hotels 600 --runs 3]`
 * Memory of one process with many brands, and with those that are there: each is built, started several times, and shown to visitors on first
 * pages and lists. Compares the medians. Both processes answer as many visits: what traffic leaves behind is no memory of brands. The brands
 * that it writes are deleted at the end. Needs Linux, and minutes for each build.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listBrandKeys } from '../tests/browser/support/list-brand-keys.ts';
import { startShop } from '../tests/browser/support/start-shop.ts';
import { createSoftBrowser } from '../tests/factories/soft-browser.ts';
import { deleteDemoBrands, writeDemoBrand } from './demo-brands.ts';
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

interface Memory {
  readonly brands: number;
  /** Bytes, one number for each start in ascending order. */
  readonly runs: readonly number[];
  readonly median: number;
}

async function measure(): Promise<Memory> {
  runNode('scripts/build.ts');
  const runs: number[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measureStart());
  runs.sort((a, b) => a - b);
  return { brands: listBrandKeys().length, runs, median: runs[Math.floor(runs.length / 2)] ?? 0 };
}

/** @returns bytes that are resident after the first visits */
async function measureStart(): Promise<number> {
  const shop = await startShop({ settings: { WORLD_HOTELS: values.hotels } });
  try {
    const keys = listBrandKeys();
    // Each brand twice where there are many: what a first visit prepares is there at the second one.
    for (let visit = 0; visit < 2 * count; visit += 1) {
      const key = keys[visit % keys.length];
      const browser = createSoftBrowser(() => shop.port);
      await browser.open(`http://${key}.localhost:${shop.port}/`);
      const home = browser.url.href;
      await browser.open(`${home}/search?airports=any`);
      if (browser.status !== 200) throw new Error(`${browser.url.href} answers ${browser.status}`);
    }
    const memory = readFileSync(`/proc/${shop.process.pid}/smaps_rollup`, 'utf8');
    const [, kilobytes] = /^Rss:\s+(\d+)/m.exec(memory) ?? [];
    return Number(kilobytes) * 1024;
  } finally {
    await shop.stop();
  }
}

function writeBrands(): void {
  for (let at = listBrandKeys().length; at < count; at += 1) writeDemoBrand(`Messmarke ${at}`);
}

const asMegabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

function print({ brands, runs, median }: Memory): void {
  console.log(
    `${String(brands).padStart(4)} brands ${asMegabytes(median).padStart(6)} MB resident, median of ${runs.map(asMegabytes).join(', ')}`,
  );
}

try {
  writeBrands();
  const many = await measure();
  print(many);
  deleteDemoBrands();
  const few = await measure();
  print(few);
  const percent = (many.median / few.median - 1) * 100;
  console.log(`${percent.toFixed(1)} % more; the aim is at most ${aimPercent} %.`);
  process.exitCode = percent <= aimPercent ? 0 : 1;
} finally {
  deleteDemoBrands();
}
