import pg from 'pg';
import { openKysely } from '../../../src/database/open-kysely.server.ts';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';
import { insertVoucher, issueVoucher } from '../../../src/features/vouchers/store/issue-voucher.server.ts';
import { openVoucherDigests } from '../../../src/features/vouchers/store/voucher-digests.server.ts';
import { findCookieSecret } from '../../../src/server/database/find-cookie-secret.server.ts';

/** Makes a gift voucher of the shop under test, as a sale does. @param amount minor units @returns its code */
export async function giveVoucher(amount: number): Promise<string> {
  const dataDir = process.env.SHOP_DATA;
  if (dataDir === undefined) throw new Error('The shop under test has no data folder');
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  try {
    const db = openKysely(pool);
    const digests = await openVoucherDigests(db, { secret: await findCookieSecret(pool), formerSecrets: [] });
    const at = new Date();
    const code = await db.transaction().execute(async (trx) => {
      const voucherId = await insertVoucher(trx, {
        companyId: 'default',
        brand: 'abendmeer',
        market: 'de',
        currency: 'EUR',
        amount,
        validYears: 3,
        terms: { waitingDays: 0, minimum: 0, isCombinable: true },
        bookingId: null,
        at,
      });
      return issueVoucher(trx, digests, { voucherId, prefix: 'ABM', at });
    });
    if (code === null) throw new Error('The voucher was not issued');
    return code;
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
