import type { Day } from '../../../domain/time/calendar-day.ts';

const millisecondsPerDay = 86_400_000;

/** Longest stretch within which clocks are taken to change at most once. */
const STRIDE = 25;

function readOffset(format: Intl.DateTimeFormat, day: Day): number {
  const name = format.formatToParts(day * millisecondsPerDay + millisecondsPerDay / 2);
  const text = name.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})/.exec(text);
  return match === null ? 0 : Number(`${match[1]}1`) * (Number(match[2]) * 60 + Number(match[3]));
}

/**
 * Minutes by which the clocks of a zone are ahead of UTC at noon UTC of each of so many days. Asks for a day in every
 * 25 and looks closer only where the answer has changed, since asking is slow.
 */
export function clockOffsets(timeZone: string, from: Day, days: number): Int16Array {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Int16Array(days);
  const settle = (first: number, last: number, atFirst: number, atLast: number): void => {
    if (atFirst === atLast) {
      offsets.fill(atFirst, first, last + 1);
    } else if (last - first === 1) {
      offsets[first] = atFirst;
      offsets[last] = atLast;
    } else {
      const middle = (first + last) >> 1;
      const atMiddle = readOffset(format, from + middle);
      settle(first, middle, atFirst, atMiddle);
      settle(middle, last, atMiddle, atLast);
    }
  };
  for (let first = 0; first < days; first += STRIDE) {
    const last = Math.min(days - 1, first + STRIDE);
    settle(first, last, readOffset(format, from + first), readOffset(format, from + last));
  }
  return offsets;
}
