import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { euroRates } from '../../../brands/euro-rates.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { formatImportReport } from '../../../ports/supply/feeds/import-report.ts';
import type { PictureLoader } from '../../../ports/supply/feeds/pictures/picture-loader.ts';
import { streamOf } from '../../../ports/supply/feeds/samples/read-all.ts';
import { createPictureLoader } from '../content/create-picture-loader.server.ts';
import { openEmbeddedSupplier } from '../embedded-supplier.server.ts';
import { describeEmptyWorld } from '../store/describe-empty-world.ts';
import { importIntoSupplierStore } from './import-into-supplier-store.server.ts';

const samples = new URL('../../../ports/supply/feeds/samples/', import.meta.url);

/** A supplier without the demo world, its clock stopped at an instant, and imports into it. */
export async function openOwnShopUnderTest(
  pool: pg.Pool,
  start: Date,
  currency: CurrencyCode = 'EUR',
  pictureHosts: ReadonlySet<string> = new Set(),
) {
  const clock = settableClock(start);
  const read: Uint8Array[] = [];
  const pictures = rememberPictures(createPictureLoader(pictureHosts), (file) => read.push(file));
  const open = (asked = currency) =>
    openEmbeddedSupplier({
      pool,
      clock,
      hotels: 0,
      seed: 7,
      secret: 'for tests only',
      describeWorld: describeEmptyWorld,
      currency: asked,
    });
  const supply = await open();
  return {
    supply,
    clock,
    open,
    pictures,
    /** Pictures that were decoded since the start. */
    countDecoded: () => read.length,
    async take(
      files: readonly FeedFile[],
      { isRehearsal = false, isFull = false, isReviewed = false, sentBy = '' } = {},
    ): Promise<string> {
      const options = {
        pool,
        clock,
        currencyInfo: euroRates,
        isRehearsal,
        isFull,
        isReviewed,
        sentBy,
        pictures,
      };
      return formatImportReport(await importIntoSupplierStore(files, options));
    },
  };
}

const readPictures = new Map<string, ReturnType<PictureLoader['read']>>();

/** Encodes each picture once for all tests of a file: that takes longer than the rest of an import. */
function rememberPictures(
  { download, read, saysGenerated }: PictureLoader,
  note: (file: Uint8Array) => void,
): PictureLoader {
  return {
    download,
    saysGenerated,
    read(file) {
      note(file);
      const key = Buffer.from(file).toString('base64');
      const known = readPictures.get(key) ?? read(file);
      readPictures.set(key, known);
      return known;
    },
  };
}

/** The files of the small complete shop, or of another folder of samples. */
export async function readSampleShop(folder = 'shop'): Promise<FeedFile[]> {
  const names = await readdir(new URL(`${folder}/`, samples));
  return Promise.all(names.toSorted().map((name) => readSample(`${folder}/${name}`)));
}

/** One file of the samples. */
export async function readSample(path: string): Promise<FeedFile> {
  const bytes = await readFile(new URL(path, samples));
  return { name: path.replace(/^.*\//, ''), open: () => streamOf(bytes) };
}
