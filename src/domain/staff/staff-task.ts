import type { BrandScope } from './brand-scope.ts';

/** Something that waits for a member of the service staff: on the first page of the staff app, soonest due first. */
export interface StaffTask {
  /** Unique: trade and number, `case-…`. */
  readonly id: string;
  /** Section of the staff app that it belongs to. */
  readonly place: 'bookings' | 'cases' | 'vouchers' | 'reviews' | 'supply';
  /** Its page. */
  readonly path: string;
  /** Number that staff name it by. */
  readonly number: string;
  /** Text id of what is to be done, `office.task.…`. */
  readonly toDo: string;
  /** Who waits: a name, or what the trade calls it. */
  readonly subject: string;
  /** When it has to be done; null where no limit exists but somebody waits. */
  readonly dueAt: Date | null;
  /** Waits since. */
  readonly since: Date;
  /** Name of the member of staff who looks after it; null for nobody yet. */
  readonly assignedTo: string | null;
}

/** Lists what waits in one trade of some brands; soonest due first, without a limit last. */
export type ListStaffTasks = (brands: BrandScope) => Promise<readonly StaffTask[]>;
