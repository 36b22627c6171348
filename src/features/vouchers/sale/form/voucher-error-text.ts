import type { FieldKind } from '../../../../design/form/field-errors.ts';

/** Codes whose words of the checkout speak of travellers. */
const ownWords: readonly string[] = ['adultError', 'nameTooLongError', 'deliveryDay'];

/** Text id of the error of a field. */
export function voucherFieldErrorText(code: string, kind: FieldKind = 'text'): string {
  if (ownWords.includes(code)) return `voucher.fault.${code}`;
  return code === 'required' && kind !== 'text' ? `person.error.required.${kind}` : `person.error.${code}`;
}

/** Errors of an order that have words; `technicalError` says the same as `voucherAlreadyBookedError` (ERR-010). */
const problems: readonly string[] = [
  'voucherAlreadyBookedError',
  'NO_VOUCHERS_AVAILABLE',
  'noPaymentSelectedError',
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
  'cardChanged',
  'cardPaused',
  'tooManyHolds',
  'captchaFailed',
  'sessionOver',
  'lost',
];

/** Text id of an error of the order (ERR-019 to ERR-021). */
export function voucherProblemText(type: string): string {
  return `voucher.problem.${problems.includes(type) ? type : 'technicalError'}`;
}
