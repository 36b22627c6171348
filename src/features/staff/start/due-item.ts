import type { Money } from '../../../domain/money/money.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

/** `refund`: money that a guest gets by then · `answer`: a guest has to answer by then. Cases are tasks with a deadline of their own. */
export const DUE_KINDS = ['refund', 'answer'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** Something that falls due on one of the next days, or was due before. */
export interface DueItem {
  /** Unique: kind and id. */
  readonly key: string;
  readonly kind: DueKind;
  readonly number: string;
  /** Its page. */
  readonly path: string;
  /** Who waits: a name, or what the trade calls it. */
  readonly subject: string;
  /** Null where it is not about money. */
  readonly amount: Money | null;
  readonly dueOn: Day;
  readonly isLate: boolean;
}
