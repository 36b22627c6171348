/** How long ago a price was true, as words need it: the text's id and its count. */
export interface PriceAge {
  readonly text: 'trip.knownNow' | 'trip.knownSeconds' | 'trip.knownMinutes' | 'trip.knownHours';
  readonly n: number;
}

/** Ages below `now` seconds count as now; the page shows seconds in steps of `step`, so that they do not tick. */
const now = 5;
const step = 5;

/**
 * The age of a price in words.
 * @param knownAt when it was true, ISO 8601
 * @param at the moment of the question, milliseconds since 1970; clocks that disagree make it 0
 */
export function describePriceAge(knownAt: string, at: number): PriceAge {
  const seconds = Math.max(0, Math.floor((at - Date.parse(knownAt)) / 1000));
  if (seconds < now) return { text: 'trip.knownNow', n: 0 };
  if (seconds < 60) return { text: 'trip.knownSeconds', n: seconds - (seconds % step) };
  if (seconds < 3600) return { text: 'trip.knownMinutes', n: Math.floor(seconds / 60) };
  return { text: 'trip.knownHours', n: Math.floor(seconds / 3600) };
}
