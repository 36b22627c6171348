import type { PricedOffer } from '../../../../domain/offer-query.ts';
import type { Party } from '../../../../domain/party.ts';
import { encodeOfferId } from '../../offers/offer-id.server.ts';
import { perPerson } from '../../offers/present-offer.server.ts';
import type { DateOption } from './date-option.ts';

/** A choice of other dates as pages bring it along: of its cheapest offer no more than is shown. */
export function presentDateOption(
  { value, cheapest }: { readonly value: string; readonly cheapest: PricedOffer },
  party: Party,
  label?: string,
): DateOption {
  return {
    value,
    ...(label === undefined ? {} : { label }),
    offerId: encodeOfferId(cheapest.key),
    amount: perPerson(cheapest.total, party),
  };
}
