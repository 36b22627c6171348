import type { RefusedRecord } from './records/feed-record.ts';

/** What became of an import. */
export interface ImportReport {
  /** Records taken, and the changes they made. */
  readonly taken: number;
  readonly changes: number;
  readonly refusedCount: number;
  /** Hotels, plans and flights that a full delivery has left out and that are no longer sold; missing for other deliveries. */
  readonly removed?: number;
  /** In the order of the import; at most 10,000, then only counted. */
  readonly refused: readonly RefusedRecord[];
}

/** The report for people: a line for each refused record, `file:line: reason`, and the sums. */
export function formatImportReport({ taken, changes, refusedCount, refused, removed }: ImportReport): string {
  const omitted = refusedCount - refused.length;
  return [
    ...refused.map(({ file, line, reason }) => `${file}:${line}: ${reason}.`),
    ...(omitted > 0 ? [`${count(omitted, 'more record')} refused.`] : []),
    `${count(taken, 'record')} taken with ${count(changes, 'change')}, ${count(refusedCount, 'record')} refused.`,
    ...(removed === undefined ? [] : [formatRemoved(removed, refusedCount)]),
  ].join('\n');
}

function formatRemoved(removed: number, refusedCount: number): string {
  if (refusedCount > 0)
    return 'Nothing that the delivery leaves out was removed, because a record was refused.';
  return `${count(removed, 'hotel, plan or departure', 'hotels, plans and departures')} left out by the delivery, no longer sold.`;
}

function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`;
}
