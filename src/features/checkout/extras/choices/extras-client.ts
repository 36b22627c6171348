import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { MarketCode } from '../../../../domain/places/market.ts';
import type { AcceptPriceBody } from '../../../../site/accept-price-schema.ts';
import { type PostResult, postJson } from '../../../../site/calls/post-json.ts';
import { buildPath } from '../../../../url.ts';
import type { ExtrasResult, SetExtrasBody, SetMarketBody } from './extras-schema.ts';

/** Why the call failed; `lost`: the server did not answer, `offline`: there is no connection, `over`: the session has ended. */
export type ExtrasFailure =
  | 'extra-gone'
  | 'being-booked'
  | 'same-seat'
  | 'price-changed'
  | 'no-answer'
  | 'lost'
  | 'offline'
  | 'over';

/** Saves all chosen extras; returns null on success. @param total the total that the shopper sees, minor units */
export async function postChoices(
  locale: string,
  checkoutId: string,
  extras: readonly ExtraChoice[],
  total: number,
): Promise<ExtrasFailure | null> {
  const address = buildPath('do_ancillaries_set', { _locale: locale, checkoutId });
  const body: SetExtrasBody = { data: { extras, total } };
  return readRefusal(await post(address, body));
}

/** Sets the country of residence; returns null on success. */
export async function postMarket(
  locale: string,
  checkoutId: string,
  market: MarketCode,
): Promise<ExtrasFailure | null> {
  const address = buildPath('do_insurance_market_set', { _locale: locale, checkoutId });
  const body: SetMarketBody = { data: { market } };
  return readRefusal(await post(address, body));
}

/** Accepts a changed price of flights and stay, in minor units; returns null on success. */
export async function postPrice(
  locale: string,
  checkoutId: string,
  total: number,
): Promise<ExtrasFailure | null> {
  const address = buildPath('do_price_change_accept', { _locale: locale, checkoutId });
  const body: AcceptPriceBody = { data: { total } };
  return readRefusal(await post(address, body));
}

function post(address: string, body: object): Promise<PostResult<ExtrasResult>> {
  return postJson(address, body, new AbortController().signal);
}

function readRefusal(posted: PostResult<ExtrasResult>): ExtrasFailure | null {
  if (posted.status === 'gone') return 'over';
  if (posted.status === 'refused' && posted.code === 'being-booked') return 'being-booked';
  if (posted.status !== 'answered') return navigator.onLine ? 'lost' : 'offline';
  if (posted.answer.success) return null;
  const code = posted.answer.messages[0]?.code;
  return code === 'price-changed' || code === 'no-answer' || code === 'same-seat' ? code : 'extra-gone';
}
