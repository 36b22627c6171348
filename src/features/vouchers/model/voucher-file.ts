import type { ListPage, ListSort } from '../../../design/staff/list-sort.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { VoucherState } from '../../../domain/vouchers/voucher-state.ts';
import type { VoucherRecord } from './voucher-record.ts';

/** A voucher in the list of staff. */
export interface ListedVoucher extends VoucherRecord {
  /** Number and buyer of the booking that has sold it; null for one that was never sold, or whose buyer is erased. */
  readonly bookingNumber: string | null;
  readonly buyer: string | null;
}

/** The columns that the list of vouchers sorts by; amounts within their currency. */
export const VOUCHER_SORTS = ['state', 'balance', 'face', 'until'] as const;
export type VoucherSort = (typeof VOUCHER_SORTS)[number];

/** Which vouchers a list shows. */
export interface VoucherQuery {
  readonly brands: BrandScope;
  /** Last four characters of the code, a booking's number or a buyer; '' for all. */
  readonly text: string;
  readonly state: VoucherState | null;
  /** Null for the newest first. */
  readonly sort: ListSort<VoucherSort> | null;
  /** 1 for the first; where there are fewer pages, the last one is shown. */
  readonly page: number;
  /** Vouchers of a page. */
  readonly limit: number;
}

export interface FoundVouchers {
  readonly vouchers: readonly ListedVoucher[];
  readonly page: ListPage;
}

/** Something that happened to a voucher: its balance moved, or staff or a program changed it. */
export interface VoucherHistoryEntry {
  readonly at: Date;
  /** `moved`, followed by the kind of movement, or the kind of event. */
  readonly kind: VoucherHistoryKind;
  /** What the balance moved by, minor units; null for what moved nothing. */
  readonly amount: number | null;
  readonly bookingNumber: string | null;
  /** Who of the staff; null for programs. */
  readonly by: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly note: string;
}

export const VOUCHER_HISTORY = [
  'issue',
  'lock',
  'unlock',
  'burn',
  'return',
  'expiry',
  'correction',
  'refund',
  'issued',
  'reissued',
  'blocked',
  'unblocked',
  'extended',
  'limited',
  'frozen',
  'thawed',
  'correction-proposed',
  'correction-confirmed',
  'correction-withdrawn',
] as const;
export type VoucherHistoryKind = (typeof VOUCHER_HISTORY)[number];

/** A corrected balance that waits for a second person. */
export interface ProposedCorrection {
  readonly id: string;
  /** Minor units; positive for what is added. */
  readonly amount: number;
  readonly reason: string;
  readonly proposedBy: { readonly id: string; readonly name: string };
}

/** All that staff see of a voucher. */
export interface VoucherFile {
  readonly voucher: ListedVoucher;
  /** The newest first. */
  readonly history: readonly VoucherHistoryEntry[];
  readonly proposed: readonly ProposedCorrection[];
  /** What orders have paid with it, less what came back, minor units. */
  readonly redeemed: number;
  /** What its buyer owes where the bank has taken its price back, minor units; 0 for nothing. */
  readonly claim: number;
}

/** What a voucher pays for, as staff set it. */
export interface VoucherLimits {
  /** First day `YYYY-MM-DD` on which it can be redeemed; null for no such day. */
  readonly validFrom: string | null;
  /** Least total of an order, minor units; 0 for any. */
  readonly minimum: number;
  readonly isCombinable: boolean;
}

/** What staff do to a voucher. */
export type VoucherChange =
  | { readonly kind: 'block' | 'unblock'; readonly reason: string }
  | { readonly kind: 'extend'; readonly until: string; readonly reason: string }
  | ({ readonly kind: 'limit'; readonly reason: string } & VoucherLimits)
  | { readonly kind: 'correct'; readonly amount: number; readonly reason: string }
  | { readonly kind: 'confirm' | 'withdraw'; readonly correctionId: string };

export const VOUCHER_CHANGES = [
  'block',
  'unblock',
  'extend',
  'limit',
  'correct',
  'confirm',
  'withdraw',
  'resend',
] as const;

export const VOUCHER_OUTCOMES = [
  'done',
  'proposed',
  'not-possible',
  'same-person',
  'below-zero',
  'not-sent',
] as const;
export type VoucherOutcome = (typeof VOUCHER_OUTCOMES)[number];

/** What a brand owes in one currency for gift vouchers that are not redeemed, minor units. */
export type OutstandingVouchers = Pick<VoucherMonth, 'brand' | 'currency' | 'outstanding'>;

/** What vouchers moved in a month, for accounting. Minor units of one currency. */
export interface VoucherMonth {
  readonly brand: string;
  readonly currency: CurrencyCode;
  readonly issued: number;
  /** Redeemed for good, less what came back. */
  readonly redeemed: number;
  readonly expired: number;
  readonly corrected: number;
  readonly refunded: number;
  /** What is owed at the end of the month; what open bookings have set aside is owed still. */
  readonly outstanding: number;
}
