import type { NarrowedColumns } from '../../src/database/narrow-columns.server.ts';
import type { Db } from '../../src/database/open-kysely.server.ts';

/**
 * `tsc` proves this file and nothing runs it: each line marked so must fail the type check. A column that a migration renames is one
 * that does not exist any more.
 */
export function refuseUnknownColumns(db: Db): void {
  db.selectFrom('checkout').select(['id', 'brand']);
  // @ts-expect-error a table that does not exist
  db.selectFrom('chekout').select('id');
  // @ts-expect-error a column that does not exist
  db.selectFrom('checkout').select('label');
  // @ts-expect-error the same, where it is compared
  db.selectFrom('checkout').select('id').where('label', '=', 'abendmeer');
  // @ts-expect-error the same, where it is returned
  db.deleteFrom('checkout').returning('label');
  // @ts-expect-error the same, where it is written
  db.updateTable('checkout').set({ label: 'abendmeer' });
  // @ts-expect-error a required column is missing
  db.insertInto('booking_sequence').values({ name: 'ABE-R2026-' });
  // @ts-expect-error JSON is written as text
  db.updateTable('checkout').set({ extras: [] });
  // @ts-expect-error the check constraint allows no such value
  db.updateTable('booking_mail').set({ state: 'lost' });
  // @ts-expect-error PostgreSQL calculates the column
  db.updateTable('booking').set({ has_failed: true });
}

export type Known = NarrowedColumns<'booking', { state: 'holding' | 'booked' }>;
// @ts-expect-error a column that does not exist cannot be narrowed
export type Unknown = NarrowedColumns<'booking', { status: 'holding' | 'booked' }>;
// @ts-expect-error a text never holds a number
export type Impossible = NarrowedColumns<'booking', { state: 1 | 2 }>;
