/**
 * What a supplier's double does wrong:
 * - `slow`: the work is done at once, the answer comes after `ms`
 * - `hangs`: the work is done, no answer ever comes
 * - `answer-lost`: the work is done, the connection closes without an answer
 * - `request-lost`: the connection closes before the work
 * - `rate-limited`, `server-error`, `unavailable`: an answer of that kind, before the work or, with `afterWork`, after it
 * - `empty`, `not-json`: the work is done, the body is useless
 */
export type TransportFault =
  | 'slow'
  | 'hangs'
  | 'answer-lost'
  | 'request-lost'
  | 'rate-limited'
  | 'server-error'
  | 'unavailable'
  | 'empty'
  | 'not-json';

/** Planned misbehaviour of the next calls. `Own` are the kinds that one vendor adds. */
export interface PlannedFault<Call extends string, Own extends string = never> {
  readonly call: Call | 'any';
  readonly kind: TransportFault | Own;
  /** Number of calls that it affects; 1 without it. */
  readonly times?: number;
  /** Whether the work is done before an answer of `rate-limited`, `server-error` or `unavailable`. */
  readonly afterWork?: boolean;
  /** Milliseconds of `slow`. */
  readonly ms?: number;
}

/** Plans by call; the oldest plan for a call comes first. */
export interface FaultPlans<Plan> {
  plan(fault: Plan): void;
  take(call: string): Plan | undefined;
  clear(): void;
}

export function createFaultPlans<Plan extends PlannedFault<string, string>>(): FaultPlans<Plan> {
  const plans: { readonly fault: Plan; left: number }[] = [];
  return {
    plan: (fault) => void plans.push({ fault, left: fault.times ?? 1 }),
    take(call) {
      const found = plans.find(
        ({ fault, left }) => left > 0 && (fault.call === call || fault.call === 'any'),
      );
      if (found !== undefined) found.left -= 1;
      return found?.fault;
    },
    clear: () => void plans.splice(0),
  };
}
