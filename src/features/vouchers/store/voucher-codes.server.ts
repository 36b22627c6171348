import type { Db } from '../../../database/open-kysely.server.ts';
import type { VoucherCode } from '../../../domain/vouchers/voucher-code.ts';
import { attemptCode, type TypedAt } from './code-attempts.server.ts';
import { findVoucher, listVouchers } from './find-voucher.server.ts';
import { countUses } from './promotion-rows.server.ts';
import { findPromotion, findPromotionById } from './promotions.server.ts';
import type { VoucherDigests } from './voucher-digests.server.ts';

/** Gift vouchers and promotions for those who redeem their codes: an attempt looks in one transaction with its count. */
export function createVoucherCodes(db: Db, digests: VoucherDigests) {
  const lookIn = (trx: Db) => ({
    findVoucher: (code: VoucherCode) => findVoucher(trx, digests, code),
    listVouchers: (ids: readonly string[]) => listVouchers(trx, ids),
    findPromotion: (brand: string, code: string) => findPromotion(trx, brand, code),
    findPromotionById: (id: string) => findPromotionById(trx, id),
    countUses: (promotionId: string, email: string | null) =>
      countUses(trx, promotionId, email === null ? null : digests.person(email)),
  });
  return {
    ...lookIn(db),
    attempt<Found>(
      from: { readonly source: TypedAt; readonly at: Date },
      look: (lookup: ReturnType<typeof lookIn>) => Promise<Found | null>,
    ): Promise<Found | 'limited' | null> {
      return attemptCode(db, digests, from, (trx) => look(lookIn(trx)));
    },
  };
}
