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
import type { CodedVoucher, CodeLookup, CodeSource, VoucherCodes } from './voucher-codes.ts';

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
  readonly clock: Clock;
  readonly vouchers: VoucherCodes;
  /** Prefixes of a brand's vouchers, those of former ones included. */
  readonly prefixesOf: (brand: string) => readonly string[];
}

const refuse = (reason: CodeRefusal): Redeemed => ({ kind: 'refused', reason });

export function createOrderCodes({ clock, vouchers: known, prefixesOf }: CodesDeps): OrderCodes {
  async function judgeOfVoucher(
    lookup: CodeLookup,
    voucher: CodedVoucher,
    order: CodeOrder,
  ): Promise<VoucherRefusal | null> {
    const others = await lookup.listVouchers(order.voucherIds.filter((id) => id !== voucher.id));
    const hasPromotion = order.promotionId !== null;
    return judgeVoucher(voucher, { ...order, today: dayAt(clock.now()), hasPromotion, others });
  }

  async function judgeOfPromotion(
    lookup: CodeLookup,
    promotion: Promotion,
    order: CodeOrder,
  ): Promise<PromotionRefusal | null> {
    const uses = await lookup.countUses(promotion.id, order.email);
    const vouchers = await lookup.listVouchers(order.voucherIds);
    return judgePromotion(promotion, { ...order, today: dayAt(clock.now()), vouchers, uses });
  }

  async function redeemVoucher(
    lookup: CodeLookup,
    voucher: CodedVoucher,
    order: CodeOrder,
  ): Promise<Redeemed> {
    if (order.voucherIds.includes(voucher.id)) return refuse('alreadyEntered');
    if (order.voucherIds.length >= codePolicy.vouchersPerOrder) return refuse('tooMany');
    const reason = await judgeOfVoucher(lookup, voucher, order);
    if (reason !== null) return refuse(reason);
    const { id, hint, balance } = voucher;
    return { kind: 'voucher', voucher: { voucherId: id, hint: hint ?? '', balance } };
  }

  async function redeemPromotion(
    lookup: CodeLookup,
    promotion: Promotion,
    order: CodeOrder,
  ): Promise<Redeemed> {
    if (order.promotionId === promotion.id) return refuse('alreadyEntered');
    if (order.promotionId !== null) return refuse('onePromotion');
    const reason = await judgeOfPromotion(lookup, promotion, order);
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
      const found = await known.attempt<Redeemed>({ source, at: clock.now() }, async (lookup) => {
        if (voucherCode !== null) {
          const voucher = await lookup.findVoucher(voucherCode);
          return voucher && redeemVoucher(lookup, voucher, order);
        }
        const promotion = await lookup.findPromotion(order.brand, promotionCode ?? '');
        return promotion && redeemPromotion(lookup, promotion, order);
      });
      return found === null ? refuse('unknown') : found === 'limited' ? refuse('limited') : found;
    },
    async review(order) {
      const vouchers = await known.listVouchers(order.voucherIds);
      const judged = await Promise.all(
        vouchers.map(async (voucher) => ({ voucher, reason: await judgeOfVoucher(known, voucher, order) })),
      );
      const good = judged.filter(({ reason }) => reason === null).map(({ voucher }) => voucher);
      const promotion = order.promotionId === null ? null : await known.findPromotionById(order.promotionId);
      const reason = promotion && (await judgeOfPromotion(known, promotion, order));
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
