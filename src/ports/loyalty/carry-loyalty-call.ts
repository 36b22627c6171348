import { setTimeout as sleep } from 'node:timers/promises';
import type { LoyaltyFault } from './loyalty-faults-port.ts';

interface Unknown {
  readonly outcome: 'unknown';
}

const unknown: Unknown = { outcome: 'unknown' };

/** Runs a call with a fault; waits at most `timeoutMs`, while the call itself may continue. */
export async function carryLoyaltyCall<Answer>(
  fault: LoyaltyFault | undefined,
  timeoutMs: number,
  send: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  const late = Promise.withResolvers<Unknown>();
  const timer = setTimeout(late.resolve, timeoutMs, unknown);
  try {
    return await Promise.race([meetFault(fault, send), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function meetFault<Answer>(
  fault: LoyaltyFault | undefined,
  send: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  switch (fault?.kind) {
    case 'request-lost':
      return new Promise(() => {});
    case 'server-error':
      return unknown;
    case 'answer-lost':
      await send();
      return new Promise(() => {});
    case 'not-json':
      await send();
      return unknown;
    case 'slow':
      await sleep(fault.milliseconds);
      return send();
    default:
      return send();
  }
}
