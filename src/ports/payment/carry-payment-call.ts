import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentFault } from './payment-faults-port.ts';

type Unknown = { readonly outcome: 'unknown' };

const unknown: Unknown = { outcome: 'unknown' };

/** Runs a call with a fault; waits at most `timeoutMs`, while the call itself may continue. */
export async function carryPaymentCall<Answer extends object>(
  fault: PaymentFault | undefined,
  timeoutMs: number,
  send: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  if (fault?.kind === 'unknown') return unknown;
  // A switch holds a reason of its own call (`PaymentFaults`), so the answer is one of that call.
  if (fault?.kind === 'refused') return { outcome: 'refused', reason: fault.reason } as unknown as Answer;
  const late = Promise.withResolvers<Unknown>();
  const timer = setTimeout(late.resolve, timeoutMs, unknown);
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
