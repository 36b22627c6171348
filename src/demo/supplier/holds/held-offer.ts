import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { numberTravellers, type Party } from '../../../domain/travellers/party.ts';
import type { HeldRoom } from '../../../ports/supply/supply-port.ts';

/** The rooms of a hold: the room of the offer, for the whole party. */
export function listHeldRooms(
  { party }: { readonly party: Party },
  { key, terms }: PricedOffer,
): readonly HeldRoom[] {
  return [{ roomId: terms.roomId, planId: key.planId, travellers: numberTravellers(party) }];
}
