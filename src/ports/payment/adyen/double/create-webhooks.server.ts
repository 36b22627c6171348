import type { AdyenDoubleOptions } from './adyen-double-options.ts';
import { createMisdeliveries, type MisdeliveryKind } from './misdeliveries.ts';
import { signWebhookItem } from './sign-webhook-item.server.ts';
import type { WebhookChange, WebhookItem } from './webhook-item.ts';
import { openWebhookOutbox } from './webhook-outbox.server.ts';

const foreignKey = '00'.repeat(32);

/** Signs messages and puts them into the outbox, as the planned misdeliveries want it. */
export function createWebhooks(options: AdyenDoubleOptions) {
  const { clock, webhookUrl, needsAcceptedText = false } = options;
  const endpoint = webhookUrl === undefined ? null : { url: webhookUrl, needsAcceptedText };
  const outbox = openWebhookOutbox(clock, endpoint);
  const misdeliveries = createMisdeliveries();
  /** Messages that wait for the next one. */
  const heldBack: string[] = [];

  function formatBody(item: WebhookItem, change: WebhookChange = {}): string {
    const { omit = [], live = String(options.live), signedWith = options.hmacKeys[0], ...fields } = change;
    const changed: WebhookItem = { ...item, ...fields };
    const sent: Partial<WebhookItem> = Object.fromEntries(
      Object.entries(changed).filter(([field]) => !omit.includes(field as keyof WebhookItem)),
    );
    const signature = signedWith === null ? {} : { hmacSignature: signWebhookItem(sent, signedWith) };
    const additionalData = { ...changed.additionalData, ...signature };
    const NotificationRequestItem = { ...sent, additionalData };
    return JSON.stringify({ live, notificationItems: [{ NotificationRequestItem }] });
  }

  function send(item: WebhookItem, change: WebhookChange = {}): void {
    const plan = misdeliveries.take(item.eventCode);
    const body = formatBody(item, { ...change, ...toChange(plan?.kind) });
    const now = clock.now().getTime();
    if (plan?.kind === 'never') return;
    if (plan?.kind === 'out-of-order') {
      heldBack.push(body);
      return;
    }
    outbox.add(body, now + (plan?.kind === 'late' ? (plan.ms ?? 0) : 0));
    if (plan?.kind === 'twice') outbox.add(body, now);
    for (const held of heldBack.splice(0)) outbox.add(held, now);
    void outbox.deliver();
  }

  function toChange(kind: MisdeliveryKind | undefined): WebhookChange {
    if (kind === 'unsigned') return { signedWith: null };
    if (kind === 'wrong-signature') return { signedWith: foreignKey };
    if (kind === 'second-key') return { signedWith: options.hmacKeys[1] ?? foreignKey };
    if (kind === 'wrong-live') return { live: options.live ? 'false' : 'true' };
    if (kind === 'other-merchant-account') return { merchantAccountCode: `${options.merchantAccount}Other` };
    return {};
  }

  return { formatBody, send, outbox, misdeliveries };
}

export type Webhooks = ReturnType<typeof createWebhooks>;

/** One message with the items of several: code has to expect more than one, though JSON has one today. */
export function batchWebhooks(bodies: readonly [string, ...string[]]): string {
  const [first, ...others] = bodies.map((body) => JSON.parse(body));
  const notificationItems = [first, ...others].flatMap((message) => message.notificationItems);
  return JSON.stringify({ ...first, notificationItems });
}
