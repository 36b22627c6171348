import { describe, expect, it } from 'vitest';
import { carrySupplyCall } from './carry-supply-call.server.ts';
import type { SupplyFault } from './supply-faults-port.ts';

/** How often the work was done, and what came back. */
async function carry(fault?: SupplyFault, timeoutMs = 20) {
  let done = 0;
  const answer = await carrySupplyCall(fault, timeoutMs, async () => {
    done += 1;
    return `answer ${done}`;
  });
  return { answer, done };
}

const unknown = { outcome: 'unknown' };

describe('a call', () => {
  it('is done once without a fault', async () => {
    expect(await carry()).toEqual({ answer: 'answer 1', done: 1 });
  });

  it.each([
    ['lost', { answer: unknown, done: 0 }],
    ['unknown', { answer: unknown, done: 0 }],
    ['lost-answer', { answer: unknown, done: 1 }],
    ['duplicated', { answer: 'answer 1', done: 2 }],
  ] as const)('that is %s', async (kind, expected) => {
    expect(await carry({ kind })).toEqual(expected);
  });

  it('that is slow is answered when it is in time, else unknown', async () => {
    expect(await carry({ kind: 'slow', milliseconds: 1 }, 5_000)).toEqual({ answer: 'answer 1', done: 1 });
    expect(await carry({ kind: 'slow', milliseconds: 5_000 })).toEqual({ answer: unknown, done: 0 });
  });

  it('throws what its work throws', async () => {
    await expect(carrySupplyCall(undefined, 1_000, () => Promise.reject(new Error('a bug')))).rejects.toThrow(
      'a bug',
    );
  });
});
