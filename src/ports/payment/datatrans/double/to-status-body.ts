import { describeTestCard, maskCardNumber } from './datatrans-test-cards.ts';
import type { DoubleTransaction, EnteredCard } from './double-transaction.ts';
import { initLifetimeMs } from './merchant-account.ts';

export type StatusBody = ReturnType<typeof toStatusBody>;

/** Body of the status call and of webhooks. Properties without a value are left out of the JSON. */
export function toStatusBody(transaction: DoubleTransaction, merchantId: string) {
  const { transactionId, type, currency, refno2, paymentMethod, card, directDebit, payPal } = transaction;
  return {
    transactionId,
    merchantId,
    type,
    status: transaction.status as string,
    currency,
    // Secure Fields take the reference with the authorisation.
    refno: transaction.refno ?? 'N/A',
    refno2: refno2 ?? undefined,
    paymentMethod: paymentMethod ?? undefined,
    detail: toDetail(transaction),
    card: card === null ? undefined : toCard(card, transaction.flow !== 'api'),
    ELV: directDebit === null ? undefined : withoutNulls(directDebit),
    PAP: payPal === null ? undefined : withoutNulls(payPal),
    history: [...transaction.history],
  };
}

function toDetail(transaction: DoubleTransaction) {
  const { type, status, amount, authorizationCode, settled, credited, reversal, failure } = transaction;
  const expires = new Date(transaction.createdAt + initLifetimeMs).toISOString();
  return {
    init: status === 'initialized' ? { expires } : undefined,
    // It is filled as soon as the shopper is authenticated, before any money is held.
    authorize:
      type === 'payment' && amount !== null && (status === 'authenticated' || authorizationCode !== null)
        ? { amount, acquirerAuthorizationCode: authorizationCode ?? undefined }
        : undefined,
    settle: settled > 0 ? { amount: settled } : undefined,
    credit: credited > 0 ? { amount: credited } : undefined,
    cancel: reversal === null ? undefined : { reversal },
    fail: failure ?? undefined,
  };
}

/** @param isAuthenticated whether a shopper was there to be asked */
function toCard(card: EnteredCard, isAuthenticated: boolean) {
  const { alias, number, expiryMonth, expiryYear } = card;
  const masked = maskCardNumber(number);
  return {
    alias,
    masked,
    expiryMonth,
    expiryYear,
    info: describeTestCard(card),
    '3D': isAuthenticated ? toAuthentication(card) : undefined,
  };
}

function toAuthentication({ paymentMethod, directoryResponse, authenticationResponse }: EnteredCard) {
  const isPassed = directoryResponse === 'Y' || authenticationResponse === 'Y';
  const isRefused = directoryResponse === 'N' || directoryResponse === 'R' || authenticationResponse === 'N';
  const [passed, notPassed] = paymentMethod === 'VIS' ? ['05', '07'] : ['02', '01'];
  return {
    eci: isPassed ? passed : isRefused ? notPassed : undefined,
    xid: '1f88043a-7d5c-431b-be5d-bfebd6088992',
    cavv: isPassed ? 'OTkxOTA1MjAxMTIxMDU2MTI4NzM=' : undefined,
    threeDSVersion: '2.2.0',
    directoryResponse,
    authenticationResponse: authenticationResponse ?? undefined,
    transStatusReason: isRefused ? '01' : undefined,
    cardHolderInfo: isRefused ? 'Please call your bank on 0800 000 000.' : undefined,
  };
}

function withoutNulls(values: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}
