import { feedLimits } from '../../../defaults.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import { readAirlinesCsv } from './csv/read-airlines-csv.server.ts';
import { readAirportsCsv } from './csv/read-airports-csv.server.ts';
import { readExtrasCsv } from './csv/read-extras-csv.server.ts';
import { readFaresCsv } from './csv/read-fares-csv.server.ts';
import { readFlightsCsv } from './csv/read-flights-csv.server.ts';
import { readHotelTextsCsv } from './csv/read-hotel-texts-csv.server.ts';
import { readHotelsCsv } from './csv/read-hotels-csv.server.ts';
import { readNightsCsv } from './csv/read-nights-csv.server.ts';
import { readPicturesCsv } from './csv/read-pictures-csv.server.ts';
import { readPlacesCsv } from './csv/read-places-csv.server.ts';
import { readPlansCsv } from './csv/read-plans-csv.server.ts';
import { readRemovalsCsv } from './csv/read-removals-csv.server.ts';
import { readReviewsCsv } from './csv/read-reviews-csv.server.ts';
import { readRoomsCsv } from './csv/read-rooms-csv.server.ts';
import { readTransfersCsv } from './csv/read-transfers-csv.server.ts';
import { detectFeed, type FeedKind, feedKinds, isFeedKind } from './detect-feed.ts';
import type { ImportReport } from './import-report.ts';
import { readOtaContent } from './ota/read-ota-content.server.ts';
import { readOtaMessage } from './ota/read-ota-message.server.ts';
import { findProducts } from './otds/find-products.server.ts';
import type { DeliveredProducts } from './otds/otds-products.ts';
import { readOtds } from './otds/read-otds.server.ts';
import { createPictureFinder, type PictureFinder } from './pictures/picture-finder.server.ts';
import { noPictureLoader, type PictureLoader, type unreadPictures } from './pictures/picture-loader.ts';
import type { CatalogueEntry } from './records/catalogue-entry.ts';
import type { FeedDirectory } from './records/feed-directory.ts';
import {
  attempt,
  type FeedRecord,
  type FeedStream,
  type OtherCurrency,
  type RefusedRecord,
} from './records/feed-record.ts';
import type { RecordSource, SourceRow } from './records/record-source.ts';
import { createFareTable, type FareTable } from './ssim/fare-table.ts';
import { readSsim } from './ssim/read-ssim.ts';

/** A file of an operator. It is opened several times: to see what it is, and to be read. */
export interface FeedFile {
  readonly name: string;
  open(): FeedStream;
  /** Why nothing of it is read: an archive that cannot be unpacked. */
  readonly refused?: RefusedRecord;
}

/** Where records go, one after the other, each as a whole: the next is read when the one before is taken. */
export interface ImportSink {
  /**
   * Takes all changes of a record and its entry for the catalogue, or none.
   * @throws FeedError where the record cannot be taken: it is reported and the import continues
   */
  take(
    changes: readonly SupplyChange[],
    entry: CatalogueEntry | undefined,
    source: RecordSource,
  ): Promise<void>;
  /** Hears of a price in another currency, whose record was refused. */
  refuseCurrency?(refused: RefusedRecord & { readonly otherCurrency: OtherCurrency }): Promise<void>;
}

type ImportRecord = FeedRecord<{ readonly entry?: CatalogueEntry; readonly rows?: readonly SourceRow[] }>;

/**
 * Imports files of any kind in the order of `feedKinds`, whatever the order they are given in; files of a kind in the given
 * order. Refused records are reported, everything else is taken. Throws what the sink and the streams throw.
 */
export async function importFiles(
  files: readonly FeedFile[],
  directory: FeedDirectory,
  sink: ImportSink,
  loader: PictureLoader | typeof unreadPictures = noPictureLoader,
): Promise<ImportReport> {
  const report = startReport();
  const fares = createFareTable();
  const known = await inOrder(files, report);
  const delivered = await findDelivered(known.flatMap(({ file, kind }) => (kind === 'otds' ? [file] : [])));
  const pictures = createPictureFinder(
    loader,
    directory,
    known.flatMap(({ file, kind }) => (kind === 'picture-file' ? [file] : [])),
  );
  for (const { file, kind } of known) {
    if (kind === 'picture-file') continue;
    for await (const record of readFeed(file, kind, { directory, fares, delivered, pictures })) {
      const taken = record.ok ? await importRecord(file.name, record, sink) : record;
      if (taken.ok) report.take(taken.changes.length);
      else await refuseRecord(taken, report, sink);
    }
  }
  for (const fare of fares.unused()) {
    const reason = `no schedule has a flight ${fare.airline} ${fare.from}-${fare.to} on these days`;
    report.refuse({ ok: false, file: fare.file, line: fare.line, reason });
  }
  for (const file of pictures.unused())
    report.refuse({ ok: false, file, line: 1, reason: 'no row of pictures.csv names this picture' });
  return report.finish();
}

