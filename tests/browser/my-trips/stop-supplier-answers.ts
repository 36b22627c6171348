import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';
import type { OwnTrip } from './book-own-trip.ts';

/** Lets the supplier answer nothing about a trip: its books of this trip are locked. @returns lets it answer again */
export async function stopSupplierAnswers({ checkoutId }: OwnTrip): Promise<() => Promise<void>> {
  const dataDir = process.env.SHOP_DATA;
  if (dataDir === undefined) throw new Error('The shop under test has no data folder');
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(
    `select from supplier.hold
     where booking_number = (select supplier_number from booking where checkout_id = $1) for update`,
    [checkoutId],
  );
  if (rowCount !== 1) throw new Error('The supplier does not know the trip');
  return async () => {
    await client.query('rollback');
    await client.end();
    await postgres.stop();
  };
}
