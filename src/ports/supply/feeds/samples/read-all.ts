import { formatDay } from '../../../../domain/time/calendar-day.ts';
import type { FeedRecord, FeedStream } from '../records/feed-record.ts';

/** A text as a stream, in chunks of so many bytes. */
export async function* streamOf(text: string | Uint8Array, chunkLength = 65_536): FeedStream {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let start = 0; start < bytes.length; start += chunkLength)
    yield bytes.subarray(start, start + chunkLength);
}

/** What refused records say, each as `line: reason`. */
export function refusalsOf(records: readonly FeedRecord[]): readonly string[] {
  return records.flatMap((record) => (record.ok ? [] : [`${record.line}: ${record.reason}`]));
}

/** Changes of all records, with days written out so that tests can be read. */
export function changesOf(records: readonly FeedRecord[]): readonly unknown[] {
  return records.flatMap((record) => (record.ok ? record.changes : [])).map(toDays);
}

function toDays(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    typeof entry === 'number' && /^(from|to|day|arrivalFrom|arrivalTo|bookUntil)$/.test(key)
      ? formatDay(entry)
      : entry,
  );
}

/** Everything an iterable gives, in order. */
export async function readAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
