import { UncertainOutcomeError } from '../vendor/vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';
import { mapDatatransFailure } from './map-datatrans-error.ts';

/**
 * The state of a payment by the status of its transaction, which has to be ours in every respect: merchant, currency, and as
 * soon as money is held reference and amount. A transaction that was authorised for another payment refuses the card.
 * @throws UncertainOutcomeError where the transaction is not the one that was asked for, or its status is a word that
 * is not known here: neither a grant nor a refusal
 */
export function toVendorStatus(
  transaction: DatatransTransaction,
  payment: VendorPayment,
  merchantId: string,
): VendorPaymentStatus {
  const { transactionId: vendorId, status, detail } = transaction;
  if (transaction.merchantId !== merchantId || transaction.currency !== payment.currency)
    throw new UncertainOutcomeError('A transaction of another merchant or in another currency');
  switch (status) {
    case 'initialized':
    case 'challenge_required':
    case 'challenge_ongoing':
    case 'authenticated':
      return { state: 'pending', action: null };
    case 'canceled':
      return { state: 'cancelled', vendorId };
    case 'failed':
      return { state: 'refused', refusal: mapDatatransFailure(transaction), vendorId };
    case 'authorized':
    case 'settled':
    case 'transmitted':
      break;
    default:
      throw new UncertainOutcomeError(`A status that is not known: ${status}`);
  }
  if (transaction.refno !== payment.vendorReference) return { state: 'refused', refusal: 'card-invalid' };
  if (detail?.authorize?.amount !== undefined && detail.authorize.amount !== payment.amount)
    throw new UncertainOutcomeError('Another amount is held than was asked for');
  if (status === 'authorized') return { state: 'authorised', vendorId };
  const captured = detail?.settle?.amount ?? 0;
  if (captured === 0) throw new UncertainOutcomeError('Settled, without an amount');
  return { state: 'captured', captured, vendorId };
}
