import { type ClientAction, defineSlice } from '../../../site/client-store.ts';
import { changeDraft, type DraftChange, type MaskDraft } from './panel/mask-draft.ts';

interface SearchState {
  /** What was last chosen in a mask of this visit; null before anything was, and after starting over. */
  readonly draft: MaskDraft | null;
}

/** A choice in a mask together with the draft it was made in. */
export type SearchAction = DraftChange & { readonly from: MaskDraft };

const initial: SearchState = { draft: null };

/** The search as it is put together: it outlives the page, so that the home page shows what was chosen before. */
export const searchSlice = defineSlice<SearchState>({
  key: 'search',
  initial,
  reduce: (state, action) => {
    if (action.type === 'START_OVER') return initial;
    return isSearchAction(action) ? { draft: changeDraft(action.from, action) } : state;
  },
});

function isSearchAction(action: ClientAction): action is SearchAction {
  return String(action.type).startsWith('SEARCH_') && 'from' in action;
}
