import type { Db } from '../../database/open-kysely.server.ts';
import { voucherLimits } from '../../defaults.ts';
import { demoPromotions } from '../../demo/vouchers/demo-promotions.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { type Codes, createCodes } from '../../features/vouchers/redeem-code.server.ts';
import { expireVouchers } from '../../features/vouchers/store/expire-vouchers.server.ts';
import { createPromotions } from '../../features/vouchers/store/promotions.server.ts';
import {
  openVoucherDigests,
  type VoucherDigests,
} from '../../features/vouchers/store/voucher-digests.server.ts';
import { createVoucherHolds, type VoucherHolds } from '../../features/vouchers/store/voucher-holds.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import { findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import type { AppDeps } from './app-deps.ts';

interface WiredVouchers {
  readonly digests: VoucherDigests;
  readonly codes: Codes;
  readonly holds: VoucherHolds;
  close(): Promise<void>;
}

/** Gift vouchers and promotion codes, and the job that lets vouchers expire. */
export async function wireVouchers(
  { env, pool, log, cookieSecret: secret }: AppDeps,
  db: Db,
): Promise<WiredVouchers> {
  const clock = systemClock;
  const formerSecrets = [env.cookieSecretBefore, await findStoredSecret(pool)].filter(
    (each) => each !== null,
  );
  const digests = await openVoucherDigests(db, { secret, formerSecrets });
  if (env.demoBookings && env.payment.provider === 'embedded') {
    const promotions = createPromotions(db, clock);
    for (const promotion of demoPromotions) await promotions.add(promotion);
  }
  const expiry = startInterval({
    intervalMs: voucherLimits.expiryIntervalMs,
    run: () => expireVouchers({ db, clock, ledger: null }),
    report: (error) => log.error({ err: error }, 'vouchers could not expire and are looked at again'),
  });
  return {
    digests,
    codes: createCodes({ db, clock, digests }),
    holds: createVoucherHolds(digests),
    close: () => expiry.close(),
  };
}
