import type { Day } from '../../../../domain/time/calendar-day.ts';

/** Days in a row that have the same value. */
export interface DayRun<Value> {
  readonly from: Day;
  readonly to: Day;
  readonly value: Value;
}

/** Days without gaps, with a value each. */
export interface DayStretch<Value> {
  readonly from: Day;
  readonly values: readonly Value[];
}

/** Sorts days and joins neighbours with the same key. */
export function joinEqualDays<Value>(
  byDay: ReadonlyMap<Day, Value>,
  keyOf: (value: Value) => string,
): readonly DayRun<Value>[] {
  const runs: { from: Day; to: Day; value: Value }[] = [];
  for (const [day, value] of inOrder(byDay)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === day - 1 && keyOf(last.value) === keyOf(value)) last.to = day;
    else runs.push({ from: day, to: day, value });
  }
  return runs;
}

/** Sorts days and joins neighbours with any values. */
export function joinNeighbours<Value>(byDay: ReadonlyMap<Day, Value>): readonly DayStretch<Value>[] {
  const stretches: { from: Day; values: Value[] }[] = [];
  for (const [day, value] of inOrder(byDay)) {
    const last = stretches.at(-1);
    if (last !== undefined && last.from + last.values.length === day) last.values.push(value);
    else stretches.push({ from: day, values: [value] });
  }
  return stretches;
}

function inOrder<Value>(byDay: ReadonlyMap<Day, Value>): [Day, Value][] {
  return [...byDay].sort(([left], [right]) => left - right);
}
