import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VendorWebhook } from '../vendor/vendor-gateway.ts';
import type { AdyenAccount } from './adyen-client.server.ts';
import { type AdyenWebhook, adyenWebhook, toWebhookFacts } from './adyen-webhook.ts';

type Account = Pick<AdyenAccount, 'hmacKeys' | 'merchantAccount' | 'environment'>;

/**
 * Items of a webhook. One that is not signed by any key, of another environment or not readable is `unread`, and does not keep
 * the others: Adyen repeats what is refused for 30 days, and sends nothing else meanwhile. Items of another account are
 * nobody's. Adyen signs no time: a replayed webhook repeats a known event and changes nothing.
 * @returns null where the body is no webhook at all
 */
export function parseAdyenWebhooks(
  account: Account,
  body: string,
): readonly (VendorWebhook | 'unread')[] | null {
  const message = parseMessage(body);
  if (message === null) return null;
  return message.items.flatMap((content): (VendorWebhook | 'unread')[] => {
    const { data: item } = adyenWebhook.safeParse(content);
    const isOurs = message.live === String(account.environment === 'live');
    if (item === undefined || !isOurs || !isSigned(item, account.hmacKeys)) return ['unread'];
    if (item.merchantAccountCode !== account.merchantAccount) return [];
    return [
      {
        id: `${item.eventCode}-${item.pspReference}-${item.success}`,
        vendorReference: item.merchantReference ?? '',
        ...toWebhookFacts(item),
      },
    ];
  });
}

function parseMessage(body: string): { readonly live: string; readonly items: readonly unknown[] } | null {
  try {
    const { live, notificationItems } = JSON.parse(body) as {
      live: unknown;
      notificationItems: readonly ({ NotificationRequestItem?: unknown } | null)[];
    };
    return { live: String(live), items: notificationItems.map((item) => item?.NotificationRequestItem) };
  } catch {
    return null;
  }
}

/** As the vendor's library has it, which compares as well, but is not loaded for shops that pay elsewhere. */
function signAdyenWebhook(item: AdyenWebhook, hmacKey: string): Buffer {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference = '' } = item;
  const { value = '', currency = '' } = item.amount ?? {};
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    value,
    currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest();
}

function isSigned(item: AdyenWebhook, hmacKeys: readonly string[]): boolean {
  const signature = item.additionalData?.hmacSignature;
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature, 'base64');
  return hmacKeys
    .map((key) => signAdyenWebhook(item, key))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
}
