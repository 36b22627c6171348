import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveSupply } from './supply-port.ts';

export type LiveCall = keyof LiveSupply;

export type RefusalOf<Call extends LiveCall> = Extract<
  Awaited<ReturnType<LiveSupply[Call]>>,
  { readonly outcome: 'refused' }
>['reason'];

/**
 * How a call goes wrong on purpose, until the switch is turned back:
 * - `slow`: the request arrives so many milliseconds late
 * - `lost`: the request never arrives
 * - `lost-answer`: it is done, but the answer never arrives
 * - `duplicated`: the request arrives twice at once
 * - `refused`: nothing is done, and the reason is given
 * - `unknown`: nothing is done, and the answer makes no sense
 * - `repriced`: the offer that is answered costs so many per cent more, less where negative
 */
export type Fault<Reason extends string = string> =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'repriced'; readonly perCent: number }
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' };

/** Switches by kind of call. Whoever holds the object turns them; each call looks when it is made. */
export type Faults = { [Call in LiveCall]?: Fault<RefusalOf<Call>> };

type Unknown = { readonly outcome: 'unknown' };

const unknown: Unknown = { outcome: 'unknown' };

/** Carries a call through a fault; waits at most `timeout` milliseconds, whatever is done meanwhile. */
export async function carryCall<Answer>(
  fault: Fault | undefined,
  timeout: number,
  execute: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  if (fault?.kind === 'unknown') return unknown;
  const late = Promise.withResolvers<Unknown>();
  const timer = setTimeout(late.resolve, timeout, unknown);
  try {
    return await Promise.race([meetFault(fault, execute), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function meetFault<Answer>(
  fault: Fault | undefined,
  execute: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  switch (fault?.kind) {
    case 'slow':
      await sleep(fault.milliseconds);
      return execute();
    case 'lost':
      return never();
    case 'lost-answer':
      await execute();
      return never();
    case 'duplicated':
      return (await Promise.all([execute(), execute()]))[0];
    default:
      return execute();
  }
}

function never(): Promise<Unknown> {
  return new Promise(() => {});
}
