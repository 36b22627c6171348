import { type ClientAction, defineSlice } from '../../../../site/client-store.ts';

/** The price calendar of a hotel's page (CAL-006). Months are `YYYY-MM`. */
export interface CalendarState {
  /** The month turned to; null for that of the selected offer. */
  readonly selectedMonth: string | null;
  /** The offer shown is that of a day clicked in this month. */
  readonly clicked: boolean;
  /** A day was clicked on this hotel's page. */
  readonly clickedOnce: boolean;
  readonly lastLoadedMonth: string | null;
  /** The offer of the day clicked last: who comes back from booking finds it still marked. */
  readonly offerAfterBooking: string | null;
}

export const calendarActions = {
  turnTo: (month: string) => ({ type: 'CALENDAR_MONTH_SELECTED', month }) as const,
  /** @param month the one that was loaded; on a first load maybe later than the requested one */
  load: (month: string) => ({ type: 'CALENDAR_LOADED', month }) as const,
  clickDay: (offerId: string) => ({ type: 'CALENDAR_DAY_CLICKED', offerId }) as const,
};
type CalendarActions = typeof calendarActions;

const initial: CalendarState = {
  selectedMonth: null,
  clicked: false,
  clickedOnce: false,
  lastLoadedMonth: null,
  offerAfterBooking: null,
};

/** The calendar after an action: forgotten with the hotel, except for who goes to book and comes back. */
export function reduceCalendar(state: CalendarState, action: ClientAction): CalendarState {
  switch (action.type) {
    case 'CALENDAR_MONTH_SELECTED':
      return {
        ...state,
        selectedMonth: (action as ReturnType<CalendarActions['turnTo']>).month,
        clicked: false,
      };
    case 'CALENDAR_LOADED':
      return { ...state, lastLoadedMonth: (action as ReturnType<CalendarActions['load']>).month };
    case 'CALENDAR_DAY_CLICKED': {
      const { offerId } = action as ReturnType<CalendarActions['clickDay']>;
      return { ...state, clicked: true, clickedOnce: true, offerAfterBooking: offerId };
    }
    case 'PAGE_CHANGED':
      return isBooking(action) ? { ...state, clicked: false } : initial;
    case 'START_OVER':
      return initial;
    default:
      return state;
  }
}

/** True for a way into the checkout, within it, and out of it back to the hotel. */
function isBooking(action: ClientAction): boolean {
  const { from, to } = action as { readonly from?: unknown; readonly to?: unknown };
  const isCheckout = (page: unknown) => String(page).startsWith('checkout_');
  return isCheckout(to) || (isCheckout(from) && to === 'hoteldetail');
}

export const calendarSlice = defineSlice<CalendarState>({
  key: 'offersCalendar',
  initial,
  reduce: reduceCalendar,
});
