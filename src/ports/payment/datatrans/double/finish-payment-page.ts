import { isValidIBAN } from 'ibantools';
import type { PaymentMethod } from './datatrans-words.ts';
import type { DoubleTransaction } from './double-transaction.ts';
import { type CardEntry, endAuthentication, putCard, requireStatus, toAlias } from './enter-card.ts';
import { grantAuthorization, refuseAuthorization } from './grant-authorization.ts';
import { type MerchantAccount, recordAction } from './merchant-account.ts';

export interface PaymentPageEntry extends Partial<CardEntry> {
  /** What is chosen on the page; by default the first of the init's `paymentMethods`. */
  readonly paymentMethod?: PaymentMethod;
  /** Of a direct debit whose init had none. */
  readonly iban?: string;
}

/** The shopper leaves the payment page of redirect mode. */
export function finishPaymentPage(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  end: 'pay' | 'cancel',
  entry: PaymentPageEntry = {},
): void {
  requireStatus(account, transaction, ['initialized']);
  if (end === 'cancel') {
    Object.assign(transaction, { status: 'canceled', reversal: false });
    recordAction(account, transaction, { action: 'cancel', source: 'redirect', success: true });
    return;
  }
  choosePaymentMethod(account, transaction, entry);
  const card = transaction.card;
  if (card !== null) {
    const isPassed =
      card.directoryResponse === 'Y' || (card.directoryResponse === 'C' && card.passesChallenge);
    if (card.directoryResponse === 'C') card.authenticationResponse = isPassed ? 'Y' : 'N';
    endAuthentication(account, transaction, isPassed);
    if (!isPassed) return;
  }
  if (transaction.isAuthorizationDeferred) {
    transaction.status = 'authenticated';
    return;
  }
  const payer = card?.number ?? transaction.directDebit?.iban ?? '';
  const code = entry.refusal ?? account.refusals.get(payer) ?? card?.refusal ?? null;
  if (code !== null) {
    refuseAuthorization(account, transaction, code, 'redirect');
    return;
  }
  const autoSettle = transaction.autoSettle ?? account.settings.autoSettles;
  grantAuthorization(account, transaction, {
    amount: transaction.amount ?? 0,
    autoSettle,
    source: 'redirect',
  });
}

function choosePaymentMethod(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  entry: PaymentPageEntry,
): void {
  const offered = transaction.paymentMethods;
  const chosen = entry.paymentMethod ?? offered[0] ?? 'VIS';
  if (offered.length > 0 && !offered.includes(chosen)) throw new RangeError(`${chosen} is not offered`);
  const alias = transaction.createsAlias ? toAlias(chosen, transaction) : null;
  if (chosen === 'PAP') {
    const orderId = transaction.isPayPalOrder ? `5O1901${transaction.transactionId.slice(-6)}` : null;
    const payPal = { orderId, payerId: 'WDJJHEBZ4X2LY', alias };
    Object.assign(transaction, { paymentMethod: 'PAP', payPal, directDebit: null });
    if (alias !== null) account.aliases.set(alias, { paymentMethod: 'PAP', payerId: payPal.payerId });
  } else if (chosen === 'APL' || chosen === 'PAY') {
    // What of the wallet's card the status shows is not described: the double shows nothing.
    Object.assign(transaction, { paymentMethod: chosen, directDebit: null });
  } else if (chosen === 'ELV') {
    const iban = entry.iban ?? transaction.directDebit?.iban;
    if (iban === undefined || !isValidIBAN(iban)) throw new RangeError('No valid IBAN was entered');
    const mandateId = transaction.directDebit?.mandateId ?? null;
    const debit = { iban, mandateId, alias: alias ?? transaction.directDebit?.alias ?? null };
    Object.assign(transaction, { paymentMethod: 'ELV', directDebit: debit });
    if (alias !== null) account.aliases.set(alias, { paymentMethod: 'ELV', iban, mandateId });
  } else {
    transaction.directDebit = null;
    putCard(account, transaction, { card: 'frictionless', ...entry });
  }
}
