import { type ClientAction, defineSlice } from '../../../../site/client-store.ts';

/** What the client state stores of an offer between choices (OFFER-006). Amounts are minor units. */
export interface OfferModel {
  readonly id: string;
  readonly hotelId: number;
  readonly totalAmount: number;
  readonly perPersonAmount: number;
  /** What everybody else pays, where a member pays less. */
  readonly publicPrice?: { readonly perPersonAmount: number; readonly totalAmount: number };
  /** When the price was true, ISO 8601, and who knew it. */
  readonly knownAt: string;
  readonly source: 'index' | 'supplier';
}

/** Why an offer is not as it was shown. Only prices change what was agreed to (CREATE-008). */
export interface OfferChange {
  readonly type: string;
  /** Minor units of the whole party. */
  readonly oldTotal: number;
  readonly newTotal: number;
}

export interface OfferState {
  readonly selectedOffer: { readonly model: OfferModel | null; readonly isLoading: boolean };
  /** What the page first showed for the search. */
  readonly initialOffer: { readonly model: OfferModel | null };
  /** What choices are compared with: the initial offer. */
  readonly originalOffer: { readonly model: OfferModel | null };
  readonly unavailableOfferIds: readonly string[];
  /** The last price change of the selected offer that the page has shown to the shopper. */
  readonly priceChange: OfferChange | null;
  /** Changes that wait for an answer, by offer (CREATE-007). */
  readonly offerChanges: Readonly<Record<string, readonly OfferChange[]>>;
  readonly isPriceDifferenceShown: boolean;
}

const initial: OfferState = {
  selectedOffer: { model: null, isLoading: false },
  initialOffer: { model: null },
  originalOffer: { model: null },
  unavailableOfferIds: [],
  priceChange: null,
  offerChanges: {},
  isPriceDifferenceShown: true,
};

/** The actions by the names the requirements give them (OFFER-010 to OFFER-015), and those without a given name. */
export const offerActions = {
  /** A selected offer is being loaded. */
  loadSelected: () => ({ type: 'SELECTED_OFFER_LOAD' }) as const,
  /** The selected offer; null where it could not be had: then the one before stays. */
  setSelected: (model: OfferModel | null) => ({ type: 'SELECTED_OFFER_SET', model }) as const,
  /** Loads the initial or original offer again and discards what was known of it. */
  loadInitial: () => ({ type: 'INITIAL_OFFER_LOAD' }) as const,
  loadOriginal: () => ({ type: 'ORIGINAL_OFFER_LOAD' }) as const,
  setInitial: (model: OfferModel) => ({ type: 'SET_INITIAL_OFFER', model }) as const,
  setOriginal: (model: OfferModel) => ({ type: 'SET_ORIGINAL_OFFER', model }) as const,
  markUnavailable: (id: string) => ({ type: 'OFFER_UNAVAILABLE', id }) as const,
  markAvailable: (id: string) => ({ type: 'OFFER_AVAILABLE', id }) as const,
  noteChanges: (id: string, changes: readonly OfferChange[]) =>
    ({ type: 'OFFER_CHANGES', id, changes }) as const,
  acceptChange: (id: string) => ({ type: 'OFFER_CHANGE_ACCEPTED', id }) as const,
  rejectChange: (id: string) => ({ type: 'OFFER_CHANGE_REJECTED', id }) as const,
  hidePriceDifference: () => ({ type: 'PRICE_DIFFERENCE_HIDDEN' }) as const,
};
type OfferAction = ReturnType<(typeof offerActions)[keyof typeof offerActions]>;

/** The selected, initial and original offer of a visit (OFFER-003 to OFFER-031). */
export const offerSlice = defineSlice<OfferState>({ key: 'offer', initial, reduce: reduceOffer });

/** For parts that show which offers are not available. */
export const listUnavailable = ({ unavailableOfferIds }: OfferState): readonly string[] =>
  unavailableOfferIds;

export function reduceOffer(state: OfferState, action: ClientAction): OfferState {
  if (action.type === 'START_OVER') return initial;
  if (action.type === 'PAGE_CHANGED') return emptySlots(state);
  return reduceOwn(state, action as OfferAction);
}

function reduceOwn(state: OfferState, action: OfferAction): OfferState {
  switch (action.type) {
    case 'SELECTED_OFFER_LOAD':
      return { ...state, selectedOffer: { ...state.selectedOffer, isLoading: true } };
    case 'SELECTED_OFFER_SET':
      return select(state, action.model);
    case 'INITIAL_OFFER_LOAD':
      return { ...state, initialOffer: { model: null } };
    case 'ORIGINAL_OFFER_LOAD':
      return { ...state, originalOffer: { model: null } };
    case 'SET_INITIAL_OFFER':
      return setInitial(state, action.model);
    case 'SET_ORIGINAL_OFFER':
      return { ...state, originalOffer: { model: action.model } };
    default:
      return reduceAvailability(state, action);
  }
}

/** The same offer at another price is a price change (OFFER-008); another offer is none. */
function select(state: OfferState, model: OfferModel | null): OfferState {
  const before = state.selectedOffer.model;
  const selectedOffer = { model: model ?? before, isLoading: false };
  if (model === null) return { ...state, selectedOffer };
  if (before?.id !== model.id)
    return { ...state, selectedOffer, priceChange: null, isPriceDifferenceShown: true };
  if (before.totalAmount === model.totalAmount) return { ...state, selectedOffer };
  const priceChange = { type: 'price', oldTotal: before.totalAmount, newTotal: model.totalAmount };
  return { ...state, selectedOffer, priceChange, isPriceDifferenceShown: true };
}

/** Where the two differ, by id, the original offer is the initial one (OFFER-021). */
function setInitial(state: OfferState, model: OfferModel): OfferState {
  const isSame = state.originalOffer.model?.id === model.id;
  return { ...state, initialOffer: { model }, originalOffer: isSame ? state.originalOffer : { model } };
}

/** Which offers are not available stays known. */
function emptySlots({ unavailableOfferIds, offerChanges }: OfferState): OfferState {
  return { ...initial, unavailableOfferIds, offerChanges };
}

function reduceAvailability(state: OfferState, action: OfferAction): OfferState {
  const { unavailableOfferIds: unavailable, offerChanges } = state;
  switch (action.type) {
    case 'OFFER_UNAVAILABLE':
      return unavailable.includes(action.id)
        ? state
        : { ...state, unavailableOfferIds: [...unavailable, action.id] };
    case 'OFFER_AVAILABLE':
      return { ...state, unavailableOfferIds: unavailable.filter((id) => id !== action.id) };
    case 'OFFER_CHANGES': {
      const prices = action.changes.filter(({ type }) => type === 'price');
      return { ...state, offerChanges: { ...offerChanges, [action.id]: prices } };
    }
    case 'OFFER_CHANGE_ACCEPTED':
    case 'OFFER_CHANGE_REJECTED': {
      const { [action.id]: _answered, ...waiting } = offerChanges;
      return { ...state, offerChanges: waiting };
    }
    case 'PRICE_DIFFERENCE_HIDDEN':
      return { ...state, isPriceDifferenceShown: false };
    default:
      return state;
  }
}
