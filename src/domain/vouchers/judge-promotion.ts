import type { CurrencyCode } from '../money/currency.ts';
import type { PromotionDiscount } from '../money/package-price.ts';
import type { MarketCode } from '../places/market.ts';
import type { Day } from '../time/calendar-day.ts';

/** A promotion code: an advertised discount. Amounts are minor units of its currency. */
export interface Promotion {
  readonly id: string;
  readonly companyId: string;
  readonly brand: string;
  /** As it is advertised. */
  readonly code: string;
  readonly discount: PromotionDiscount;
  /** Currency of its amounts; null for a percentage without a minimum. */
  readonly currency: CurrencyCode | null;
  /** Markets in which it can be used; empty for all. */
  readonly markets: readonly MarketCode[];
  /** Days on which it can be ordered with; null for no such limit. */
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
  /** Days on which the trip begins; null for no such limit. */
  readonly travelFrom: Day | null;
  readonly travelTo: Day | null;
  /** Arrival airports; empty for all destinations. */
  readonly destinations: readonly string[];
  /** Least price of flights and stay after the member discount; 0 for any. */
  readonly minimum: number;
  /** Orders that may use it in all, and of one person; null for no such limit. */
  readonly usesInAll: number | null;
  readonly usesPerPerson: number | null;
  readonly isCombinable: boolean;
  readonly isForMembers: boolean;
}

/** What decides about a promotion apart from the trip, and may change between the entry of its code and the order. */
export interface PromotionLockUse {
  readonly brand: string;
  readonly companyId: string;
  readonly today: Day;
  /** Vouchers of the order. */
  readonly vouchers: readonly { readonly isCombinable: boolean }[];
  /** Orders that have used it, without this one: of everybody, and of the person who orders where that is known. */
  readonly uses: { readonly inAll: number; readonly ofPerson: number };
}

/** The order that a promotion shall lower. */
export interface PromotionUse extends PromotionLockUse {
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  readonly departure: Day;
  /** Arrival airport, of a stay without flights that of the hotel's region; '' for none. */
  readonly destination: string;
  /** Flights and stay after the member discount, minor units. */
  readonly price: number;
  readonly isVerifiedMember: boolean;
}

/** Why a promotion does not apply, in the order of the judgement: the first reason that applies is the one that is given. */
export const PROMOTION_REFUSALS = [
  'wrongBrand',
  'notActive',
  'expired',
  'membersOnly',
  'wrongMarket',
  'wrongCurrency',
  'wrongTrip',
  'belowMinimum',
  'usedUp',
  'notCombinable',
] as const;
export type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number];

/** The one rule of whether a promotion code lowers the price of an order; null where it does. */
export function judgePromotion(promotion: Promotion, use: PromotionUse): PromotionRefusal | null {
  return judgeDays(promotion, use) ?? judgeTrip(promotion, use) ?? judgeUses(promotion, use);
}

/** The rule again when the order sets the promotion aside: without its trip, which the order has as it was judged. */
export function judgeLockedPromotion(promotion: Promotion, use: PromotionLockUse): PromotionRefusal | null {
  return judgeDays(promotion, use) ?? judgeUses(promotion, use);
}

function judgeDays(promotion: Promotion, use: PromotionLockUse): PromotionRefusal | null {
  const { validFrom, validTo } = promotion;
  if (promotion.companyId !== use.companyId || promotion.brand !== use.brand) return 'wrongBrand';
  if (validFrom !== null && use.today < validFrom) return 'notActive';
  return validTo !== null && validTo < use.today ? 'expired' : null;
}

function judgeTrip(promotion: Promotion, use: PromotionUse): PromotionRefusal | null {
  const { markets, currency } = promotion;
  if (promotion.isForMembers && !use.isVerifiedMember) return 'membersOnly';
  if (markets.length > 0 && !markets.includes(use.market)) return 'wrongMarket';
  if (currency !== null && currency !== use.currency) return 'wrongCurrency';
  if (!isTripIncluded(promotion, use)) return 'wrongTrip';
  return use.price < promotion.minimum ? 'belowMinimum' : null;
}

function judgeUses(promotion: Promotion, { uses, vouchers }: PromotionLockUse): PromotionRefusal | null {
  const { usesInAll, usesPerPerson } = promotion;
  if (usesInAll !== null && usesInAll <= uses.inAll) return 'usedUp';
  if (usesPerPerson !== null && usesPerPerson <= uses.ofPerson) return 'usedUp';
  const areCombinable = promotion.isCombinable && vouchers.every(({ isCombinable }) => isCombinable);
  return vouchers.length === 0 || areCombinable ? null : 'notCombinable';
}

function isTripIncluded(
  { travelFrom, travelTo, destinations }: Promotion,
  { departure, destination }: PromotionUse,
): boolean {
  return (
    (travelFrom === null || travelFrom <= departure) &&
    (travelTo === null || departure <= travelTo) &&
    (destinations.length === 0 || destinations.includes(destination))
  );
}

/** Characters of a promotion code in one spelling: fewer than those of a voucher's, so that neither is taken for the other. */
export const PROMOTION_LENGTH = { min: 3, max: 16 } as const;

/**
 * A promotion code in one spelling: letters and digits, capitals.
 * @returns null for a text that no promotion has as its code
 */
export function normalisePromotionCode(text: string): string | null {
  const normalised = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const { min, max } = PROMOTION_LENGTH;
  return normalised.length >= min && normalised.length <= max ? normalised : null;
}
