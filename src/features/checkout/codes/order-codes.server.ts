import type { Db } from '../../../database/open-kysely.server.ts';
import { codePolicy } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PromotionDiscount } from '../../../domain/money/package-price.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { CodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import {
  judgePromotion,
  normalisePromotionCode,
  type Promotion,
  type PromotionRefusal,
} from '../../../domain/vouchers/judge-promotion.ts';
import { judgeVoucher, type VoucherRefusal } from '../../../domain/vouchers/judge-voucher.ts';
import { isPurchaseVoucher, parseVoucherCode } from '../../../domain/vouchers/voucher-code.ts';
import type { VoucherRecord } from '../../vouchers/model/voucher-record.ts';
import { attemptCode, type CodeSource } from '../../vouchers/store/code-attempts.server.ts';
import { findVoucher, listVouchers } from '../../vouchers/store/find-voucher.server.ts';
import { countUses } from '../../vouchers/store/promotion-rows.server.ts';
import { findPromotion, findPromotionById } from '../../vouchers/store/promotions.server.ts';
import type { VoucherDigests } from '../../vouchers/store/voucher-digests.server.ts';

/** The order that codes are redeemed for, with those it has already. Amounts are minor units. */
export interface CodeOrder {
  readonly brand: string;
  readonly companyId: string;
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  readonly departure: Day;
  /** Arrival airport, of a stay that of the hotel's region; '' for none. */
  readonly destination: string;
  /** Flights and stay after the member discount. */
  readonly price: number;
  /** What it costs before vouchers and miles. */
  readonly owed: number;
  readonly isVerifiedMember: boolean;
  /** Of the person who orders; null while it is not known. */
  readonly email: string | null;
  readonly promotionId: string | null;
  readonly voucherIds: readonly string[];
}

/** What a code is good for. */
export type Redeemed =
  | {
      readonly kind: 'voucher';
      readonly voucher: { readonly voucherId: string; readonly hint: string; readonly balance: number };
    }
  | {
      readonly kind: 'promotion';
      readonly promotion: {
        readonly promotionId: string;
        readonly code: string;
        readonly discount: PromotionDiscount;
      };
    }
  | { readonly kind: 'refused'; readonly reason: CodeRefusal };

/** Codes of an order that are still good. */
export interface ReviewedCodes {
  readonly promotionId: string | null;
  readonly vouchers: readonly { readonly voucherId: string; readonly balance: number }[];
}

/** Reads codes of gift vouchers and promotions for orders. */
export interface OrderCodes {
  /** Finds what a code in any spelling is good for; changes nothing. Wrong ones are counted. */
  check(text: string, order: CodeOrder, source: CodeSource): Promise<Redeemed>;
  /** Judges the codes of an order again: what has become of them since they were entered. */
  review(order: CodeOrder): Promise<ReviewedCodes>;
}

interface CodesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly digests: VoucherDigests;
  /** Prefixes of a brand's vouchers, those of former ones included. */
  readonly prefixesOf: (brand: string) => readonly string[];
}

const refuse = (reason: CodeRefusal): Redeemed => ({ kind: 'refused', reason });

export function createOrderCodes({ db, clock, digests, prefixesOf }: CodesDeps): OrderCodes {
  async function judgeOfVoucher(
    trx: Db,
    voucher: VoucherRecord,
    order: CodeOrder,
  ): Promise<VoucherRefusal | null> {
    const others = await listVouchers(
      trx,
      order.voucherIds.filter((id) => id !== voucher.id),
    );
    const hasPromotion = order.promotionId !== null;
    return judgeVoucher(voucher, { ...order, today: dayAt(clock.now()), hasPromotion, others });
  }

  async function judgeOfPromotion(
    trx: Db,
    promotion: Promotion,
    order: CodeOrder,
  ): Promise<PromotionRefusal | null> {
    const person = order.email === null ? null : digests.person(order.email);
    const uses = await countUses(trx, promotion.id, person);
    const vouchers = await listVouchers(trx, order.voucherIds);
    return judgePromotion(promotion, { ...order, today: dayAt(clock.now()), vouchers, uses });
  }

  async function redeemVoucher(trx: Db, voucher: VoucherRecord, order: CodeOrder): Promise<Redeemed> {
    if (order.voucherIds.includes(voucher.id)) return refuse('alreadyEntered');
    if (order.voucherIds.length >= codePolicy.vouchersPerOrder) return refuse('tooMany');
    const reason = await judgeOfVoucher(trx, voucher, order);
    if (reason !== null) return refuse(reason);
    const { id, hint, balance } = voucher;
    return { kind: 'voucher', voucher: { voucherId: id, hint: hint ?? '', balance } };
  }

  async function redeemPromotion(trx: Db, promotion: Promotion, order: CodeOrder): Promise<Redeemed> {
    if (order.promotionId === promotion.id) return refuse('alreadyEntered');
    if (order.promotionId !== null) return refuse('onePromotion');
    const reason = await judgeOfPromotion(trx, promotion, order);
    if (reason !== null) return refuse(reason);
    const { id, code, discount } = promotion;
    return { kind: 'promotion', promotion: { promotionId: id, code, discount } };
  }

  return {
    async check(text, order, source) {
      const voucherCode = parseVoucherCode(text);
      const promotionCode = isPurchaseVoucher(text, prefixesOf(order.brand))
        ? null
        : normalisePromotionCode(text);
      // Neither a voucher's nor a promotion's: a typing error, which no guess could be.
      if (voucherCode === null && promotionCode === null) return refuse('unknown');
      const found = await attemptCode<Redeemed>(db, digests, { source, at: clock.now() }, async (trx) => {
        if (voucherCode !== null) {
          const voucher = await findVoucher(trx, digests, voucherCode);
          return voucher && redeemVoucher(trx, voucher, order);
        }
        const promotion = await findPromotion(trx, order.brand, promotionCode ?? '');
        return promotion && redeemPromotion(trx, promotion, order);
      });
      return found === null ? refuse('unknown') : found === 'limited' ? refuse('limited') : found;
    },
    async review(order) {
      const vouchers = await listVouchers(db, order.voucherIds);
      const judged = await Promise.all(
        vouchers.map(async (voucher) => ({ voucher, reason: await judgeOfVoucher(db, voucher, order) })),
      );
      const good = judged.filter(({ reason }) => reason === null).map(({ voucher }) => voucher);
      const promotion = order.promotionId === null ? null : await findPromotionById(db, order.promotionId);
      const reason = promotion && (await judgeOfPromotion(db, promotion, order));
      return {
        promotionId: promotion !== null && reason === null ? promotion.id : null,
        // In the order in which they pay.
        vouchers: order.voucherIds.flatMap((id) => {
          const voucher = good.find((each) => each.id === id);
          return voucher === undefined ? [] : [{ voucherId: id, balance: voucher.balance }];
        }),
      };
    },
  };
}
