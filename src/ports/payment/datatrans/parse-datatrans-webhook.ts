import { createHmac, timingSafeEqual } from 'node:crypto';
import { paymentPolicy } from '../../../defaults.ts';
import type { VendorWebhook } from '../vendor/vendor-gateway.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';
import { toVendorStatus } from './to-vendor-status.ts';

const events: Readonly<Record<DatatransTransaction['status'], VendorWebhook['event']>> = {
  initialized: 'other',
  challenge_required: 'other',
  challenge_ongoing: 'other',
  authenticated: 'other',
  authorized: 'authorised',
  settled: 'captured',
  transmitted: 'captured',
  canceled: 'cancelled',
  failed: 'refused',
};

/** Value of the header `Datatrans-Signature`: HMAC-SHA256 of time and body with the merchant's key. @testSupport */
export function signDatatransWebhook(signKey: string, body: string, at: number): string {
  return `t=${at},s0=${createMac(signKey, body, at).toString('hex')}`;
}

/**
 * The transaction of a webhook; null where its signature is wrong or old, or where it cannot be read.
 * @param signKey hexadecimal, as the merchant's administration shows it
 */
export function parseDatatransWebhook(
  signKey: string,
  { signature = '', body }: { readonly signature: string | undefined; readonly body: string },
  now: number,
): readonly VendorWebhook[] | null {
  const { at, mac } = /^t=(?<at>\d{1,15}),s0=(?<mac>[\da-f]{64})$/i.exec(signature)?.groups ?? {};
  if (at === undefined || mac === undefined) return null;
  const isSigned = timingSafeEqual(Buffer.from(mac, 'hex'), createMac(signKey, body, Number(at)));
  if (!isSigned || Math.abs(now - Number(at)) > paymentPolicy.webhookToleranceMs) return null;
  return readTransaction(body);
}

function createMac(signKey: string, body: string, at: number): Buffer {
  return createHmac('sha256', Buffer.from(signKey, 'hex')).update(`${at}${body}`).digest();
}

function readTransaction(body: string): readonly VendorWebhook[] | null {
  try {
    const transaction = JSON.parse(body) as DatatransTransaction & { readonly type?: string };
    const { transactionId, refno, status } = transaction;
    if (typeof transactionId !== 'string' || typeof refno !== 'string') return null;
    // A credit has a status of its own, under the refno of the refund: nothing of the payment.
    const isPayment = transaction.type === undefined || transaction.type === 'payment';
    return [
      {
        id: `${transactionId}-${status}`,
        vendorReference: refno,
        event: isPayment ? (events[status] ?? 'other') : 'other',
        status: isPayment ? toVendorStatus(transaction) : null,
      },
    ];
  } catch {
    return null;
  }
}
