import { fetchJson } from '../../../../site/calls/fetch-json.ts';
import { readSlice, requireStore } from '../../../../site/client-store.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { ShownOffer, ShownOfferQuery } from '../../../../trip-search/offers/shown-offer-schema.ts';
import { buildPath } from '../../../../url.ts';
import { type OfferModel, type OfferState, offerActions, offerSlice } from './offer-slice.ts';
import { reportUnavailable } from './report-unavailable.ts';

type SlotName = 'selectedOffer' | 'initialOffer' | 'originalOffer';
const slotNames: readonly SlotName[] = ['selectedOffer', 'initialOffer', 'originalOffer'];

export interface OfferLoad {
  readonly locale: string;
  /** The search, for the party. */
  readonly params: SearchParams;
  /** The offer shown: for slots that hold none. */
  readonly offer: Pick<DetailedOffer, 'id' | 'hotelId' | 'checkIn' | 'lengthOfStay'>;
  /** True: all slots are fetched, filled or not (OFFER-020). */
  readonly isForced?: boolean;
}

/** Slots to be fetched, each with the id of its offer (OFFER-019, OFFER-020). */
export function planOfferLoad(
  state: OfferState,
  { offer, isForced = false }: { readonly offer: Pick<DetailedOffer, 'id'>; readonly isForced?: boolean },
): ReadonlyMap<SlotName, string> {
  const wanted = slotNames.filter((name) => isForced || state[name].model === null);
  return new Map(wanted.map((name) => [name, state[name].model?.id ?? offer.id]));
}

let inFlight: AbortController | null = null;

/** Cancels the offer request in flight, if there is one (OFFER-018). */
export function cancelOfferLoad(): void {
  inFlight?.abort();
  inFlight = null;
}

/** Makes an offer the selected one; a request in flight would overwrite it and is cancelled (OFFER-018). */
export function selectOffer(model: OfferModel): void {
  cancelOfferLoad();
  requireStore().dispatch(offerActions.setSelected(model));
}

/**
 * Fetches offers into their slots, each offer once.
 * @returns `cancelled` where something else was chosen meanwhile, `failed` where not all of them were answered
 */
export async function loadOffers(load: OfferLoad): Promise<'loaded' | 'cancelled' | 'failed'> {
  cancelOfferLoad();
  const { dispatch } = requireStore();
  const plan = planOfferLoad(readSlice(offerSlice), load);
  const request = new AbortController();
  inFlight = request;
  for (const name of plan.keys()) dispatch(loadActions[name]());
  const answers = await fetchOffers(load, new Set(plan.values()), request.signal);
  if (request.signal.aborted) return 'cancelled';
  for (const [name, id] of plan) fillSlot(name, answers.get(id));
  const selected = plan.get('selectedOffer');
  if (selected !== undefined && answers.get(selected) === null)
    reportUnavailable(load.locale, { ...load.offer, id: selected }, 'gone');
  return [...plan.values()].every((id) => answers.has(id)) ? 'loaded' : 'failed';
}

const loadActions = {
  selectedOffer: offerActions.loadSelected,
  initialOffer: offerActions.loadInitial,
  originalOffer: offerActions.loadOriginal,
} as const;

/** By id: the offer, null where it is not for sale; missing where there was no answer. */
async function fetchOffers(
  { locale, params }: OfferLoad,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OfferModel | null>> {
  const answers = new Map<string, OfferModel | null>();
  const fetchOne = async (id: string) => {
    const query: ShownOfferQuery = { ...params, offer: id };
    const address = buildPath('get_hoteldetail_offer', { _locale: locale }, query);
    const { offer } = await fetchJson<ShownOffer>(address, signal);
    answers.set(id, offer === null ? null : modelOf(offer));
  };
  await Promise.allSettled([...ids].map(fetchOne));
  return answers;
}

function fillSlot(name: SlotName, model: OfferModel | null | undefined): void {
  const { dispatch } = requireStore();
  if (name === 'selectedOffer') {
    dispatch(offerActions.setSelected(model ?? null));
  } else if (model) {
    dispatch(name === 'initialOffer' ? offerActions.setInitial(model) : offerActions.setOriginal(model));
  }
}

/** What the slots keep of an offer. */
export function modelOf({ id, hotelId, price }: DetailedOffer): OfferModel {
  const { currency: _, ...known } = price;
  return { id, hotelId, ...known };
}
