import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { toShownPrice } from '../../../../site/shown-price.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { buildQuery } from '../../../../url.ts';
import { toFormerTrip } from '../choice/former-trip-address.ts';

/** The offer whose price for the party of before is announced next to the new one. */
export interface PricedBefore {
  readonly id: string;
  readonly total: number;
  readonly currency: CurrencyCode;
}

/**
 * Query of the same page for another party, with the offer that is shown: it names plan, days and flights, not travellers.
 * @param children birth dates, `YYYY-MM-DD`, or ages at travel, all of one kind
 */
export function buildPartyQuery(
  params: SearchParams,
  adults: number,
  children: readonly string[],
  offer: PricedBefore | null,
): string {
  const query = buildQuery({
    ...params,
    adults: adults === 2 ? undefined : String(adults),
    children: children.length === 0 ? undefined : children.join(),
    offer: offer?.id,
  });
  if (offer === null) return query;
  const party = { adults: params.adults, children: params.children, parties: params.parties };
  const former = toFormerTrip({ id: offer.id, chosen: [], party });
  return `${query}&${former}&${toShownPrice(offer.total, offer.currency)}`;
}
