import { isValidIBAN } from 'ibantools';
import { DatatransRefusal, wrongStatus } from './datatrans-refusal.ts';
import { findDatatransTestCard, maskCardNumber } from './datatrans-test-cards.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleTransaction } from './double-transaction.ts';
import { grantAuthorization, refuseAuthorization } from './grant-authorization.ts';
import { createTransaction, type MerchantAccount, requireFreeRefno } from './merchant-account.ts';
import type { RequestBody } from './request-schemas.ts';

/**
 * `POST /transactions/{id}/authorize`: holds the money of a transaction whose shopper is authenticated.
 * @param refusal code that the bank answers in place of the card's own
 */
export function authorizeSplit(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  { amount = transaction.amount ?? undefined, refno, refno2, autoSettle }: RequestBody<'authorizeSplit'>,
  refusal?: DatatransErrorCode,
): { readonly acquirerAuthorizationCode: string } {
  if (transaction.authorizationCode !== null) throw wrongStatus('already authorized', 409);
  if (transaction.status !== 'authenticated' || transaction.isPayPalOrder) {
    throw wrongStatus('the transaction cannot be authorized', 409);
  }
  if (amount === undefined)
    throw new DatatransRefusal('INVALID_PROPERTY', 'authorize.amount must not be null');
  // The description names no limit; the bank has seen only the authenticated amount.
  if (amount > (transaction.amount ?? amount)) {
    throw new DatatransRefusal('INVALID_PROPERTY', 'exceeded authenticated amount');
  }
  requireFreeRefno(account, refno, transaction);
  Object.assign(transaction, { refno, refno2: refno2 ?? null });
  const number = transaction.card?.number ?? '';
  const code = refusal ?? account.refusals.get(number) ?? transaction.card?.refusal ?? null;
  if (code !== null) throw refuseAuthorization(account, transaction, code);
  const settles = autoSettle ?? transaction.autoSettle ?? account.settings.autoSettles;
  grantAuthorization(account, transaction, { amount, autoSettle: settles, source: 'api' });
  return { acquirerAuthorizationCode: transaction.authorizationCode ?? '' };
}

/** `POST /transactions/authorize`: without a shopper. */
export function authorize(
  account: MerchantAccount,
  transactionId: string,
  { amount, currency, refno, refno2, autoSettle = false, ...body }: RequestBody<'authorize'>,
  refusal?: DatatransErrorCode,
) {
  requireFreeRefno(account, refno);
  const { code, ...method } = readPaymentMethod(account, body, currency);
  const transaction = createTransaction(account, {
    transactionId,
    type: 'payment',
    flow: 'api',
    amount,
    currency,
    refno,
    refno2: refno2 ?? null,
    autoSettle,
    ...method,
  });
  const refused = refusal ?? code;
  if (refused !== undefined) throw refuseAuthorization(account, transaction, refused);
  grantAuthorization(account, transaction, { amount, autoSettle, source: 'api' });
  const masked = transaction.card === null ? null : maskCardNumber(transaction.card.number);
  return {
    transactionId,
    acquirerAuthorizationCode: transaction.authorizationCode ?? '',
    ...(masked === null ? {} : { card: { masked } }),
  };
}

type MethodBody = Pick<RequestBody<'authorize'>, 'card' | 'ELV' | 'PAP'>;
type Method = Partial<Pick<DoubleTransaction, 'paymentMethod' | 'card' | 'directDebit' | 'payPal'>> & {
  /** Refuses the authorisation. */
  readonly code?: DatatransErrorCode | undefined;
};

function readPaymentMethod(account: MerchantAccount, body: MethodBody, currency: string): Method {
  if (body.card !== undefined) return readCard(account, body.card);
  if (body.ELV !== undefined) return readDirectDebit(account, body.ELV);
  if (body.PAP !== undefined) return readPayPal(account, body.PAP, currency);
  throw invalid('authorize: card, ELV or PAP is needed');
}

function readCard({ aliases, refusals }: MerchantAccount, card: NonNullable<MethodBody['card']>): Method {
  const { alias, number = '', expiryMonth, expiryYear } = card;
  const saved = aliases.get(alias ?? '');
  const known = saved?.paymentMethod === 'card' ? saved.card : findDatatransTestCard(number);
  if (known === undefined) {
    throw alias === undefined
      ? new DatatransRefusal('INVALID_CARD', 'authorize.card.number')
      : new DatatransRefusal('INVALID_ALIAS', 'authorize.card.alias');
  }
  const entered = { ...known, alias: alias ?? number, expiryMonth, expiryYear, authenticationResponse: null };
  const code = refusals.get(alias ?? number) ?? refusals.get(known.number) ?? known.refusal ?? undefined;
  return { paymentMethod: known.paymentMethod, card: entered, code };
}

function readDirectDebit(
  { aliases, refusals }: MerchantAccount,
  ELV: NonNullable<MethodBody['ELV']>,
): Method {
  const { alias, iban } = ELV;
  const saved = aliases.get(alias ?? '');
  if (saved?.paymentMethod === 'ELV') {
    const code = refusals.get(alias ?? '') ?? refusals.get(saved.iban);
    const { iban: account, mandateId } = saved;
    return {
      paymentMethod: 'ELV',
      directDebit: { iban: account, mandateId, alias: alias ?? null },
      code,
    };
  }
  if (alias !== undefined) throw new DatatransRefusal('INVALID_ALIAS', 'authorize.ELV.alias');
  if (iban === undefined || !isValidIBAN(iban)) throw invalid('authorize.ELV.iban');
  return {
    paymentMethod: 'ELV',
    directDebit: { iban, mandateId: null, alias: null },
    code: refusals.get(iban),
  };
}

function readPayPal(account: MerchantAccount, PAP: NonNullable<MethodBody['PAP']>, currency: string): Method {
  const { alias, orderTransactionId } = PAP;
  const saved = account.aliases.get(alias ?? '');
  if (saved?.paymentMethod === 'PAP') {
    const payPal = { orderId: null, payerId: saved.payerId, alias: alias ?? null };
    return { paymentMethod: 'PAP', payPal, code: account.refusals.get(alias ?? '') };
  }
  if (alias !== undefined) throw new DatatransRefusal('INVALID_ALIAS', 'authorize.PAP.alias');
  const order = account.transactions.get(orderTransactionId ?? '');
  if (!order?.isPayPalOrder || order.status !== 'authenticated' || order.currency !== currency) {
    throw invalid('authorize.PAP.orderTransactionId');
  }
  return { paymentMethod: 'PAP', payPal: order.payPal };
}

function invalid(message: string): DatatransRefusal {
  return new DatatransRefusal('INVALID_PROPERTY', message);
}
