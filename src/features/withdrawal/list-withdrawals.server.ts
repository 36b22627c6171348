import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { orderLetters } from './withdrawal-rows.server.ts';

interface WithdrawnOrder {
  readonly bookingNumber: string;
  readonly email: string;
}

/** Statements that were made about an order from its address, for the export of data: the number alone may be anybody's. */
export function listWithdrawals(
  db: Db,
  { bookingNumber, email }: WithdrawnOrder,
): Promise<readonly object[]> {
  const letters = bookingNumber.replace('-', '');
  return db
    .selectFrom('withdrawal')
    .select(['name', 'order_number as orderNumber', 'email', 'received_at as receivedAt', 'outcome'])
    .where(orderLetters, '=', letters)
    .where(sql<boolean>`lower(btrim(email)) = lower(btrim(${email}))`)
    .orderBy('received_at')
    .execute();
}
