import { defineStates } from '../states/state-table.ts';

/**
 * The states of a gift voucher and the transitions between them:
 * - `ordered`: paid, its code is made on the day of delivery · `active`: it can be redeemed
 * - `blocked`: by staff · `frozen`: its sale was charged back; when the bank reverses that, it is what it was before
 * - `expired`: what was left is the shop's; good again where money comes back or staff extend it
 * - `void`: given back to its buyer
 */
const voucherStates = defineStates('gift voucher', {
  ordered: ['active', 'frozen', 'void'],
  active: ['blocked', 'frozen', 'void', 'expired'],
  blocked: ['active', 'frozen', 'void', 'expired'],
  frozen: ['ordered', 'active', 'void', 'expired'],
  expired: ['ordered', 'active'],
  void: [],
});

export type VoucherState = (typeof voucherStates.states)[number];

/** All of them, in the order of the table. */
export const VOUCHER_STATES = voucherStates.states;

/** True where a voucher may go from one state to the other. */
export const canMoveVoucher = voucherStates.canMove;

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow: a bug that must not be stored */
export const moveVoucher = voucherStates.moveOrStay;

/** The states from which a voucher may go to this one: for the conditions of queries. */
export const listStatesBefore = voucherStates.listBefore;
