import type { Texts } from '../../../texts/texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Formats how long is left, in whole days from two days on, whole hours from one hour on, and else minutes. Never promises more than
 * there is, and the last minute is one.
 * @param ms more than 0
 */
export function formatTimeLeft(ms: number, texts: Texts): string {
  if (ms >= 2 * day) return texts('office.tasks.dueIn.days', { n: Math.floor(ms / day) });
  if (ms >= hour) return texts('office.tasks.dueIn.hours', { n: Math.floor(ms / hour) });
  return texts('office.tasks.dueIn.minutes', { n: Math.max(1, Math.floor(ms / minute)) });
}
