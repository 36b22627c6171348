import type { Day } from '../../../../domain/time/calendar-day.ts';

/** A row that a record was read from together with others: the days of a plan that it is about. */
export interface SourceRow {
  readonly planId: number;
  readonly from: Day;
  readonly to: Day;
  /** Monday first. */
  readonly weekdays: readonly boolean[];
  readonly line: number;
}

/** Where a record comes from. */
export interface RecordSource {
  readonly file: string;
  /** Where the record begins, from 1; 0 for what a full delivery has left out. */
  readonly line: number;
  /** Of records that are read from several rows, in the order of the file: a later row overwrites an earlier one. */
  readonly rows?: readonly SourceRow[];
}
