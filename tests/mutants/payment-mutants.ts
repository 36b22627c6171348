import type { Mutant } from './mutant.ts';

const rules = 'ports/payment/vendor/vendor-rules.ts';
const status = 'ports/payment/datatrans/to-vendor-status.ts';
const adyenErrors = 'ports/payment/adyen/map-adyen-error.ts';
const adyenEvents = 'ports/payment/adyen/adyen-webhook.ts';
const datatransErrors = 'ports/payment/datatrans/map-datatrans-error.ts';
const embedded = 'ports/payment/payment-rules.ts';

/** Errors in the rules of payments: what a vendor's word means, and what follows from it. */
export const paymentMutants: readonly Mutant[] = [
  {
    file: rules,
    find: "const endsOfCapture: readonly string[] = ['cancelled', 'refused', 'capture-failed'];",
    replace:
      "const endsOfCapture: readonly string[] = ['cancelled', 'refused', 'capture-failed', 'released'];",
    what: 'the end of what was held ends what was taken',
  },
  {
    file: rules,
    find: "[...endsOfCapture, 'released', 'partial']",
    replace: "[...endsOfCapture, 'partial']",
    what: 'an authorisation that has lapsed is still held',
  },
  {
    file: rules,
    find: 'if (isOtherTry(known, status)) return known;',
    replace: '',
    what: 'the refusal of a second try undoes the grant of the first',
  },
  {
    file: rules,
    find: 'payment.actionExpiresAt > now)',
    replace: 'payment.actionExpiresAt >= now)',
    what: 'an action is open a moment longer',
  },
  {
    file: rules,
    find: "if (status.state === 'partial') return true;",
    replace: '',
    what: 'a part of the sum stays held',
  },
  {
    file: rules,
    find: "return payment.state === 'cancelled' || payment.state === 'refused' || isOtherTry(payment, status);",
    replace: 'return isOtherTry(payment, status);',
    what: 'money for a payment that is over is kept',
  },
  {
    file: rules,
    find: "case 'asked':\n      return { outcome: 'unknown' };",
    replace: "case 'asked':\n      return { outcome: 'refused', reason: 'refused' };",
    what: 'a payment without an answer is refused',
  },
  {
    file: rules,
    find: "    case 'closed':\n      return { ...over, state: 'refused', refusal: 'challenge-expired' };",
    replace: "    case 'closed':\n      return { ...over, state: 'authorised' };",
    what: 'an action that the shopper has left grants the money',
  },
  {
    file: rules,
    find: "payment.state === 'authorised' && status.state === 'captured'",
    replace: "status.state === 'captured'",
    what: 'money that was given back counts as taken',
  },

  {
    file: status,
    find: 'transaction.merchantId !== merchantId ||',
    replace: '',
    what: 'the transaction of another merchant is booked',
  },
  {
    file: status,
    find: '|| transaction.currency !== payment.currency',
    replace: '',
    what: 'another currency is booked',
  },
  {
    file: status,
    find: 'detail.authorize.amount !== payment.amount',
    replace: 'detail.authorize.amount < payment.amount',
    what: 'more is held than was asked for',
  },
  {
    file: status,
    find: "    case 'authenticated':\n      return { state: 'pending', action: null };",
    replace:
      "      return { state: 'pending', action: null };\n    case 'authenticated':\n      return { state: 'authorised', vendorId };",
    what: 'an authenticated card counts as authorised',
  },
  {
    file: status,
    find: 'throw new UncertainOutcomeError(`A status that',
    replace:
      "if (vendorId !== '') return { state: 'refused', refusal: 'refused', vendorId };\n      throw new UncertainOutcomeError(`A status that",
    what: 'an unknown status refuses the payment',
  },
  {
    file: status,
    find: 'const captured = detail?.settle?.amount ?? 0;',
    replace: 'const captured = payment.amount;',
    what: 'a half settled sum counts as the whole',
  },

  {
    file: adyenErrors,
    find: "  8: 'card-invalid',",
    replace: "  8: 'refused',",
    what: 'a wrong number looks like a refusal of the bank',
  },
  {
    file: adyenErrors,
    find: "  23: 'card-not-allowed',",
    replace: "  23: 'refused',",
    what: 'a card that is not permitted looks like a refusal of the bank',
  },
  {
    file: adyenErrors,
    find: "if (resultCode === 'Cancelled') return 'challenge-cancelled';",
    replace: '',
    what: 'a cancelled payment looks like a refusal',
  },
  {
    file: adyenErrors,
    find: "'04': 'challenge-expired',",
    replace: "'04': 'challenge-cancelled',",
    what: 'a challenge that ran out looks like a cancelled one',
  },
  {
    file: adyenEvents,
    find: "    case 'CAPTURE failed':\n    case 'CAPTURE_FAILED':",
    replace: "    case 'CAPTURE failed':",
    what: 'a capture that fails later is money all the same',
  },
  {
    file: adyenEvents,
    find: "success === 'true' ? eventCode :",
    replace: "success !== '' ? eventCode :",
    what: 'a refused authorisation counts as granted',
  },
  {
    file: adyenEvents,
    find: "['CHARGEBACK_REVERSED', 'chargeback-reversed'],",
    replace: "['CHARGEBACK_REVERSED', 'chargeback'],",
    what: 'a reversed chargeback takes the money again',
  },

  {
    file: datatransErrors,
    find: "DECLINED: 'refused',\n    // The transaction",
    replace: "DECLINED: 'unknown',\n    // The transaction",
    what: 'a declined card is asked for again',
  },
  {
    file: datatransErrors,
    find: "?? 'unknown';",
    replace: "?? 'refused';",
    what: 'an unknown code refuses the payment',
  },
  {
    file: datatransErrors,
    find: "INVALID_TRANSACTION_STATUS: 'state',",
    replace: "INVALID_TRANSACTION_STATUS: 'refused',",
    what: 'an authorisation whose answer was lost is refused',
  },
  {
    file: datatransErrors,
    find: "['N', 'R'].includes(directoryResponse)",
    replace: "['N'].includes(directoryResponse)",
    what: 'a refusal of the bank’s directory loses its reason',
  },

  {
    file: embedded,
    find: "payment.state !== 'authorised' || amount > payment.authorised",
    replace: 'amount > payment.authorised',
    what: 'a payment is captured twice',
  },
  {
    file: embedded,
    find: 'amount > payment.authorised ||',
    replace: '',
    what: 'more is captured than was authorised',
  },
  {
    file: embedded,
    find: 'if (payment.grantedUntil <= now)',
    replace: 'if (payment.grantedUntil < 0)',
    what: 'an authorisation never expires',
  },
  {
    file: embedded,
    find: 'payment.captured - payment.refunded;',
    replace: 'payment.captured;',
    what: 'the same money is refunded twice',
  },
  {
    file: embedded,
    find: "ended === 'passed' && payment.action.isRefusedAnyway ? 'refused' : ended",
    replace: 'ended',
    what: 'a bank that refuses the right code grants it',
  },
];
