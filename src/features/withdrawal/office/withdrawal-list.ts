import type { CardOrder } from '../../../design/staff/card-list-filters.tsx';
import type { ListPage } from '../../../design/staff/list-sort.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { CandidateOrder, WithdrawalOutcome } from '../withdrawal.ts';

export const WITHDRAWAL_LISTS = ['open', 'settled'] as const;
export type WithdrawalList = (typeof WITHDRAWAL_LISTS)[number];

/** A withdrawal for which no contract was found, as staff see it. */
export interface ListedWithdrawal {
  readonly id: string;
  readonly brand: string;
  /** Number, name and address as they were typed. */
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly receivedAt: Date;
  /** Orders from its address or with its number: what may be meant. */
  readonly candidates: readonly CandidateOrder[];
  /** What staff have done; null while it is open. */
  readonly settlement: WithdrawalSettlement | null;
}

/** A page of one of the lists. */
export interface ListedWithdrawals {
  readonly page: ListPage;
  readonly withdrawals: readonly ListedWithdrawal[];
}

export interface AskedWithdrawals {
  readonly brands: BrandScope;
  readonly list: WithdrawalList;
  /** 1 for the first. */
  readonly page: number;
  readonly order?: CardOrder;
  /** Withdrawals of a page; `withdrawalPolicy.listed` where it is absent. */
  readonly size?: number;
  /** Id of the open one that staff are about to settle: it comes before all others. */
  readonly first?: string | null;
}

interface WithdrawalSettlement {
  readonly at: Date;
  /** Name of the member of staff. */
  readonly by: string;
  readonly outcome: WithdrawalOutcome;
  /** Number of the order that it was connected to; null for one that was closed. */
  readonly bookingNumber: string | null;
  readonly reason: string;
}

/** What staff do with an open withdrawal: carry it out for an order, or close it with a reason that its sender reads. */
export type WithdrawalDecision =
  | { readonly kind: 'connect'; readonly bookingNumber: string }
  | { readonly kind: 'close'; readonly reason: string };

/**
 * - `no-order`: no trip or voucher has this number · `moved`: somebody has settled it meanwhile
 * - `busy`: somebody is settling it at this moment, or its acknowledgement is on its way
 * - `not-possible`: the contract cannot be ended now, because it is in progress or the bank has its money
 */
export const SETTLE_OUTCOMES = ['done', 'no-order', 'not-possible', 'busy', 'moved'] as const;
export type SettleOutcome = (typeof SETTLE_OUTCOMES)[number];

/** A member of staff who settles a withdrawal, for an order of their brands. */
export type WithdrawalSettler = Pick<StaffMember, 'name' | 'brands'>;

/** What staff see and do about withdrawals for which no contract was found. */
export interface WithdrawalOffice {
  /** Those that may mean an order of ours first, and of each kind the one that waits longest; of the settled ones the newest first. */
  list(asked: AskedWithdrawals): Promise<ListedWithdrawals>;
  /** The trip or voucher with a number, however it is typed; null for none. */
  findOrder(bookingNumber: string, brands: BrandScope): Promise<CandidateOrder | null>;
  settle(id: string, by: WithdrawalSettler, decision: WithdrawalDecision): Promise<SettleOutcome>;
}
