import type { Db } from '../../database/open-kysely.server.ts';
import {
  openVoucherDigests,
  type VoucherDigests,
} from '../../features/vouchers/store/voucher-digests.server.ts';
import { createVoucherHolds, type VoucherHolds } from '../../features/vouchers/store/voucher-holds.server.ts';
import { findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import type { AppDeps } from './app-deps.ts';

interface WiredVouchers {
  readonly digests: VoucherDigests;
  readonly holds: VoucherHolds;
}

/** Gift vouchers and promotion codes, as far as bookings and the checkout use them. */
export async function wireVouchers(
  { env, pool, cookieSecret: secret }: AppDeps,
  db: Db,
): Promise<WiredVouchers> {
  const formerSecrets = [env.cookieSecretBefore, await findStoredSecret(pool)].filter(
    (each) => each !== null,
  );
  const digests = await openVoucherDigests(db, { secret, formerSecrets });
  return { digests, holds: createVoucherHolds(digests) };
}
