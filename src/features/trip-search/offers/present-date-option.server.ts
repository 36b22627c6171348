import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { Party } from '../../../domain/travellers/party.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import type { DateOption } from './date-option.ts';
import { encodeOfferId } from './offer-id.server.ts';
import { payablePerPerson, payableTotal } from './present-offer.server.ts';

/** A choice of other dates as pages bring it along: of its cheapest offer no more than is shown. */
export function presentDateOption(
  visit: Pick<SearchVisit, 'memberPercent'>,
  { value, cheapest }: { readonly value: string; readonly cheapest: PricedOffer },
  party: Party,
  label?: string,
): DateOption {
  return {
    value,
    ...(label === undefined ? {} : { label }),
    offerId: encodeOfferId(cheapest.key),
    amount: payablePerPerson(visit, cheapest, party),
    total: payableTotal(visit, cheapest),
  };
}
