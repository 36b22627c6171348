/**
 * `ordered`: paid, its code is made on the day of delivery. `blocked`: by staff. `frozen`: its sale was charged back. `void`: given back to its
 * buyer. `expired`: what was left is the shop's.
 */
export const VOUCHER_STATES = ['ordered', 'active', 'blocked', 'frozen', 'void', 'expired'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];
