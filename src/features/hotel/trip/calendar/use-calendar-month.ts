import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { requireStore, useSlice } from '../../../../site/client-store.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { type DateOption, readOptions } from '../../../../trip-search/offers/date-option.ts';
import { buildPath } from '../../../../url.ts';
import type { CalendarMonth } from '../choice/dates-data.ts';
import { formatCalendarMonth } from './calendar-months.ts';
import type { CalendarAnswer, CalendarQuery } from './calendar-schema.ts';
import { calendarActions, calendarSlice } from './calendar-slice.ts';

export interface MonthRequest {
  readonly hotelId: number;
  readonly params: SearchParams;
  /** Nights. */
  readonly los: string;
  /** Airport code; undefined for those of the search. */
  readonly from: string | undefined;
  /** The month of the selected offer, `YYYY-MM`. */
  readonly offerMonth: string;
  /** The month that came with the page, where it is one of this length of stay and airport. */
  readonly served: CalendarMonth | null;
}

export interface ShownMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Days of departure with an offer; null while they are loading and where they could not be loaded. */
  readonly days: readonly DateOption[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The month that the calendar shows (CAL-001): the one turned to, else that of the selected offer. Until a month was turned
 * to, one without offers gives way to the next with some.
 */
export function useCalendarMonth(choice: MonthRequest): ShownMonth {
  const { locale } = useVisit();
  const { selectedMonth } = useSlice(calendarSlice);
  const { served, offerMonth } = choice;
  const known = served !== null && (selectedMonth ?? served.month) === served.month ? served : null;
  const query = known === null ? toQuery(choice, selectedMonth ?? offerMonth, selectedMonth === null) : null;
  const address = query === null ? null : buildPath('get_hotel_calendar_offers', { _locale: locale }, query);
  const { answer, status, retry } = useFetch<CalendarAnswer>(address, () =>
    requireStore().dispatch(calendarActions.load()),
  );
  return {
    month: known?.month ?? answer?.month ?? selectedMonth ?? offerMonth,
    days: known?.days ?? (answer === null ? null : readDays(answer)),
    hasFailed: status === 'failed',
    retry,
  };
}

/** SAPI-021, SAPI-022. */
function toQuery({ hotelId, params, los, from }: MonthRequest, month: string, isFirstLoad: boolean) {
  return {
    ...params,
    hotelId,
    los,
    from,
    calendarMonth: formatCalendarMonth(month),
    isFirstLoad: isFirstLoad ? 1 : 0,
  } satisfies CalendarQuery;
}

function readDays({ days }: CalendarAnswer): readonly DateOption[] {
  return readOptions({ options: days.map(({ date, offer }) => ({ value: date, label: date, offer })) });
}