/** Products of OTDS files, where there are several: those of one hold for the others. */
async function findDelivered(files: readonly FeedFile[]): Promise<readonly DeliveredProducts[]> {
  return files.length < 2 ? [] : Promise.all(files.map((file) => findProducts(() => file.open(), file.name)));
}

async function refuseRecord(
  record: RefusedRecord,
  report: ReturnType<typeof startReport>,
  sink: ImportSink,
): Promise<void> {
  report.refuse(record);
  const { otherCurrency } = record;
  if (otherCurrency !== undefined) await sink.refuseCurrency?.({ ...record, otherCurrency });
}

function importRecord(
  file: string,
  record: Exclude<ImportRecord, RefusedRecord>,
  sink: ImportSink,
): Promise<ImportRecord> {
  return attempt(file, record.line, async () => {
    const { changes, entry, line, rows } = record;
    const source = rows === undefined ? { file, line } : { file, line, rows };
    if (changes.length > 0 || entry !== undefined) await sink.take(changes, entry, source);
    return record;
  });
}

async function inOrder(files: readonly FeedFile[], report: ReturnType<typeof startReport>) {
  const known: { readonly file: FeedFile; readonly kind: FeedKind }[] = [];
  for (const file of files) {
    if (file.refused !== undefined) {
      report.refuse(file.refused);
      continue;
    }
    const kind = await detectFeed(file.open());
    if (isFeedKind(kind)) known.push({ file, kind });
    else report.refuse({ ok: false, file: file.name, line: 1, reason: unreadable[kind ?? 'unknown'] });
  }
  return known.sort((left, right) => feedKinds.indexOf(left.kind) - feedKinds.indexOf(right.kind));
}

const unreadable = {
  empty: 'the file is empty',
  unknown: 'the file is none that can be imported',
  archive: 'the file is an archive in an archive, which is not unpacked',
} as const;

/** What the files of a delivery share. */
interface Delivery {
  readonly directory: FeedDirectory;
  readonly fares: FareTable;
  readonly delivered: readonly DeliveredProducts[];
  readonly pictures: PictureFinder;
}

function readFeed(
  file: FeedFile,
  kind: Exclude<FeedKind, 'picture-file'>,
  { directory, fares, delivered, pictures }: Delivery,
): AsyncIterable<ImportRecord> {
  switch (kind) {
    case 'removals':
      return readRemovalsCsv(file.open(), file.name, directory);
    case 'places':
      return readPlacesCsv(file.open(), file.name, directory);
    case 'airports':
      return readAirportsCsv(file.open(), file.name);
    case 'airlines':
      return readAirlinesCsv(file.open(), file.name, directory);
    case 'hotels':
      return readHotelsCsv(file.open(), file.name, directory);
    case 'rooms':
      return readRoomsCsv(file.open(), file.name, directory);
    case 'inventory':
    case 'descriptive-content':
      return readOtaContent(file.open(), file.name, directory, pictures);
    case 'hotel-texts':
      return readHotelTextsCsv(file.open(), file.name, directory);
    case 'pictures':
      return readPicturesCsv(file.open(), file.name, directory, pictures);
    case 'reviews':
      return readReviewsCsv(file.open(), file.name, directory);
    case 'plans':
      return readPlansCsv(file.open(), file.name, directory);
    case 'nights':
      return readNightsCsv(file.open(), file.name, directory);
    case 'otds':
      return readOtds(
        () => file.open(),
        file.name,
        directory,
        delivered.filter((products) => products.file !== file.name),
      );
    case 'flights':
      return readFlightsCsv(file.open(), file.name, directory);
    case 'fares':
      return readFaresCsv(file.open(), file.name, directory, fares);
    case 'schedule':
      return readSsim(file.open(), file.name, directory, fares);
    case 'transfers':
      return readTransfersCsv(file.open(), file.name, directory);
    case 'extras':
      return readExtrasCsv(file.open(), file.name, directory);
    default:
      return readOtaMessage(file.open(), file.name, directory);
  }
}

function startReport() {
  const refused: RefusedRecord[] = [];
  const counts = { taken: 0, changes: 0, refusedCount: 0 };
  return {
    take(changes: number): void {
      counts.taken += 1;
      counts.changes += changes;
    },
    refuse(record: RefusedRecord): void {
      counts.refusedCount += 1;
      if (refused.length < feedLimits.maxReportedRecords) refused.push(record);
    },
    finish: (): ImportReport => ({ ...counts, refused }),
  };
}
