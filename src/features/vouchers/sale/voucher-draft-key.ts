/** Under which a tab stores what was typed into the form, until it is bought. */
export const voucherDraftKey = 'voucher';
