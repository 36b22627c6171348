import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { numberByRoom, type Party } from '../../../domain/travellers/party.ts';
import type { HeldRoom } from '../../../ports/supply/supply-port.ts';

/** The rooms of a hold, each with who stays in it. */
export function listHeldRooms(
  { party }: { readonly party: Party },
  { key, terms, rooms }: PricedOffer,
): readonly HeldRoom[] {
  const sold = rooms ?? [{ planId: key.planId, terms }];
  return numberByRoom(party).map((travellers, at) => ({
    roomId: sold[at]?.terms.roomId ?? terms.roomId,
    planId: sold[at]?.planId ?? key.planId,
    travellers,
  }));
}
