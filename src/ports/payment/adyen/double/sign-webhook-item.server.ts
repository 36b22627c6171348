import { createHmac } from 'node:crypto';
import type { WebhookItem } from './webhook-item.ts';

/**
 * Signature of a message: HMAC-SHA-256 in Base64 over eight fields. Nothing is escaped, a missing field is empty; reason,
 * additional data, payment method, date and environment are not covered.
 * @param key hexadecimal
 */
export function signWebhookItem(item: Partial<WebhookItem>, key: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount } = item;
  const signed = [
    pspReference,
    originalReference ?? '',
    merchantAccountCode,
    merchantReference,
    amount?.value ?? '',
    amount?.currency ?? '',
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed, 'utf8').digest('base64');
}
