import { departureOfOffer } from '../../../../domain/booking/departure-of-offer.ts';
import type { HotelProfile } from '../../../../domain/search/catalogue.ts';
import type { OfferKey, PricedOffer } from '../../../../domain/search/offer-query.ts';
import { countOnDeparture, listRoomParties, type Party } from '../../../../domain/travellers/party.ts';
import { queryOffer } from '../../../../trip-search/offers/load-shown-offer.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { PartyRoom } from '../choice/trip-data.ts';
import { describeRoom } from './describe-room.ts';
import { type Cell, findStayCells, presentStayRooms } from './list-stay-rooms.server.ts';

/**
 * The rooms of a party that takes several, each with what it could be as well: plans that take its own party, at the price of the whole trip
 * with the others as they are.
 */
export async function listPartyRooms(
  visit: SearchVisit,
  offer: PricedOffer,
  party: Party,
  profile: Pick<HotelProfile, 'rooms'>,
  wantsAccessible: boolean,
): Promise<readonly PartyRoom[]> {
  const departure = departureOfOffer(offer);
  return await Promise.all(
    listRoomParties(party).map(async (roomParty, place): Promise<PartyRoom> => {
      const terms = offer.rooms?.[place]?.terms ?? offer.terms;
      const cells = await findStayCells(visit, offer.key, roomParty);
      const priced = await Promise.all(
        cells.map((cell) => priceWith(visit, replacePlan(offer.key, place, cell.cheapest.key.planId), cell)),
      );
      const { adults, children } = countOnDeparture(roomParty, departure);
      return {
        travellers: { adults, children },
        stay: describeRoom(visit, profile, terms.roomId),
        board: terms.board,
        rooms: presentStayRooms(
          visit,
          priced.filter((each) => each !== null),
          party,
          profile,
          wantsAccessible,
        ),
      };
    }),
  );

  /** Null where the plan is no longer sold for these days. */
  async function priceWith(visit: SearchVisit, key: OfferKey, { roomId, board, cheapest }: Cell) {
    const { answer } = await queryOffer(visit, key, party);
    if (answer === null) return null;
    // Whether the hotel is asked is said of this room, not of the others.
    return { roomId, board, offer: { ...answer.offer, isOnRequest: cheapest.isOnRequest } };
  }
}

/** The key with another plan for one of its rooms, by its place. */
function replacePlan(key: OfferKey, place: number, planId: number): OfferKey {
  if (place === 0) return { ...key, planId };
  return { ...key, otherPlanIds: (key.otherPlanIds ?? []).with(place - 1, planId) };
}
