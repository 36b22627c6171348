import type { Day } from '../time/calendar-day.ts';

/** Per cent of the total that cancelling costs, by days before departure, at least; later rows are nearer to it. */
export const CANCELLATION_FEES = [
  { daysBefore: 30, percent: 25 },
  { daysBefore: 15, percent: 40 },
  { daysBefore: 7, percent: 60 },
  { daysBefore: 1, percent: 80 },
] as const;

/** What cancelling costs up to a day, that day included; the last step has no end. */
export interface CancellationStep {
  readonly until: Day | null;
  /** Per cent of the total price: 0 for free, 100 for all of it. */
  readonly percent: number;
}

interface CancellationTerms {
  /** Day on which the terms are read: what is over is left out. */
  readonly today: Day;
  readonly departure: Day;
  /** Last day of free cancellation; null where it never is free, and then it costs everything. */
  readonly freeUntil: Day | null;
}

/**
 * The terms of a package as steps in time: free at first where it is, then more expensive the nearer departure comes.
 */
export function listCancellationSteps({
  today,
  departure,
  freeUntil,
}: CancellationTerms): CancellationStep[] {
  const end: CancellationStep = { until: null, percent: 100 };
  if (freeUntil === null) return [end];
  const steps = CANCELLATION_FEES.map(({ daysBefore, percent }) => ({
    until: departure - daysBefore,
    percent,
  }));
  return [
    ...(freeUntil >= today ? [{ until: freeUntil, percent: 0 }] : []),
    ...steps.filter(({ until }) => until > freeUntil && until >= today),
    end,
  ];
}
