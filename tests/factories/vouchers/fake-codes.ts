import type { OrderCodes, ReviewedCodes } from '../../../src/features/checkout/codes/order-codes.server.ts';

/** Codes of which none is known, and those of an order are as good as they were. @param gone vouchers and promotions that are not any more */
export function createFakeCodes(gone: ReadonlySet<string> = new Set()): OrderCodes {
  return {
    check: async () => ({ kind: 'refused', reason: 'unknown' }),
    review: async ({ promotionId, voucherIds }): Promise<ReviewedCodes> => ({
      promotionId: promotionId !== null && gone.has(promotionId) ? null : promotionId,
      vouchers: voucherIds.filter((id) => !gone.has(id)).map((voucherId) => ({ voucherId, balance: 10_000 })),
    }),
  };
}
