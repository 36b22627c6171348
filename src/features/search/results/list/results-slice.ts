import { type ClientAction, defineSlice, type UnknownAction } from '../../../../site/client-store.ts';

/** The part of the result list that is not in its address: page and order are (LIST-006, LIST-011, LIST-013). */
interface ResultsState {
  readonly filtersExpanded: boolean;
}

const expandFilters = 'RESULTS_FILTERS_EXPANDED';

/** The panel of filters, which covers a narrow window, was opened or closed. */
export function filtersExpanded(isExpanded: boolean): UnknownAction & { readonly isExpanded: boolean } {
  return { type: expandFilters, isExpanded };
}

/** @testSupport */
export const resultsSlice = defineSlice<ResultsState>({
  key: 'results',
  initial: { filtersExpanded: false },
  reduce: (state, action) => {
    const isExpanded = readExpanded(action);
    return isExpanded === null || isExpanded === state.filtersExpanded
      ? state
      : { filtersExpanded: isExpanded };
  },
});

/** Another page, and starting over, close the panel. */
function readExpanded(action: ClientAction): boolean | null {
  if (action.type === 'PAGE_CHANGED' || action.type === 'START_OVER') return false;
  return action.type === expandFilters && 'isExpanded' in action ? action.isExpanded === true : null;
}
