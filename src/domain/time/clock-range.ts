/** Minutes of a day. */
export const MINUTES_OF_DAY = 1_440;

/** Local times in minutes after midnight, 0 to 1,439, both included; passes midnight where it begins later than it ends. */
export interface ClockRange {
  readonly from: number;
  readonly until: number;
}

/** Whether a time of day, in minutes after midnight, lies in a range. */
export function isInClockRange(minute: number, { from, until }: ClockRange): boolean {
  return from <= until ? from <= minute && minute <= until : minute >= from || minute <= until;
}
