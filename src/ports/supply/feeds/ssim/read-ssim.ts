import type { FeedDirectory } from '../records/feed-directory.ts';
import {
  attempt,
  FeedError,
  type FeedRecord,
  type FeedStream,
  type RefusedRecord,
  refuse,
} from '../records/feed-record.ts';
import { cutSsimRecords, type SsimRecord } from './cut-ssim-records.ts';
import type { FareTable } from './fare-table.ts';
import { mapItinerary, type TimeMode } from './map-itinerary.ts';
import { columns, readAirline, readFlightLeg } from './ssim-leg.ts';

/** Leg sequence numbers have two digits. */
const MOST_LEGS = 99;

interface Carrier {
  readonly airline: string;
  readonly mode: TimeMode;
}

/** Legs of one flight and itinerary variation, as they follow each other. */
interface Itinerary {
  readonly key: string;
  readonly records: SsimRecord[];
  /** Set where a record next to it is missing or damaged: a leg may have been in it. */
  doubt: string | null;
}

/**
 * Reads a schedule (SSIM chapter 7). A flight with its legs is a record; headers, carriers and trailers only yield a
 * record when something is wrong with them. Fares come from the table: what it has no fare for is refused.
 */
export async function* readSsim(
  stream: FeedStream,
  file: string,
  directory: FeedDirectory,
  fares: FareTable,
): AsyncGenerator<FeedRecord> {
  const schedule = followSchedule();
  let last = 1;
  try {
    for await (const record of cutSsimRecords(stream)) {
      last = record.line;
      const fault = await attempt(file, record.line, () => schedule.take(record));
      yield* sellFinished(schedule, file, directory, fares);
      if (fault !== undefined) yield fault;
    }
    schedule.end();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    yield* sellFinished(schedule, file, directory, fares);
    yield { ok: false, file, line: error.line ?? last, reason: error.message };
    return;
  }
  yield* sellFinished(schedule, file, directory, fares);
}

async function* sellFinished(
  schedule: ReturnType<typeof followSchedule>,
  file: string,
  directory: FeedDirectory,
  fares: FareTable,
): AsyncGenerator<FeedRecord> {
  for (const { itinerary, carrier } of schedule.takeFinished()) {
    const line = itinerary.records[0]?.line ?? 1;
    yield await attempt(file, line, async (): Promise<FeedRecord | RefusedRecord> => {
      if (carrier === null) return refuse('no carrier record (type 2) that can be read comes before it');
      const legs = itinerary.records.map(readFlightLeg);
      const stranger = legs.find(({ airline }) => airline !== carrier.airline);
      if (stranger !== undefined)
        refuse(`airline '${stranger.airline}' is not the carrier '${carrier.airline}'`);
      if (itinerary.doubt !== null) refuse(itinerary.doubt);
      return { ok: true, line, changes: await mapItinerary(legs, carrier.mode, fares, directory) };
    });
  }
}

/** Follows the order of records: their serial numbers, the carrier in force, and which legs belong together. */
function followSchedule() {
  let serial: number | null = null;
  let carrier: Carrier | null = null;
  let open: Itinerary | null = null;
  let hasEnded = false;
  let finished: { itinerary: Itinerary; carrier: Carrier | null }[] = [];

  function finish(): void {
    if (open !== null) finished.push({ itinerary: open, carrier });
    open = null;
  }

  function doubt(reason: string): void {
    if (open !== null) open.doubt = reason;
  }

  /** The serial number that should be there, where another one is; 000002 follows 999999. */
  function countSerial({ text }: SsimRecord): string | null {
    const digits = columns(text, 195, 200);
    const found = /^\d{6}$/.test(digits) ? Number(digits) : null;
    const isFirst = serial === null || columns(text, 1, 1) === '1';
    const next: number = serial === 999_999 ? 2 : (serial ?? 0) + 1;
    const expected = isFirst ? (found ?? 1) : next;
    serial = found ?? expected;
    return found === expected ? null : String(expected).padStart(6, '0');
  }

  function readLegRecord(record: SsimRecord): void {
    const key = columns(record.text, 2, 11) + columns(record.text, 128, 128);
    const isNext = open?.key === key && columns(record.text, 12, 13) !== '01';
    if (!isNext || open?.records.length === MOST_LEGS) finish();
    open ??= { key, records: [], doubt: null };
    open.records.push(record);
  }

  function readCarrierRecord(record: SsimRecord): void {
    finish();
    carrier = null;
    const mode = columns(record.text, 2, 2);
    if (mode !== 'U' && mode !== 'L') refuse(`time mode '${mode}' is neither U nor L`);
    carrier = {
      airline: readAirline(columns(record.text, 3, 5), record.line),
      mode: mode === 'U' ? 'utc' : 'local',
    };
  }

  function readTrailerRecord({ text }: SsimRecord): void {
    finish();
    hasEnded = columns(text, 194, 194) === 'E';
    const reference = columns(text, 188, 193);
    const before = Number(columns(text, 195, 200)) - 1;
    if (Number(reference) !== before) {
      refuse(`trailer counts to serial number '${reference}', the record before it is ${before}`);
    }
  }

  function readRecord(record: SsimRecord): void {
    const type = columns(record.text, 1, 1);
    if (type === '3') readLegRecord(record);
    else if (type === '2') readCarrierRecord(record);
    else if (type === '5') readTrailerRecord(record);
    else if (type === '1') hasEnded = false;
    else if (type !== '4') refuse(`record type '${type}' is none of 1 to 5`);
  }

  return {
    /** @throws FeedError for a record that cannot be what it says it is */
    take(record: SsimRecord): undefined {
      if (record.text.length !== 200) {
        doubt(`the record after it, in line ${record.line}, is damaged`);
        refuse(`the record is of ${record.text.length} characters, not of 200`);
      }
      const expected = countSerial(record);
      if (expected !== null) doubt('a neighbouring record is missing');
      readRecord(record);
      if (expected !== null) {
        refuse(
          `serial number '${columns(record.text, 195, 200)}' instead of ${expected}: records are missing`,
        );
      }
    },
    /** @throws FeedError where the file has not come to its end */
    end(): void {
      if (!hasEnded) doubt('the file ends after it without a trailer: legs may be missing');
      finish();
      if (!hasEnded) refuse('the file ends without a trailer (record type 5), so it may be cut off');
    },
    takeFinished() {
      const taken = finished;
      finished = [];
      return taken;
    },
  };
}
