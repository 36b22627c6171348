import { setTimeout as sleep } from 'node:timers/promises';
import type { LoyaltyPort } from './loyalty-port.ts';

/** Calls to the programme that can have a fault. */
export const LOYALTY_CALLS = [
  'finishLink',
  'readBalance',
  'quote',
  'reserve',
  'redeem',
  'release',
  'giveBack',
  'credit',
  'takeBack',
] as const satisfies readonly (keyof LoyaltyPort)[];

export type LoyaltyCallName = (typeof LOYALTY_CALLS)[number];

/**
 * Fault of a call to the programme, until the switch is cleared:
 * - `request-lost`: the request never arrives
 * - `answer-lost`: it takes effect, but the answer never arrives
 * - `server-error`: nothing is done, and the programme answers with status 500
 * - `not-json`: it takes effect, and the answer is unreadable
 * - `slow`: the request arrives with this delay in milliseconds
 */
export type LoyaltyFault =
  | { readonly kind: 'request-lost' | 'answer-lost' | 'server-error' | 'not-json' }
  | { readonly kind: 'slow'; readonly milliseconds: number };

/** Switches by kind of call. The owner of the object sets them; each call reads its switch when it starts. */
export type LoyaltyFaults = { [Call in LoyaltyCallName]?: LoyaltyFault };

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
