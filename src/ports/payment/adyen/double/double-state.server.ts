import { randomUUID } from 'node:crypto';
import type { AdyenDoubleOptions } from './adyen-double-options.ts';
import type { DoubleSession } from './checkout-session.ts';
import { createReferences, type References } from './create-references.server.ts';
import { createWebhooks, type Webhooks } from './create-webhooks.server.ts';
import { type DoublePayment, uncaptured } from './double-payment.ts';
import type { Outcome } from './test-outcomes.ts';
import { applyEvent, toWebhookItem } from './webhook-events.ts';
import type { WebhookChange } from './webhook-item.ts';

/** The vendor's memory. */
export interface DoubleState {
  readonly options: AdyenDoubleOptions;
  readonly references: References;
  readonly webhooks: Webhooks;
  /** Oldest first. A reference may have several. */
  readonly payments: DoublePayment[];
  readonly sessions: Map<string, DoubleSession>;
  /** Base of the addresses for the shopper's browser. */
  readonly shopperUrl: () => string;
}

/** How long a shopper has for the action of a card. */
const actionTimeoutMs = 12 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Their AUTHORISATION message comes later. */
const openResults = new Set(['Pending', 'Received', 'PresentToShopper']);

export function createDoubleState(options: AdyenDoubleOptions, shopperUrl: () => string): DoubleState {
  return {
    options,
    references: createReferences(options.seed ?? randomUUID()),
    webhooks: createWebhooks(options),
    payments: [],
    sessions: new Map(),
    shopperUrl,
  };
}

/**
 * The latest payment of a reference.
 * @throws Error for a reference without one: the test is wrong
 */
export function findPayment({ payments }: DoubleState, reference: string): DoublePayment {
  const found = payments.findLast(({ merchantReference }) => merchantReference === reference);
  if (found === undefined) throw new Error(`The double has no payment ${reference}`);
  return found;
}

/** Brings about what is due by the clock: automatic captures, and the end of actions that nobody finished. */
export function advanceTime(state: DoubleState): void {
  const now = state.options.clock.now().getTime();
  for (const payment of state.payments) {
    const { captureAt, stage, createdAt, paymentMethod } = payment;
    const rest = uncaptured(payment);
    if (captureAt !== null && captureAt.getTime() <= now && rest > 0) {
      payment.captured += rest;
      const pspReference = state.references.psp();
      payment.modifications.push({ pspReference, kind: 'capture', value: rest, isSuccessful: true });
    }
    const isCardAction =
      ['fingerprint', 'challenge', 'redirect'].includes(stage) && paymentMethod !== 'paypal';
    if (isCardAction && now - createdAt.getTime() >= actionTimeoutMs)
      raiseEvent(state, payment, 'OFFER_CLOSED');
  }
}

/** Sends the message of an event, after the event had its effect on the payment. */
export function raiseEvent(
  state: DoubleState,
  payment: DoublePayment,
  event: string,
  change: WebhookChange = {},
): void {
  const item = toWebhookItem(state.options, payment, event, state.references.psp);
  if ((change.success ?? item.success) === 'true')
    applyEvent(payment, event, (change.amount ?? item.amount).value);
  state.webhooks.send(item, change);
}

/** The result of a payment, with its AUTHORISATION message where the result is final or partial. */
export function decidePayment(state: DoubleState, payment: DoublePayment, outcome: Outcome): void {
  const { resultCode, refusal } = outcome;
  payment.outcome = outcome;
  payment.resultCode = resultCode;
  payment.stage = openResults.has(resultCode) ? 'undecided' : 'decided';
  const value =
    resultCode === 'PartiallyAuthorised' ? Math.floor(payment.amount.value / 2) : payment.amount.value;
  if (resultCode === 'Authorised' || resultCode === 'PartiallyAuthorised') {
    payment.authorised = value;
    payment.captureAt = findCaptureInstant(state, payment);
    raiseEvent(state, payment, 'AUTHORISATION');
    advanceTime(state);
  }
  if (resultCode === 'Refused' || resultCode === 'Error' || resultCode === 'Cancelled')
    raiseEvent(state, payment, 'AUTHORISATION', { success: 'false', reason: refusal?.[0] ?? resultCode });
}

function findCaptureInstant({ options }: DoubleState, { request }: DoublePayment): Date | null {
  const { captureDelayHours } = request;
  if (captureDelayHours !== undefined)
    return new Date(options.clock.now().getTime() + captureDelayHours * hourMs);
  return options.capture === 'manual' ? null : options.clock.now();
}
