import { dayMs, hourMs, minuteMs } from '../../../domain/time/time-units.ts';
import type { Texts } from '../../../texts/texts.ts';

/**
 * Formats how long is left, in whole days from two days on, whole hours from one hour on, and else minutes. Never promises more than
 * there is, and the last minute is one.
 * @param ms more than 0
 */
export function formatTimeLeft(ms: number, texts: Texts): string {
  if (ms >= 2 * dayMs) return texts('office.tasks.dueIn.days', { n: Math.floor(ms / dayMs) });
  if (ms >= hourMs) return texts('office.tasks.dueIn.hours', { n: Math.floor(ms / hourMs) });
  return texts('office.tasks.dueIn.minutes', { n: Math.max(1, Math.floor(ms / minuteMs)) });
}
