import { legacy_createStore as createReduxStore, type Store, type UnknownAction } from 'redux';

/** What the browser remembers between pages of one visit. Later areas add their own slices. */
export interface ClientState {
  /** Search criteria chosen so far, as query parameters of the search; empty means anywhere, any time. */
  readonly search: Readonly<Record<string, string>>;
  /** Key of the offer the shopper has selected, null when none is. */
  readonly selectedOffer: string | null;
}

export const clientActions = {
  /** The logo starts over (SHELL-016, SHELL-017). */
  startOver: () => ({ type: 'startOver' }) as const,
  changeSearch: (search: ClientState['search']) => ({ type: 'changeSearch', search }) as const,
  selectOffer: (offer: string) => ({ type: 'selectOffer', offer }) as const,
};

type ClientAction = ReturnType<(typeof clientActions)[keyof typeof clientActions]>;
export type ClientStore = Store<ClientState>;

const emptyState: ClientState = { search: {}, selectedOffer: null };

function reduce(state: ClientState = emptyState, action: UnknownAction): ClientState {
  const known = action as ClientAction;
  switch (known.type) {
    case 'startOver':
      return emptyState;
    case 'changeSearch':
      return { ...state, search: known.search };
    case 'selectOffer':
      return { ...state, selectedOffer: known.offer };
    default:
      return state;
  }
}

let store: ClientStore | null = null;

/**
 * Sets up the one client state store of the document.
 * @throws when it exists already (STORE-001): two stores would each hold half of the truth
 */
export function initializeStore(state: ClientState = emptyState): ClientStore {
  if (store !== null) throw new Error('Redux store can only be initialized once');
  store = createReduxStore(reduce, state);
  return store;
}

/** @throws before `initializeStore` (STORE-002) */
export function requireStore(): ClientStore {
  if (store === null) throw new Error('Store must be initialized first');
  return store;
}
