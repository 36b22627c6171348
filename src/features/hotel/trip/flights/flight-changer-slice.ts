import { type ClientAction, defineSlice } from '../../../../site/client-store.ts';

/** Minimum baggage in the backend's words (FLIGHT-011); null for no minimum. */
export type BaggageFilter = 'carryOn' | 'baggage' | null;

/** The flight changer's state (FLIGHT-009), with whether it is open. */
export interface FlightChangerState {
  /** Stops of each flight at most; null for any. */
  readonly stopOver: 0 | 1 | null;
  readonly baggageFilter: BaggageFilter;
  /** True: only flights of the selected offer's airline (FLIGHT-010). */
  readonly airlineFilter: boolean;
  /** True: no night flights, as in the filters of the list. */
  readonly nightFilter: boolean;
  /** The flights shown, if any, are not those of the trip as it is now. */
  readonly shouldLoad: boolean;
  /** True once a first offer is loaded, so that there is something to change (FLIGHT-003). */
  readonly isReady: boolean;
  /** Null while the shopper has neither opened nor closed it: then brand, device and address decide (HOTEL-035). */
  readonly isOpen: boolean | null;
}

const initial: FlightChangerState = {
  stopOver: null,
  baggageFilter: null,
  airlineFilter: false,
  nightFilter: false,
  shouldLoad: false,
  isReady: false,
  isOpen: null,
};

type Filters = Partial<
  Pick<FlightChangerState, 'stopOver' | 'baggageFilter' | 'airlineFilter' | 'nightFilter'>
>;

export const flightChangerActions = {
  open: () => ({ type: 'FLIGHT_CHANGER_OPENED' }) as const,
  close: () => ({ type: 'FLIGHT_CHANGER_CLOSED' }) as const,
  filter: (filters: Filters) => ({ type: 'FLIGHT_CHANGER_FILTERED', filters }) as const,
  /** Its flights are asked for: there is nothing left to be loaded. */
  load: () => ({ type: 'FLIGHT_CHANGER_LOAD' }) as const,
};
type FlightChangerAction = ReturnType<(typeof flightChangerActions)[keyof typeof flightChangerActions]>;

/**
 * What makes the flights shown out of date: a first offer (FLIGHT-003), a calendar that was loaded (FLIGHT-004), another
 * hotel's or any other offer (FLIGHT-005), a choice in the cascade (FLIGHT-006).
 */
const reloadingActions = new Set([
  'SET_INITIAL_OFFER',
  'CALENDAR_LOADED',
  'SELECTED_OFFER_LOAD',
  'CASCADE_CHANGED',
]);

export const flightChangerSlice = defineSlice<FlightChangerState>({
  key: 'flightChanger',
  initial,
  reduce: reduceFlightChanger,
});

export function reduceFlightChanger(state: FlightChangerState, action: ClientAction): FlightChangerState {
  if (action.type === 'PAGE_CHANGED' || action.type === 'START_OVER') return initial;
  if (reloadingActions.has(action.type)) {
    const isReady = state.isReady || action.type === 'SET_INITIAL_OFFER';
    return state.shouldLoad && state.isReady === isReady ? state : { ...state, isReady, shouldLoad: true };
  }
  return reduceOwn(state, action as FlightChangerAction);
}

function reduceOwn(state: FlightChangerState, action: FlightChangerAction): FlightChangerState {
  switch (action.type) {
    case 'FLIGHT_CHANGER_OPENED':
      return { ...state, isOpen: true };
    case 'FLIGHT_CHANGER_CLOSED':
      return { ...state, isOpen: false };
    case 'FLIGHT_CHANGER_FILTERED':
      return { ...state, ...action.filters, shouldLoad: true };
    case 'FLIGHT_CHANGER_LOAD':
      return state.shouldLoad ? { ...state, shouldLoad: false } : state;
    default:
      return state;
  }
}
