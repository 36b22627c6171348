import { priceAlertPolicy } from '../../defaults.ts';
import { dayMs } from '../../domain/time/time-units.ts';

/** When an alert ends that was confirmed or prolonged at a moment. */
export function lifetimeFrom(at: Date): Date {
  return new Date(at.getTime() + priceAlertPolicy.lifetimeDays * dayMs);
}
