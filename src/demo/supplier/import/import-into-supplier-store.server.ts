import type { Pool } from 'pg';
import type { CurrencyInfo } from '../../../domain/money/currency-info.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { unpackArchives } from '../../../ports/supply/feeds/archives/unpack-archives.server.ts';
import {
  type FeedFile,
  type ImportSink,
  importFiles,
} from '../../../ports/supply/feeds/import-files.server.ts';
import type { ImportReport } from '../../../ports/supply/feeds/import-report.ts';
import {
  noPictureLoader,
  type PictureLoader,
  unreadPictures,
} from '../../../ports/supply/feeds/pictures/picture-loader.ts';
import type { ExtraGoodsEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type { FeedDirectory } from '../../../ports/supply/feeds/records/feed-directory.ts';
import { deleteUnshownPictures } from '../content/delete-unshown-pictures.server.ts';
import { openSupplierDb, type SupplierDb } from '../store/supplier-store.server.ts';
import { trackDelivery } from './complete-delivery.server.ts';
import { recordArrivals } from './feed-arrivals.server.ts';
import { holdDelivery } from './held-deliveries.server.ts';
import { inspectDelivery } from './inspect-delivery.server.ts';
import { createKnownGoods } from './known-goods.server.ts';
import { rehearseImport } from './rehearse-import.ts';
import { openSupplierDirectory } from './supplier-directory.server.ts';
import { createSupplierSink } from './supplier-sink.server.ts';

/** Where what a full delivery does not name has its end. */
const leftOut = { file: '', line: 0 };

interface Options {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Rates of exchange by which a delivery in another currency is noticed. */
  readonly currencyInfo: CurrencyInfo;
  /** Reports what would be accepted and refused, and changes no table. */
  readonly isRehearsal?: boolean;
  /** The files are everything: what they do not name is no longer sold, unless one of their records is refused. */
  readonly isFull?: boolean;
  /** A second person has seen the delivery: it is taken, whatever it looks like. */
  readonly isReviewed?: boolean;
  /** Loads the pictures that files name; left out, they are refused. */
  readonly pictures?: PictureLoader;
  /** E-mail address of the sender; '' where it is not known. */
  readonly sentBy?: string;
}

/**
 * Imports operators' files into the books of the embedded supplier; readers of its feed receive every record at once.
 * Works by one connection, so that each record knows the ones before it.
 */
export async function importIntoSupplierStore(
  files: readonly FeedFile[],
  options: Options,
): Promise<ImportReport> {
  const delivery = await unpackArchives(files);
  try {
    return await importUnpacked(delivery.files, options);
  } finally {
    await delivery.close();
  }
}

async function importUnpacked(files: readonly FeedFile[], options: Options): Promise<ImportReport> {
  const client = await options.pool.connect();
  try {
    const db = openSupplierDb(client);
    const report = await importBy(db, files, options);
    // What a delivery has brought is taken: files that are left over are deleted within a minute anyway.
    if (!options.isRehearsal)
      await deleteUnshownPictures(db, dayAt(options.clock.now())).catch(() => undefined);
    return report;
  } finally {
    client.release();
  }
}

async function importBy(db: SupplierDb, files: readonly FeedFile[], options: Options): Promise<ImportReport> {
  const {
    clock,
    currencyInfo,
    isRehearsal = false,
    isFull = false,
    isReviewed = false,
    sentBy = '',
    pictures = noPictureLoader,
  } = options;
  // One that a second person takes came when it was sent.
  if (!isRehearsal && !isReviewed) await recordArrivals(db, clock.now(), files);
  const directory = await openSupplierDirectory(db, dayAt(clock.now()));
  if (isRehearsal || (!isReviewed && (await sellsAnything(db)))) {
    // Pictures are loaded once, when they are taken: nothing that looks like a mistake is in them.
    const tried = isRehearsal ? pictures : unreadPictures;
    const { report, findings } = await tryDelivery(db, files, {
      directory,
      currencyInfo,
      isFull,
      pictures: tried,
    });
    if (isRehearsal) return findings.length === 0 ? report : { ...report, findings };
    if (findings.length > 0) {
      const { refused, refusedCount } = report;
      const heldAs = await holdDelivery(db, clock.now(), { files, findings, isFull, sentBy });
      return { taken: 0, changes: 0, refused, refusedCount, findings, heldAs };
    }
  }
  const sink = createSupplierSink({ db, clock });
  const delivery = trackDelivery(sink, directory.days);
  try {
    const report = await importFiles(files, directory, isFull ? delivery.sink : sink, {
      // Others wait for the lock of a transaction: none is open while a picture is loaded.
      async download(...asked) {
        await sink.flush();
        return pictures.download(...asked);
      },
      async read(file) {
        await sink.flush();
        return pictures.read(file);
      },
      saysGenerated: pictures.saysGenerated,
    });
    if (!isFull) return report;
    if (report.refusedCount > 0) return { ...report, removed: 0 };
    await sink.flush();
    let removed = 0;
    for await (const { changes, entry } of delivery.listLeftOut(db)) {
      await sink.take(changes, entry, leftOut);
      removed += changes.length + (entry === undefined ? 0 : 1);
    }
    let hidden = 0;
    for await (const items of delivery.listContentLeftOut(db)) {
      await sink.take([], { kind: 'hotel-content', items }, leftOut);
      hidden += items.length;
    }
    return { ...report, removed, hidden };
  } finally {
    // Also where a file ends in an error: records that were taken stay.
    await sink.flush();
  }
}

/** An empty shop has nothing that a delivery could be compared with. */
async function sellsAnything(db: SupplierDb): Promise<boolean> {
  return (await db.selectFrom('supplier.hotel').select('id').limit(1).execute()).length > 0;
}

/** Reads a delivery without changing anything, and compares it with what is sold. */
async function tryDelivery(
  db: SupplierDb,
  files: readonly FeedFile[],
  {
    directory,
    currencyInfo,
    isFull,
    pictures,
  }: {
    directory: FeedDirectory;
    currencyInfo: CurrencyInfo;
    isFull: boolean;
    pictures: PictureLoader | typeof unreadPictures;
  },
) {
  const rehearsal = rehearseImport(directory);
  const inspection = inspectDelivery({
    known: createKnownGoods(db),
    days: directory.days,
    rates: currencyInfo,
    currency: directory.currency,
  });
  const both: ImportSink = {
    async take(changes, entry, source) {
      await rehearsal.sink.take(changes, entry, source);
      await inspection.sink.take(changes, entry, source);
    },
  };
  const delivery = trackDelivery(both, directory.days);
  const tried = isFull ? delivery.sink : both;
  const report = await importFiles(files, rehearsal.directory, tried, pictures);
  const gone: (SupplyChange | ExtraGoodsEntry)[] = [];
  if (isFull && report.refusedCount === 0)
    for await (const { changes, entry } of delivery.listLeftOut(db))
      gone.push(...changes, ...(entry === undefined ? [] : [entry]));
  let hidden = 0;
  if (isFull && report.refusedCount === 0)
    for await (const items of delivery.listContentLeftOut(db)) hidden += items.length;
  const findings = await inspection.finish(gone);
  return { report: isFull ? { ...report, removed: gone.length, hidden } : report, findings };
}
