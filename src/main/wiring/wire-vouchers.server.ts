import type { VouchersOffice } from '../../api/office/serving/office-deps.server.ts';
import { listVoucherPrefixes } from '../../brands/list-voucher-prefixes.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { voucherLimits } from '../../defaults.ts';
import { demoPromotions } from '../../demo/vouchers/demo-promotions.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { DEFAULT_PREFIX } from '../../domain/vouchers/voucher-code.ts';
import type { VoucherHolds } from '../../features/booking/model/voucher-holds.server.ts';
import { voucherLedger } from '../../features/booking/store/voucher-ledger.server.ts';
import { createVoucherOrigins } from '../../features/booking/voucher-offer/voucher-origins.server.ts';
import { createOrderCodes, type OrderCodes } from '../../features/checkout/codes/order-codes.server.ts';
import { createVoucherOffice } from '../../features/vouchers/office/create-voucher-office.server.ts';
import {
  createVoucherMailer,
  type SendVoucher,
} from '../../features/vouchers/sale/delivery/voucher-mailer.server.ts';
import { expireVouchers } from '../../features/vouchers/store/expire-vouchers.server.ts';
import { createPromotions } from '../../features/vouchers/store/promotions.server.ts';
import { createVoucherCodes } from '../../features/vouchers/store/voucher-codes.server.ts';
import {
  openVoucherDigests,
  type VoucherDigests,
} from '../../features/vouchers/store/voucher-digests.server.ts';
import { createVoucherHolds } from '../../features/vouchers/store/voucher-holds.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import type { RenderSheet } from '../../site/documents/document-sheet.ts';
import type { AppDeps } from './app-deps.ts';

interface VoucherWiring {
  readonly db: Db;
  readonly liveBrands: LiveBrands;
  readonly mail: MailPort;
  readonly render: RenderSheet;
}

interface WiredVouchers {
  readonly digests: VoucherDigests;
  /** Sends a voucher with its code. */
  readonly send: SendVoucher;
  readonly codes: OrderCodes;
  readonly holds: VoucherHolds;
  readonly office: VouchersOffice;
  close(): Promise<void>;
}

/** Opens the key of the codes, which the secret of the cookies seals: this one, or one before it. */
export async function openDigests(
  { env, pool, cookieSecret: secret }: Pick<AppDeps, 'env' | 'pool' | 'cookieSecret'>,
  db: Db,
): Promise<VoucherDigests> {
  const formerSecrets = [env.cookieSecretBefore, await findStoredSecret(pool)].filter(
    (each) => each !== null,
  );
  return openVoucherDigests(db, { secret, formerSecrets });
}

/** Gift vouchers and promotion codes, and the job that lets vouchers expire. */
export async function wireVouchers(
  { env, pool, log, cookieSecret: secret }: AppDeps,
  { db, liveBrands, mail, render }: VoucherWiring,
): Promise<WiredVouchers> {
  const clock = systemClock;
  const digests = await openDigests({ env, pool, cookieSecret: secret }, db);
  const promotions = createPromotions(db, clock);
  if (env.payment.provider === 'embedded')
    for (const promotion of demoPromotions) await promotions.add(promotion);
  const expiry = startInterval({
    intervalMs: voucherLimits.expiryIntervalMs,
    run: () => expireVouchers({ db, clock, ledger: voucherLedger }),
    report: (error) => log.error({ err: error }, 'vouchers could not expire and are looked at again'),
  });
  const send = createVoucherMailer({
    db,
    origins: createVoucherOrigins(db),
    clock,
    mail,
    brands: liveBrands,
    render,
  });
  return {
    digests,
    send,
    codes: createOrderCodes({
      clock,
      vouchers: createVoucherCodes(db, digests),
      prefixesOf: (brand) => listVoucherPrefixes(liveBrands.get(brand)),
    }),
    holds: createVoucherHolds(digests),
    office: {
      office: createVoucherOffice({
        db,
        clock,
        digests,
        ledger: voucherLedger,
        prefixOf: (brand) => liveBrands.get(brand).vouchers?.prefix ?? DEFAULT_PREFIX,
        send: async (voucherId, code) => (await send(voucherId, code, { isAgain: true })) === 'taken',
      }),
      promotions,
      companyOf: (brand) => liveBrands.get(brand).company.id,
    },
    close: () => expiry.close(),
  };
}
