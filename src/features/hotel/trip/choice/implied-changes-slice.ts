import { type ClientAction, defineSlice } from '../../../../site/client-store.ts';
import type { ComparedTrip, TripFact } from './implied-changes.ts';

/** The last choice on a hotel's page: what it was about, and the trip that was shown before it. */
export interface ImpliedChangesState {
  readonly shown: ComparedTrip | null;
  /** Null until something was chosen. */
  readonly before: ComparedTrip | null;
  readonly chosen: readonly TripFact[];
}

export const impliedChangesActions = {
  /** @param chosen what the shopper chose; anything else that the offer changes is said */
  choose: (chosen: readonly TripFact[]) => ({ type: 'TRIP_CHOSEN', chosen }) as const,
  show: (trip: ComparedTrip) => ({ type: 'TRIP_SHOWN', trip }) as const,
};
type ImpliedChangesAction = ReturnType<(typeof impliedChangesActions)[keyof typeof impliedChangesActions]>;

const initial: ImpliedChangesState = { shown: null, before: null, chosen: [] };

/** Forgotten with the hotel's page. */
export function reduceImpliedChanges(state: ImpliedChangesState, action: ClientAction): ImpliedChangesState {
  if (action.type === 'PAGE_CHANGED' || action.type === 'START_OVER') return initial;
  const own = action as ImpliedChangesAction;
  switch (own.type) {
    case 'TRIP_CHOSEN':
      return { ...state, before: state.shown, chosen: own.chosen };
    case 'TRIP_SHOWN':
      return { ...state, shown: own.trip };
    default:
      return state;
  }
}

export const impliedChangesSlice = defineSlice<ImpliedChangesState>({
  key: 'impliedChanges',
  initial,
  reduce: reduceImpliedChanges,
});
