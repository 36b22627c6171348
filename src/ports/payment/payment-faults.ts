import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentPort } from './payment-port.ts';

export type PaymentCall = Extract<
  keyof PaymentPort,
  | 'openCardFields'
  | 'lookUpCard'
  | 'readCard'
  | 'authorise'
  | 'proceed'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'inquire'
>;

type RefusalOf<Call extends PaymentCall> = Extract<
  Awaited<ReturnType<PaymentPort[Call]>>,
  { readonly outcome: 'refused' }
>['reason'];

/**
 * How a call to the provider goes wrong on purpose, until the switch is turned back:
 * - `slow`: the request arrives so many milliseconds late
 * - `lost`: the request never arrives
 * - `lost-answer`: it is done, but the answer never arrives
 * - `duplicated`: the request arrives twice at once
 * - `refused`: nothing is done, and the reason is given
 * - `unknown`: nothing is done, and the answer makes no sense
 */
export type PaymentFault<Reason extends string = string> =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' };

/** How messages of the provider's own accord go wrong: late, twice, the newest first, or not at all. */
export type NoticeFault =
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'doubled' | 'reordered' | 'lost' };

/** Switches by kind of call, and one for messages. Whoever holds the object turns them; each call looks when it is made. */
export type PaymentFaults = { [Call in PaymentCall]?: PaymentFault<RefusalOf<Call>> } & {
  notices?: NoticeFault;
};

type Unknown = { readonly outcome: 'unknown' };

const unknown: Unknown = { outcome: 'unknown' };

/** Carries a call through a fault; waits at most `timeout` milliseconds, whatever is done meanwhile. */
export async function carryPaymentCall<Answer extends object>(
  fault: PaymentFault | undefined,
  timeout: number,
  send: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  if (fault?.kind === 'unknown') return unknown;
  if (fault?.kind === 'refused') return { outcome: 'refused', reason: fault.reason } as unknown as Answer;
  const late = Promise.withResolvers<Unknown>();
  const timer = setTimeout(late.resolve, timeout, unknown);
  try {
    return await Promise.race([meetFault(fault, send), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function meetFault<Answer>(
  fault: PaymentFault | undefined,
  send: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  switch (fault?.kind) {
    case 'slow':
      await sleep(fault.milliseconds);
      return send();
    case 'lost':
      return new Promise(() => {});
    case 'lost-answer':
      await send();
      return new Promise(() => {});
    case 'duplicated':
      return (await Promise.all([send(), send()]))[0];
    default:
      return send();
  }
}
