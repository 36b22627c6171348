import type { AuthorisedCard } from '../payment-port.ts';
import { findCardBrand } from '../vendor/find-card-brand.ts';
import { ForeignTransactionError, UncertainOutcomeError } from '../vendor/vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';
import { mapDatatransFailure } from './map-datatrans-error.ts';

/**
 * The state of a payment by the status of its transaction, which has to be ours in every respect: merchant, currency, and as
 * soon as money is held reference and amount.
 * @throws ForeignTransactionError where it is not
 * @throws UncertainOutcomeError where its status is a word that is not known here: neither a grant nor a refusal
 */
export function toVendorStatus(
  transaction: DatatransTransaction,
  payment: VendorPayment,
  merchantId: string,
): VendorPaymentStatus {
  const { transactionId: vendorId, status, detail } = transaction;
  if (transaction.merchantId !== merchantId || transaction.currency !== payment.currency)
    throw new ForeignTransactionError('A transaction of another merchant or in another currency');
  switch (status) {
    case 'initialized':
    case 'challenge_required':
    case 'challenge_ongoing':
    case 'authenticated':
      return { state: 'pending', action: null };
    case 'canceled':
      return { state: 'cancelled', vendorId };
    case 'failed':
      return {
        state: 'refused',
        refusal: mapDatatransFailure(transaction),
        ...(detail?.fail?.reason !== undefined && { providerCode: detail.fail.reason }),
        vendorId,
      };
    case 'authorized':
    case 'settled':
    case 'transmitted':
      break;
    default:
      throw new UncertainOutcomeError(`A status that is not known: ${status}`);
  }
  if (transaction.refno !== payment.vendorReference)
    throw new ForeignTransactionError('Money is held under another reference');
  if (detail?.authorize?.amount !== undefined && detail.authorize.amount !== payment.amount)
    throw new ForeignTransactionError('Another amount is held than was asked for');
  const card = describeCard(transaction);
  if (status === 'authorized') return { state: 'authorised', vendorId, ...card };
  const captured = detail?.settle?.amount ?? 0;
  if (captured === 0) throw new UncertainOutcomeError('Settled, without an amount');
  return { state: 'captured', captured, vendorId, ...card };
}

/** Whether money is held or taken by a transaction. */
export function holdsMoney({ status }: DatatransTransaction): boolean {
  return ['authorized', 'settled', 'transmitted'].includes(status);
}

/** The card of a transaction, as far as it has one; its digits are null where Datatrans does not show them. */
export function describeCard({ card }: DatatransTransaction): { readonly card?: AuthorisedCard } {
  if (card === undefined) return {};
  const firstDigits = readFirstDigits(card.masked);
  const type = card.info?.type?.toLowerCase();
  const funding = type === 'credit' || type === 'debit' ? type : null;
  return { card: { firstDigits, funding, brand: firstDigits === null ? null : findCardBrand(firstDigits) } };
}

/** The first six digits of `400000xxxxxx0018`. */
export function readFirstDigits(masked = ''): string | null {
  return /^\d{6}/.exec(masked)?.[0] ?? null;
}
