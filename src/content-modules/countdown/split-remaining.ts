export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

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
    days: format(day, Number.POSITIVE_INFINITY),
    hours: format(hour, day),
    minutes: format(minute, hour),
    seconds: format(second, minute),
  };
}
