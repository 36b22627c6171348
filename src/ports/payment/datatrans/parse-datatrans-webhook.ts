import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VendorWebhook } from '../vendor/vendor-gateway.ts';
import { type DatatransTransaction, parseDatatransTransaction } from './datatrans-transaction.ts';
import { holdsMoney } from './to-vendor-status.ts';

const events: Readonly<Record<string, VendorWebhook['event']>> = {
  authorized: 'authorised',
  settled: 'captured',
  transmitted: 'captured',
  canceled: 'cancelled',
  failed: 'refused',
};

interface Account {
  readonly merchantId: string;
  /** Hexadecimal, as the merchant's administration shows it. */
  readonly signKey: string;
}

/**
 * The transaction of a webhook; null where its signature is wrong or it cannot be read. It is taken as a hint alone: the
 * status call returns the state, so neither an old message nor one that is sent again does harm, and none is too late.
 */
export function parseDatatransWebhook(
  { merchantId, signKey }: Account,
  { signature = '', body }: { readonly signature: string | undefined; readonly body: string },
): readonly VendorWebhook[] | null {
  const { at, mac } = /^t=(?<at>\d{1,15}),s0=(?<mac>[\da-f]{64})$/i.exec(signature)?.groups ?? {};
  if (at === undefined || mac === undefined) return null;
  const expected = createHmac('sha256', Buffer.from(signKey, 'hex')).update(`${at}${body}`).digest();
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), expected)) return null;
  const transaction = parseBody(body);
  if (transaction === null) return null;
  const { transactionId, refno, status, type = 'payment', currency, detail } = transaction;
  // A credit is a transaction of its own, under the refno of the refund: nothing of the payment.
  if (transaction.merchantId !== merchantId || refno === undefined || type !== 'payment') return [];
  const event = events[status] ?? 'other';
  const held = detail?.authorize?.amount;
  return [
    {
      id: `${transactionId}-${status}`,
      vendorReference: refno,
      event,
      status: 'ask',
      vendorId: transactionId,
      // Of a card that is only authenticated the amount is what the bank was asked about.
      ...(held === undefined || !holdsMoney(transaction) ? {} : { money: { amount: held, currency } }),
    },
  ];
}

function parseBody(body: string): DatatransTransaction | null {
  try {
    return parseDatatransTransaction(JSON.parse(body));
  } catch {
    return null;
  }
}
