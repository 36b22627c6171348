import type { RefusedRecord } from './records/feed-record.ts';

/** What became of an import. */
export interface ImportReport {
  /** Records taken, and the changes they made. */
  readonly taken: number;
  readonly changes: number;
  readonly refusedCount: number;
  /** In the order of the import; at most 10,000, then only counted. */
  readonly refused: readonly RefusedRecord[];
}

/** The report for people: a line for each refused record, `file:line: reason`, and the sums. */
export function formatImportReport({ taken, changes, refusedCount, refused }: ImportReport): string {
  const omitted = refusedCount - refused.length;
  return [
    ...refused.map(({ file, line, reason }) => `${file}:${line}: ${reason}.`),
    ...(omitted > 0 ? [`${count(omitted, 'more record')} refused.`] : []),
    `${count(taken, 'record')} taken with ${count(changes, 'change')}, ${count(refusedCount, 'record')} refused.`,
  ].join('\n');
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
