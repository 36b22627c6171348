import type { AddressInfo } from 'node:net';
import type { AdyenDoubleOptions } from './adyen-double-options.ts';
import { buildCheckoutServer } from './build-checkout-server.server.ts';
import type { SessionStatus } from './checkout-session.ts';
import type { DoublePayment } from './double-payment.ts';
import { advanceTime, createDoubleState, findPayment, raiseEvent } from './double-state.server.ts';
import { type ActionEnd, finishAction, type ShopperReturn } from './finish-action.server.ts';
import { settle } from './make-payment.server.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import type { Misdelivery } from './misdeliveries.ts';
import { finishSession } from './serve-sessions.server.ts';
import { toReportItem, toWebhookItem } from './webhook-events.ts';
import type { WebhookChange } from './webhook-item.ts';
import type { WebhookDelivery } from './webhook-outbox.server.ts';

/** A running double. References are the shop's own; where several payments share one, the latest is meant. */
export interface AdyenDouble {
  /** Base of all calls, with the edition: `http://127.0.0.1:…/v72`. */
  readonly url: string;
  /** Snapshot of all payments, oldest first. */
  payments(): DoublePayment[];
  /** What the browser sends to `/payments/details` after the shopper's action. */
  finishAction(reference: string, end?: ActionEnd): ShopperReturn;
  /** Ends a payment that is Pending, Received or PresentToShopper, with its AUTHORISATION message. */
  settle(reference: string, isSuccessful: boolean): void;
  /** Ends a session in the browser and returns its `sessionResult`. */
  finishSession(id: string, status: Exclude<SessionStatus, 'expired'>): string;
  /** Plans misbehaviour of the next calls. */
  misbehave(plan: Misbehaviour): void;
  /** Plans misdelivery of the next messages. */
  misdeliver(plan: Misdelivery): void;
  /** Drops all plans. */
  behave(): void;
  /** Lets an event happen to a payment and sends its message: a chargeback, a failed capture, a word of the future. */
  raiseEvent(reference: string, eventCode: string, change?: WebhookChange): void;
  /** Raw body of a signed message. Nothing happens, nothing is sent. REPORT_AVAILABLE takes any reference. */
  buildWebhook(reference: string, eventCode: string, change?: WebhookChange): string;
  /** Raw bodies of the messages that are due by the clock, each once. For a double without `webhookUrl`. */
  takeWebhooks(): string[];
  /** Sends what is due by the clock to `webhookUrl`, and resolves when the shop has answered or a message has failed. */
  deliverWebhooks(): Promise<void>;
  /** Everything that was sent, with the shop's answers. */
  deliveries(): readonly WebhookDelivery[];
  close(): Promise<void>;
}

/**
 * Test double of Adyen's Checkout API and its webhooks, an HTTP server with payments in memory. Written from the vendor's public
 * description alone; nothing of the adapter is used.
 * @see https://github.com/Adyen/adyen-openapi
 */
export async function openAdyenDouble(options: AdyenDoubleOptions): Promise<AdyenDouble> {
  let origin = '';
  const state = createDoubleState(options, () => `${origin}/shopper`);
  const { webhooks } = state;
  const { app, misbehaviours } = buildCheckoutServer(state);
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    url: `${origin}/${options.version ?? 'v72'}`,
    payments() {
      advanceTime(state);
      return structuredClone(state.payments);
    },
    finishAction: (reference, end) => finishAction(findPayment(state, reference), end),
    settle: (reference, isSuccessful) => settle(state, findPayment(state, reference), isSuccessful),
    finishSession: (id, status) => finishSession(state, id, status),
    misbehave: misbehaviours.plan,
    misdeliver: webhooks.misdeliveries.plan,
    behave() {
      misbehaviours.clear();
      webhooks.misdeliveries.clear();
    },
    raiseEvent: (reference, event, change) => raiseEvent(state, findPayment(state, reference), event, change),
    buildWebhook(reference, event, change) {
      const item =
        event === 'REPORT_AVAILABLE'
          ? toReportItem(options)
          : toWebhookItem(options, findPayment(state, reference), event, state.references.psp);
      return webhooks.formatBody(item, change);
    },
    takeWebhooks() {
      advanceTime(state);
      return webhooks.outbox.take();
    },
    deliverWebhooks() {
      advanceTime(state);
      return webhooks.outbox.deliver();
    },
    deliveries: webhooks.outbox.deliveries,
    async close() {
      await app.close();
      await webhooks.outbox.close();
    },
  };
}
