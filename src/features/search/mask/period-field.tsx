import type { Day } from '../../../domain/calendar-day.ts';
import type { SearchParams, TravelPeriod } from '../trip-search/trip-search.ts';

export interface PeriodFieldProps {
  /** Where the site sells. */
  readonly today: Day;
  readonly period: TravelPeriod;
  /** The rest of the search, for the prices in the calendar's cells. */
  readonly params: SearchParams;
  /** Called when the picker is confirmed with another period than it opened with. */
  readonly onChange: (period: TravelPeriod) => void;
}

export function PeriodField(_props: PeriodFieldProps) {
  return null;
}
