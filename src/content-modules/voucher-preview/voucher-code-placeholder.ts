/** Shown in place of the code of a voucher that is not bought yet (MOD-067). */
export const VOUCHER_CODE_PLACEHOLDER = 'XXX-XX-XXXXXXXXXXXX';
