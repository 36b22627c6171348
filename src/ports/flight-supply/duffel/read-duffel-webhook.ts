import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** An event of Duffel: a hint that an order is to be read again. It is sent at least once, in no order. */
export interface DuffelWebhook {
  readonly id: string;
  readonly type: string;
  /** Null for an event without an order. */
  readonly orderId: string | null;
}

interface SignedMessage {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent. */
  readonly body: string;
}

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  data: z
    .object({ object: z.object({ id: z.string().nullish(), order_id: z.string().nullish() }) })
    .nullish(),
});

/**
 * Null where the signature is wrong or the message cannot be read. No age is too great: what an event is about is read from the order, so that
 * an old one does no harm.
 * @param message whose header `X-Duffel-Signature` has a time, and the HMAC-SHA-256 of it, a dot and the raw body
 */
export function readDuffelWebhook(secret: string, { headers, body }: SignedMessage): DuffelWebhook | null {
  const { 'x-duffel-signature': signature } = headers;
  if (typeof signature !== 'string') return null;
  const { at, mac } = /^t=(?<at>\d{1,15}),v1=(?<mac>[\da-f]{64})$/i.exec(signature)?.groups ?? {};
  if (at === undefined || mac === undefined) return null;
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), expected)) return null;
  const read = event.safeParse(parseJson(body));
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const { order_id: orderId, id: ownId } = data?.object ?? {};
  return { id, type, orderId: orderId ?? (type.startsWith('order.') ? (ownId ?? null) : null) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
