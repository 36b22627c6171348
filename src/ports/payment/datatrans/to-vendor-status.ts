import type { VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';
import { mapDatatransFailure } from './map-datatrans-error.ts';

/** The state of a payment by the status of its transaction. */
export function toVendorStatus(transaction: DatatransTransaction): VendorPaymentStatus {
  const { transactionId: vendorId } = transaction;
  switch (transaction.status) {
    case 'authorized':
      return { state: 'authorised', vendorId };
    case 'settled':
    case 'transmitted':
      return { state: 'captured', captured: transaction.detail?.settle?.amount ?? 0, vendorId };
    case 'canceled':
      return { state: 'cancelled', vendorId };
    case 'failed':
      return { state: 'refused', refusal: mapDatatransFailure(transaction), vendorId };
    default:
      return { state: 'pending', action: null };
  }
}
