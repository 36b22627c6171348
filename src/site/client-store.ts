import { useSyncExternalStore } from 'react';
import type { PageRouteName } from '../routes.ts';

/**
 * A part of what the browser stores between pages of one visit. A feature defines its own next to the rules that
 * change it, with `defineSlice`; it does not repeat what the address or the server holds.
 */
export interface Slice<State> {
  /** Unique among all slices. */
  readonly key: string;
  /** What it holds before anything happened, and on the server. */
  readonly initial: State;
  /** The state after an action; the same object where the action is none of its business. */
  readonly reduce: (state: State, action: ClientAction) => State;
}

/** The actions that every slice may answer to. Features have further ones, read with `isAction`. */
export const clientActions = {
  /** The logo starts over (SHELL-016, SHELL-017): the search and the selected offer are forgotten. */
  startOver: () => ({ type: 'START_OVER' }) as const,
  /** Another page has come into view (FLIGHT-008, CASC-003, STORE-010); a search that changed on the same page has not. */
  changePage: (from: PageRouteName | null, to: PageRouteName | null) =>
    ({ type: 'PAGE_CHANGED', from, to }) as const,
};

/** An action of a feature, by its type; only that feature knows the other fields. */
export interface UnknownAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type ClientAction = ReturnType<(typeof clientActions)[keyof typeof clientActions]> | UnknownAction;

type ClientState = Readonly<Record<string, unknown>>;

/** The state of all slices in one object. Its functions work without the object: `const { dispatch } = requireStore()`. */
export interface ClientStore {
  readonly getState: () => ClientState;
  /** Changes the state by every slice's `reduce`, then calls every listener. */
  readonly dispatch: (action: ClientAction) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

const slices = new Map<string, Slice<unknown>>();
let store: ClientStore | null = null;

/** Makes a slice known to the store, now or when it is set up. Code of a page brings its own slices with it. */
export function defineSlice<State>(slice: Slice<State>): Slice<State> {
  slices.set(slice.key, slice as Slice<unknown>);
  return slice;
}

function reduce(state: ClientState, action: ClientAction): ClientState {
  let next = state;
  for (const { key, initial, reduce: reduceSlice } of slices.values()) {
    const before = Object.hasOwn(state, key) ? state[key] : initial;
    const after = reduceSlice(before, action);
    if (after !== state[key]) next = { ...next, [key]: after };
  }
  return next;
}

function createStore(): ClientStore {
  let state: ClientState = {};
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      state = reduce(state, action);
      // A copy: a listener may subscribe or unsubscribe while it is called.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      // A function of its own for each subscription: the same listener may subscribe twice.
      const call = () => listener();
      listeners.add(call);
      return () => void listeners.delete(call);
    },
  };
}

/**
 * Sets up the one client state store of the document.
 * @throws Error in the words of the requirement when the store exists already (STORE-001): two stores would each hold half of the state
 */
export function initializeStore(): ClientStore {
  if (store !== null) throw new Error('Redux store can only be initialized once');
  store = createStore();
  return store;
}

/** @throws before `initializeStore` (STORE-002) */
export function requireStore(): ClientStore {
  if (store === null) throw new Error('Store must be initialized first');
  return store;
}

/** What a slice holds now; its initial state where there is no store, as on the server. */
export function readSlice<State>({ key, initial }: Slice<State>): State {
  const state = store?.getState() ?? {};
  return Object.hasOwn(state, key) ? (state[key] as State) : initial;
}

/**
 * The state of a slice in a component. While a served page is taken over it is the initial one, as the server rendered it.
 * @param pick the part that the component shows, the same for the same state: only a change of it renders the component
 * again
 */
export function useSlice<State>(slice: Slice<State>): State;
export function useSlice<State, Part>(slice: Slice<State>, pick: (state: State) => Part): Part;
export function useSlice<State>(
  slice: Slice<State>,
  pick: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => pick(readSlice(slice)),
    () => pick(slice.initial),
  );
}

function subscribe(listener: () => void): () => void {
  return store === null ? () => {} : store.subscribe(listener);
}
