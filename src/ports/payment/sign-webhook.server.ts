import { createHmac, timingSafeEqual } from 'node:crypto';
import { paymentPolicy } from '../../defaults.ts';
import type { PaymentWebhook } from './payment-port.ts';

/** Header that carries a message's time and signature. */
export const SIGNATURE_HEADER = 'payment-signature';

const events: readonly string[] = [
  'authorised',
  'refused',
  'captured',
  'cancelled',
  'refunded',
  'chargeback',
] satisfies PaymentWebhook['event'][];

/** Value of the signature header: when it was signed, and an HMAC of that and the body. */
export function signWebhook(secret: string, body: string, now: number): string {
  return `t=${now},v1=${createMac(secret, body, now).toString('hex')}`;
}

/** Messages of a body whose signature is right; null where it is not, or where the body cannot be read. */
export function parseSignedWebhooks(
  secret: string,
  { signature = '', body }: { readonly signature: string | undefined; readonly body: string },
  now: number,
): readonly PaymentWebhook[] | null {
  const { at, mac } = /^t=(?<at>\d{1,15}),v1=(?<mac>[\da-f]{64})$/.exec(signature)?.groups ?? {};
  if (at === undefined || mac === undefined) return null;
  const isSigned = timingSafeEqual(Buffer.from(mac, 'hex'), createMac(secret, body, Number(at)));
  if (!isSigned || Math.abs(now - Number(at)) > paymentPolicy.webhookToleranceMs) return null;
  return parseWebhooks(body);
}

function createMac(secret: string, body: string, at: number): Buffer {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest();
}

function parseWebhooks(body: string): readonly PaymentWebhook[] | null {
  try {
    const { webhooks } = JSON.parse(body) as { webhooks: readonly Record<string, unknown>[] };
    return webhooks.map(({ id, reference, event }) => ({
      id: String(id),
      reference: String(reference),
      event: (events.includes(String(event)) ? event : 'other') as PaymentWebhook['event'],
    }));
  } catch {
    return null;
  }
}
