import { isValidIBAN } from 'ibantools';
import { DatatransRefusal, wrongStatus } from './datatrans-refusal.ts';
import type { DoubleTransaction } from './double-transaction.ts';
import {
  createTransaction,
  type MerchantAccount,
  recordAction,
  requireFreeRefno,
} from './merchant-account.ts';
import type { RequestBody } from './request-schemas.ts';

/** `POST /transactions/secureFields` */
export function initSecureFields(
  account: MerchantAccount,
  { amount, currency, returnUrl }: RequestBody<'secureFieldsInit'>,
): DoubleTransaction {
  const transaction = createTransaction(account, {
    type: 'payment',
    flow: 'secureFields',
    amount: amount ?? null,
    currency,
    refno: null,
    returnUrl,
    isAuthorizationDeferred: true,
  });
  recordInit(account, transaction);
  return transaction;
}

/** `PATCH /transactions/secureFields/{id}` */
export function updateSecureFields(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  { amount = transaction.amount ?? undefined, currency }: RequestBody<'secureFieldsUpdate'>,
): void {
  if (transaction.flow !== 'secureFields') {
    throw new DatatransRefusal('TRANSACTION_NOT_FOUND', 'transactionId not found', 404);
  }
  if (transaction.status !== 'initialized') throw wrongStatus('the transaction cannot be updated', 409);
  if (amount === (transaction.amount ?? undefined) && currency === transaction.currency) {
    throw new DatatransRefusal('INVALID_PROPERTY', 'update at least one property (e.g. amount or currency)');
  }
  Object.assign(transaction, { amount: amount ?? null, currency });
  recordAction(account, transaction, {
    action: 'change_details',
    ...(amount === undefined ? {} : { amount }),
    source: 'api',
    success: true,
  });
}

/** `POST /transactions`, for redirect and lightbox mode */
export function initRedirect(
  account: MerchantAccount,
  { amount, currency, refno, refno2, ...body }: RequestBody<'init'>,
): DoubleTransaction {
  requireFreeRefno(account, refno);
  const transaction = createTransaction(account, {
    type: 'payment',
    flow: 'redirect',
    amount,
    currency,
    refno,
    refno2: refno2 ?? null,
    autoSettle: body.autoSettle ?? null,
    redirect: body.redirect ?? {},
    webhookUrl: body.webhook?.url ?? null,
    paymentMethods: body.paymentMethods ?? [],
    isAuthorizationDeferred: body.option?.authenticationOnly === true || body.PAP?.createOrder === true,
    createsAlias: body.option?.createAlias === true,
    directDebit: readDirectDebit(account, body.ELV),
    isPayPalOrder: body.PAP?.createOrder === true,
  });
  recordInit(account, transaction);
  return transaction;
}

function readDirectDebit(
  { aliases }: MerchantAccount,
  ELV: RequestBody<'init'>['ELV'],
): DoubleTransaction['directDebit'] {
  if (ELV === undefined) return null;
  const { alias = null, mandateId = null } = ELV;
  const saved = aliases.get(alias ?? '');
  if (alias !== null && saved?.paymentMethod !== 'ELV') {
    throw new DatatransRefusal('INVALID_ALIAS', 'init.ELV.alias is not known');
  }
  const iban = saved?.paymentMethod === 'ELV' ? saved.iban : ELV.iban;
  if (iban === undefined) return null;
  if (!isValidIBAN(iban)) throw new DatatransRefusal('INVALID_PROPERTY', 'init.ELV.iban is not valid');
  return { iban, mandateId, alias };
}

function recordInit(account: MerchantAccount, transaction: DoubleTransaction): void {
  const { amount, flow } = transaction;
  recordAction(account, transaction, {
    action: 'init',
    ...(amount === null ? {} : { amount }),
    source: flow === 'secureFields' ? 'secure_fields' : 'api',
    success: true,
  });
}
