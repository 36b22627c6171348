import { setTimeout as sleep } from 'node:timers/promises';
import type { SupplyFault } from './supply-faults-port.ts';

type Unknown = { readonly outcome: 'unknown' };

const unknown: Unknown = { outcome: 'unknown' };

/** Runs a call with a fault; waits at most `timeoutMs`, while the call itself may continue. */
export async function carrySupplyCall<Answer>(
  fault: SupplyFault | undefined,
  timeoutMs: number,
  execute: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  if (fault?.kind === 'unknown') return unknown;
  const late = Promise.withResolvers<Unknown>();
  const timer = setTimeout(late.resolve, timeoutMs, unknown);
  try {
    return await Promise.race([meetFault(fault, execute), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function meetFault<Answer>(
  fault: SupplyFault | undefined,
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
