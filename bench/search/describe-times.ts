/** Milliseconds each. */
export interface Times {
  readonly queries: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  readonly perSecond: number;
}

/** @param times milliseconds, at least one */
export function describeTimes(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return {
    queries: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    perSecond: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
  };
}

/** Three significant figures, as tables show them. */
export const short = (value: number): number => Number(value.toPrecision(3));

export function shortTimes({ queries, p50, p95, p99, max, perSecond }: Times) {
  return {
    queries,
    'p50 ms': short(p50),
    'p95 ms': short(p95),
    'p99 ms': short(p99),
    'max ms': short(max),
    'per second': short(perSecond),
  };
}
