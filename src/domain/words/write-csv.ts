/** Null leaves the cell empty. */
export type CsvCell = string | number | null;

/**
 * Writes a table as CSV (RFC 4180: commas, CRLF) in UTF-8 with a byte order mark, without which spreadsheets misread accents. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front, as names and notes come from strangers; plain numbers stay numbers.
 */
export function writeCsv(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${writeCsvLines(lines)}`;
}

/** The beginning of a table that is written in parts, and its further lines. */
export const writeCsvStart = (columns: readonly string[]): string => writeCsv([columns]);

export function writeCsvLines(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((line) => `${line.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell);
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
