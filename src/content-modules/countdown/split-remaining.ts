import { dayMs, hourMs, minuteMs } from '../../domain/time/time-units.ts';

export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

const second = 1000;

/**
 * What is left, each unit in two digits at least (MOD-075); null once nothing is left (MOD-076). The second that has begun
 * counts as whole: what still runs never reads zero.
 * @param milliseconds until the moment
 */
export function splitRemaining(milliseconds: number): Readonly<Record<CountdownUnit, string>> | null {
  if (milliseconds <= 0) return null;
  const left = Math.ceil(milliseconds / second) * second;
  const format = (size: number, within: number) =>
    String(Math.floor((left % within) / size)).padStart(2, '0');
  return {
    days: format(dayMs, Number.POSITIVE_INFINITY),
    hours: format(hourMs, dayMs),
    minutes: format(minuteMs, hourMs),
    seconds: format(second, minuteMs),
  };
}
