import type { DoubleTransaction } from './double-transaction.ts';

/** What the browser of a shopper carries from Datatrans back to the shop. */
export interface BrowserReturn {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Form fields of a POST; empty for GET. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * How Secure Fields come back. The vendor leaves open what is a choice here.
 */
export interface ReturnStyle {
  /** Newer pages of the vendor write the names of the fields in other cases. */
  readonly fieldNames: 'described' | 'other-case';
  /** Whether the query of the `returnUrl` stays in the URL or moves to the fields. */
  readonly query: 'kept' | 'moved';
  /** Words of `status_3d`: no list of them is published. */
  readonly words: { readonly passed: string; readonly refused: string };
}

export const describedReturn: ReturnStyle = {
  fieldNames: 'described',
  query: 'kept',
  words: { passed: 'authenticated', refused: 'failed' },
};

/** From the bank's page to the `returnUrl`: a form POST across sites. */
export function returnFromChallenge(
  { transactionId, status, returnUrl }: DoubleTransaction,
  { fieldNames, query, words }: ReturnStyle,
): BrowserReturn {
  const url = new URL(returnUrl ?? '');
  const word = status === 'authenticated' ? words.passed : words.refused;
  const fields =
    fieldNames === 'described'
      ? { uppTransactionId: transactionId, status_3d: word }
      : { UppTransactionID: transactionId, status_3D: word };
  if (query === 'kept') return { method: 'POST', url: url.href, fields };
  return moveQuery(url, fields);
}

/** From the payment page of redirect mode to one of its three URLs. @throws Error where the init had none */
export function returnFromPaymentPage({ transactionId, status, redirect }: DoubleTransaction): BrowserReturn {
  const ends = { failed: redirect.errorUrl, canceled: redirect.cancelUrl };
  const target = status === 'failed' || status === 'canceled' ? ends[status] : redirect.successUrl;
  if (target === undefined) throw new Error(`The init has no URL for the end ${status}`);
  const url = new URL(target);
  if (redirect.method === 'POST') return moveQuery(url, { datatransTrxId: transactionId });
  url.searchParams.set('datatransTrxId', transactionId);
  return { method: 'GET', url: url.href, fields: {} };
}

function moveQuery(url: URL, fields: Readonly<Record<string, string>>): BrowserReturn {
  const moved = Object.fromEntries(url.searchParams);
  url.search = '';
  return { method: 'POST', url: url.href, fields: { ...moved, ...fields } };
}
