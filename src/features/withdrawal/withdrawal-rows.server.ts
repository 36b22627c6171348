import { type Selectable, sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Withdrawal, WithdrawalOutcome } from './withdrawal.ts';

interface WithdrawalTables {
  withdrawal: NarrowedColumns<'withdrawal', { language: Language; outcome: WithdrawalOutcome | null }>;
}

export const openWithdrawalTables = (db: Db) => narrowColumns<WithdrawalTables>(db);

/** Letters and digits of the number that was typed: 'ABCD2345' of 'abcd 2345'. */
export const orderLetters = sql<string>`regexp_replace(upper(withdrawal.order_number), '[^A-Z0-9]', '', 'g')`;

export function readWithdrawalRow(row: Selectable<WithdrawalTables['withdrawal']>): Withdrawal {
  return {
    id: row.id,
    brand: row.brand,
    language: row.language,
    origin: row.origin,
    name: row.name,
    orderNumber: row.order_number,
    email: row.email,
    receivedAt: row.received_at,
  };
}
