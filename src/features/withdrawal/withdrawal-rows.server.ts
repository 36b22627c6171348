import type { Selectable } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Withdrawal, WithdrawalOutcome } from './withdrawal.ts';

interface WithdrawalTables {
  withdrawal: NarrowedColumns<'withdrawal', { language: Language; outcome: WithdrawalOutcome | null }>;
}

export const openWithdrawalTables = (db: Db) => narrowColumns<WithdrawalTables>(db);

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
