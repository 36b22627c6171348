import { type ClientAction, defineSlice } from '../../../../site/client-store.ts';

/** The price calendar of a hotel's page: which day is chosen says the address. */
export interface CalendarState {
  /** The month turned to, `YYYY-MM`; null for that of the selected offer. */
  readonly selectedMonth: string | null;
}

export const calendarActions = {
  turnTo: (month: string) => ({ type: 'CALENDAR_MONTH_SELECTED', month }) as const,
  /** A month has come: the flights are loaded again (FLIGHT-004). */
  load: () => ({ type: 'CALENDAR_LOADED' }) as const,
};

const initial: CalendarState = { selectedMonth: null };

/** The calendar after an action: forgotten with the hotel, except for who goes to book and comes back. */
export function reduceCalendar(state: CalendarState, action: ClientAction): CalendarState {
  switch (action.type) {
    case 'CALENDAR_MONTH_SELECTED':
      return { selectedMonth: (action as ReturnType<typeof calendarActions.turnTo>).month };
    case 'PAGE_CHANGED':
      return isBooking(action) ? state : initial;
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
