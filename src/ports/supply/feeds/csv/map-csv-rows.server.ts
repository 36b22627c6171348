import type { z } from 'zod';
import type { SupplyChange } from '../../../../domain/search/supply-facts.ts';
import type { CatalogueEntry } from '../records/catalogue-entry.ts';
import { attempt, type FeedRecord, type FeedStream } from '../records/feed-record.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.server.ts';

/** What one row brings. */
export interface RowContent {
  readonly changes: readonly SupplyChange[];
  readonly entry?: CatalogueEntry;
}

export type CatalogueRecord = FeedRecord<{ readonly entry?: CatalogueEntry }>;

/** A record for each row of a table. @param map throws FeedError for a row that is refused */
export async function* mapCsvRows<Schema extends z.ZodObject>(
  stream: FeedStream,
  file: string,
  schema: Schema,
  map: (row: z.output<Schema>) => Promise<RowContent>,
): AsyncGenerator<CatalogueRecord> {
  for await (const row of readCsvRows(stream, file, schema)) yield await mapRow(row, file, map);
}

/** One row as a record. */
export async function mapRow<Row>(
  row: CsvRow<Row> | Extract<CatalogueRecord, { ok: false }>,
  file: string,
  map: (row: Row) => Promise<RowContent>,
): Promise<CatalogueRecord> {
  if (!row.ok) return row;
  return attempt(
    file,
    row.line,
    async (): Promise<CatalogueRecord> => ({ ok: true, line: row.line, ...(await map(row.row)) }),
  );
}
