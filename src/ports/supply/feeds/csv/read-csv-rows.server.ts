import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { FeedError, type FeedStream, type RefusedRecord } from '../records/feed-record.ts';
import { readLines } from './read-lines.ts';

/** A row that matches its schema. */
export interface CsvRow<Row> {
  readonly ok: true;
  readonly line: number;
  readonly row: Row;
}

interface Table {
  readonly columns: readonly string[];
  readonly delimiter: ',' | ';';
}

/**
 * Reads a table: a header row with the schema's columns in any order, cells separated by `,` or `;` (as the header has it), one row
 * a line. White space around cells is dropped, empty lines are left out. A row that breaks the schema is refused, a header
 * that does refuses the file; columns that the schema takes as optional may be left out of it.
 */
export async function* readCsvRows<Schema extends z.ZodObject>(
  stream: FeedStream,
  file: string,
  schema: Schema,
): AsyncGenerator<CsvRow<z.output<Schema>> | RefusedRecord> {
  let table: Table | null = null;
  try {
    for await (const { firstLine, lines } of readLines(stream)) {
      const [header = '', ...rest] = lines;
      const isFirst = table === null;
      table ??= readHeader(header, schema, firstLine);
      yield* readBatch(isFirst ? rest : lines, isFirst ? firstLine + 1 : firstLine, table, schema, file);
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    yield { ok: false, file, line: error.line ?? 1, reason: error.message };
    return;
  }
  if (table === null) yield { ok: false, file, line: 1, reason: 'the file is empty' };
}

function* readBatch<Schema extends z.ZodObject>(
  lines: readonly string[],
  firstLine: number,
  table: Table,
  schema: Schema,
  file: string,
): Generator<CsvRow<z.output<Schema>> | RefusedRecord> {
  const rows = splitLines(lines, table.delimiter);
  for (const [index, cells] of rows.entries()) {
    const line = firstLine + index;
    if (lines[index]?.trim() === '') continue;
    if (typeof cells === 'string') yield { ok: false, file, line, reason: cells };
    else yield readRow(cells, table.columns, schema, file, line);
  }
}

function readRow<Schema extends z.ZodObject>(
  cells: readonly string[],
  columns: readonly string[],
  schema: Schema,
  file: string,
  line: number,
): CsvRow<z.output<Schema>> | RefusedRecord {
  if (cells.length !== columns.length) {
    const reason = `the row has ${cells.length} cells, the header ${columns.length}`;
    return { ok: false, file, line, reason };
  }
  const texts = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  const result = schema.safeParse(texts);
  if (result.success) return { ok: true, line, row: result.data };
  const [issue] = result.error.issues;
  const column = String(issue?.path[0] ?? '');
  const reason = column === '' ? `${issue?.message}` : `${column} '${texts[column]}' ${issue?.message}`;
  return { ok: false, file, line, reason };
}

/** Cells of each line, or why it has none. All lines go at once where none of them is at fault: that is many times faster. */
function splitLines(lines: readonly string[], delimiter: string): readonly (readonly string[] | string)[] {
  const rows = parseCells(lines.join('\n'), delimiter);
  return Array.isArray(rows) && rows.length === lines.length
    ? rows
    : lines.map((line) => splitLine(line, delimiter));
}

function splitLine(line: string, delimiter: string): readonly string[] | string {
  const rows = parseCells(line, delimiter);
  return typeof rows === 'string' ? rows : (rows[0] ?? []);
}

/** Rows of cells, or a sentence about the quotation mark that is at fault. */
function parseCells(text: string, delimiter: string): readonly (readonly string[])[] | string {
  try {
    return parse(text, { delimiter, relax_column_count: true, trim: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'a quotation mark is not closed on its line'
      : 'a quotation mark within a cell must be doubled';
  }
}

/** @throws FeedError where columns are missing that the schema needs, unknown or named twice */
function readHeader(header: string, { shape }: z.ZodObject, line: number): Table {
  const wanted = Object.keys(shape);
  const needed = wanted.filter((column) => !shape[column].safeParse(undefined).success);
  const delimiter = header.includes(';') ? ';' : ',';
  const columns = splitLine(header, delimiter);
  if (typeof columns === 'string') throw new FeedError(columns, line);
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new FeedError(`the header has no column ${missing.join(', ')}`, line);
  const unknown = columns.filter((column) => !wanted.includes(column));
  if (unknown.length > 0) throw new FeedError(`the header has unknown columns: ${unknown.join(', ')}`, line);
  if (new Set(columns).size < columns.length) throw new FeedError('the header names a column twice', line);
  return { columns, delimiter };
}
