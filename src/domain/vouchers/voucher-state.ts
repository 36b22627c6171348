/**
 * The states of a gift voucher and the transitions between them:
 * - `ordered`: paid, its code is made on the day of delivery · `active`: it can be redeemed
 * - `blocked`: by staff · `frozen`: its sale was charged back; when the bank reverses that, it is what it was before
 * - `expired`: what was left is the shop's; good again where money comes back or staff extend it
 * - `void`: given back to its buyer
 */
const transitions = {
  ordered: ['active', 'frozen', 'void'],
  active: ['blocked', 'frozen', 'void', 'expired'],
  blocked: ['active', 'frozen', 'void', 'expired'],
  frozen: ['ordered', 'active', 'void', 'expired'],
  expired: ['ordered', 'active'],
  void: [],
} as const satisfies Record<string, readonly string[]>;

export type VoucherState = keyof typeof transitions;

/** All of them, in the order of the table. @testSupport */
export const VOUCHER_STATES = Object.keys(transitions) as readonly VoucherState[];

/** True where a voucher may go from one state to the other. */
export function canMoveVoucher(from: VoucherState, to: VoucherState): boolean {
  return (transitions[from] as readonly VoucherState[]).includes(to);
}

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow: a bug that must not be stored */
export function moveVoucher(from: VoucherState, to: VoucherState): VoucherState {
  if (from !== to && !canMoveVoucher(from, to))
    throw new Error(`A gift voucher does not go from ${from} to ${to}`);
  return to;
}

/** The states from which a voucher may go to this one: for the conditions of queries. */
export function listStatesBefore(to: VoucherState): readonly VoucherState[] {
  return VOUCHER_STATES.filter((from) => canMoveVoucher(from, to));
}
