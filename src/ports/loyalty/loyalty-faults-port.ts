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
