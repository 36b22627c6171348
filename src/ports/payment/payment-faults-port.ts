import type { PaymentPort } from './payment-port.ts';

/** Calls to the provider that can have a fault. */
export const PAYMENT_CALLS = [
  'openCardFields',
  'changeCardAmount',
  'lookUpCard',
  'readCard',
  'authorise',
  'proceed',
  'capture',
  'cancel',
  'refund',
  'inquire',
] as const satisfies readonly (keyof PaymentPort)[];

export type PaymentCall = (typeof PAYMENT_CALLS)[number];

type RefusalOf<Call extends PaymentCall> = Extract<
  Awaited<ReturnType<PaymentPort[Call]>>,
  { readonly outcome: 'refused' }
>['reason'];

/**
 * Fault of a call to the provider, until the switch is cleared:
 * - `slow`: the request arrives with this delay in milliseconds
 * - `lost`: the request never arrives
 * - `lost-answer`: it takes effect, but the answer never arrives
 * - `duplicated`: the request arrives twice at once
 * - `refused`: nothing is done, and the reason is given
 * - `unknown`: nothing is done, and the answer is unreadable
 */
export type PaymentFault<Reason extends string = string> =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' };

/** Fault of webhooks: late, twice, the newest first, or not at all. */
export type WebhookFault =
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'doubled' | 'reordered' | 'lost' };

/**
 * Switches by kind of call, and one for webhooks. The owner of the object sets them; each call reads its switch when it
 * starts.
 */
export type PaymentFaults = { [Call in PaymentCall]?: PaymentFault<RefusalOf<Call>> } & {
  webhooks?: WebhookFault;
};
