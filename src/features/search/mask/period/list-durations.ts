import type { NightRange } from '../../../../domain/search/offer-query.ts';
import { formatDuration } from '../../../../trip-search/address/to-search-params.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { capNights, isCounted } from './period-rules.ts';

/** Lengths of stay that flexible mode offers (PERIOD-025): the usual one (PERIOD-028), any (PERIOD-024), or so many nights. */
const offered: readonly TravelPeriod['nights'][] = [
  'usual',
  null,
  { from: 2, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 7 },
  { from: 8, to: 10 },
  { from: 11, to: 13 },
  { from: 14, to: 14 },
  { from: 15, to: 21 },
];

export interface DurationChoice {
  /** As the parameter `duration` writes what was chosen: empty, `-1`, `7` or `4-6`. */
  readonly value: string;
  readonly nights: TravelPeriod['nights'];
  /** What of it fits between the dates; it names the choice. */
  readonly fitting: TravelPeriod['nights'];
  readonly isChosen: boolean;
  /** True where none of it fits (PERIOD-020); what is chosen can stay chosen, cut to what fits. */
  readonly isTooLong: boolean;
}

/**
 * The choices of a length of stay, with what is chosen among them even where an address names another one.
 * @param longest nights that fit, see `longestStay`
 */
export function listDurations(chosen: TravelPeriod['nights'], longest: number): DurationChoice[] {
  const chosenValue = formatDuration(chosen);
  const isOffered = offered.some((nights) => formatDuration(nights) === chosenValue);
  const all = isOffered ? offered : [...offered, chosen];
  return all.toSorted(byLength).map((nights) => {
    const value = formatDuration(nights);
    const isChosen = value === chosenValue;
    const isTooLong = isCounted(nights) && nights.from > longest && !isChosen;
    return { value, nights, fitting: isTooLong ? nights : capNights(nights, longest), isChosen, isTooLong };
  });
}

function byLength(one: TravelPeriod['nights'], other: TravelPeriod['nights']): number {
  const [first, second] = [orderOf(one), orderOf(other)];
  return first.from - second.from || first.to - second.to;
}

/** The usual length comes first, then any. */
function orderOf(nights: TravelPeriod['nights']): NightRange {
  return isCounted(nights) ? nights : { from: 0, to: nights === 'usual' ? 0 : 1 };
}
