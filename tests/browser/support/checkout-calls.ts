import { infoOfTwo } from '../../factories/travellers.ts';

/** Query parameters of the search for a trip. */
export type TripSearch = Readonly<Record<string, string>>;

/** A week for two, from the cheapest airport. */
const weekForTwo: TripSearch = { duration: '7' };

export interface Answer {
  readonly success?: boolean;
  readonly results?: readonly { readonly offer: { readonly id: string; readonly price: OfferPrice } }[];
  readonly cart?: { readonly checkout: { readonly id: string; readonly amounts: OfferPrice } } | null;
}
interface OfferPrice {
  readonly totalAmount: number;
}

/** Calls the shop's API with the cookies of a browser: the path after `/de-de/ajax/`, and what is posted. */
export type CallApi = (path: string, body?: object) => Promise<Answer>;

/** Which trip to take, and what else the checkout knows. */
export interface CheckoutStart {
  readonly search?: TripSearch | undefined;
  readonly trackingParams?: TripSearch | undefined;
  /** Position in the list where to begin: visitors at the same time may want the last room of a trip. */
  readonly first: number;
}

/** Creates the checkout of a trip that the supplier confirms; returns its path. Opens no step. */
export async function createCheckout(
  callApi: CallApi,
  { search = weekForTwo, trackingParams = {}, first }: CheckoutStart,
): Promise<string> {
  // The order of a list is the tour's own matter: what is recommended changes with the day.
  const cheapestFirst = new URLSearchParams({ sort: 'price', ...search });
  const { results = [] } = await callApi(`mixed-resultlist?${cheapestFirst}`);
  for (const { offer } of [...results.slice(first), ...results]) {
    const order = { offer: offer.id, total: offer.price.totalAmount, search, trackingParams };
    const { cart } = await callApi('booking/create', order);
    if (cart) return `/de-de/booking/${cart.checkout.id}`;
  }
  throw new Error('No trip can be booked');
}

/** Sets the two travellers of a checkout. @throws where the shop refuses them */
export async function setTravellers(callApi: CallApi, checkout: string): Promise<void> {
  const { success } = await callApi(`${callsOf(checkout)}/set-info`, { data: infoOfTwo });
  if (success !== true) throw new Error(`The travellers of ${checkout} are refused`);
}

/** The calls of a checkout, after `/de-de/ajax/`. */
export function callsOf(checkout: string): string {
  return checkout.slice('/de-de/'.length);
}
