import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';

export type MovementKind =
  | 'opening'
  | 'reserved'
  | 'released'
  | 'lapsed'
  | 'given-back'
  | 'credited'
  | 'taken-back';

interface ProgrammeTables {
  'loyalty_programme.movement': NarrowedColumns<'loyalty_programme.movement', { kind: MovementKind }>;
  'loyalty_programme.reservation': NarrowedColumns<
    'loyalty_programme.reservation',
    { state: 'open' | 'redeemed' | 'released' }
  >;
}

type ProgrammeDatabase = NarrowedDatabase<ProgrammeTables>;
/** The programme's queries, with narrowed column types. */
export type ProgrammeDb = Kysely<ProgrammeDatabase>;
export type ProgrammeTransaction = Transaction<ProgrammeDatabase>;

export const openProgrammeTables = (db: Db): ProgrammeDb => narrowColumns<ProgrammeTables>(db);

/** What every service of the programme works on. */
export interface ProgrammeStore {
  readonly db: ProgrammeDb;
  readonly clock: Clock;
}

/** An id that cannot be guessed: 128 random bits. */
export function createId(): string {
  return randomBytes(16).toString('base64url');
}

interface Movement {
  readonly memberNumber: string;
  readonly kind: MovementKind;
  /** Negative for points that leave the balance. */
  readonly points: number;
  readonly reference: string;
  readonly at: Date;
}

/** Writes a line of a member's account; the balance is the sum of the lines. */
export async function insertMovement(
  db: ProgrammeDb,
  { memberNumber, kind, points, reference, at }: Movement,
): Promise<void> {
  await db
    .insertInto('loyalty_programme.movement')
    .values({ member_number: memberNumber, kind, points, reference, at })
    .execute();
}
