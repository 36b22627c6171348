/** Stands for a code that nobody has bought yet (MOD-067). */
export const VOUCHER_CODE_PLACEHOLDER = 'XXX-XX-XXXXXXXXXXXX';
