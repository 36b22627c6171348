/** A time of day on the clock of 24 hours, '06:05', the same in all five languages. @param minutes after midnight, 0 to 1,439 */
export function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
