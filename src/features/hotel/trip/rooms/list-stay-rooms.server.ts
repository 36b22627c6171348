import { type Board, boards } from '../../../../domain/search/board.ts';
import type { HotelProfile } from '../../../../domain/search/catalogue.ts';
import type { OfferKey, PricedOffer } from '../../../../domain/search/offer-query.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import { encodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import {
  payableTotal,
  perPerson,
  presentCancellation,
} from '../../../../trip-search/offers/present-offer.server.ts';
import { requestSameTrip } from '../../../../trip-search/offers/request-same-trip.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { StayPlan, StayRoom } from '../choice/stay-room.ts';
import { pickRoomFacts } from './list-room-facts.ts';

/** The cheapest plan of a room and board for a stay. */
export interface Cell {
  readonly roomId: number;
  readonly board: Board;
  readonly cheapest: PricedOffer;
}

/**
 * Rooms and boards for the stay of an offer, flights unchanged (SAPI-028): of each the cheapest, and where that one cannot
 * be cancelled free of charge today, the cheapest that can. A stay costs the same whatever the flights are, so the price
 * with the offer's own flights is the sum of the two.
 * @param wantsAccessible the search asks for hotels that suit a wheelchair: rooms that do come first
 */
export async function listStayRooms(
  visit: SearchVisit,
  offer: PricedOffer,
  party: Party,
  { rooms }: Pick<HotelProfile, 'rooms'>,
  wantsAccessible = false,
): Promise<readonly StayRoom[]> {
  const cells = await findStayCells(visit, offer.key, party);
  const priced = cells.map(({ roomId, board, cheapest }) => ({
    roomId,
    board,
    offer: {
      ...cheapest,
      key: { ...offer.key, planId: cheapest.key.planId },
      total: cheapest.stay + offer.outbound + offer.inbound,
    },
  }));
  return presentStayRooms(visit, priced, party, { rooms }, wantsAccessible);
}

/** The cheapest plan of each room and board for a stay, and where that one cannot be cancelled free of charge today, the cheapest that can. */
export async function findStayCells(
  visit: SearchVisit,
  key: OfferKey,
  party: Party,
): Promise<readonly Cell[]> {
  const findRooms = async (isFreelyCancellable: boolean) => {
    const filters = { isFreelyCancellable, includeOnRequest: true };
    const request = requestSameTrip(key, party, { today: visit.today, filters });
    return (await visit.queryOffers({ name: 'rooms', request, hotelId: key.hotelId })).answer;
  };
  const [any, free] = await Promise.all([findRooms(false), findRooms(true)]);
  const known = new Set(any.map(({ cheapest }) => cheapest.key.planId));
  return [...any, ...free.filter(({ cheapest }) => !known.has(cheapest.key.planId))];
}

/** A room and board, and the offer that has it. */
interface PricedCell extends Omit<Cell, 'cheapest'> {
  readonly offer: Pick<PricedOffer, 'key' | 'total' | 'terms' | 'rooms' | 'isOnRequest'>;
}

/** Rooms with the plans that are sold, for a party. */
export function presentStayRooms(
  visit: SearchVisit,
  cells: readonly PricedCell[],
  party: Party,
  { rooms }: Pick<HotelProfile, 'rooms'>,
  wantsAccessible: boolean,
): readonly StayRoom[] {
  return rooms
    .map(({ id, name, type, squareMetres, maxPersons, ...facts }) => ({
      ...pickRoomFacts(facts),
      id,
      name: name[visit.language],
      type,
      squareMetres,
      maxPersons,
      plans: cells
        .filter(({ roomId }) => roomId === id)
        .map((cell) => presentPlan(visit, party, cell))
        .sort(
          (one, other) =>
            boards.indexOf(one.board) - boards.indexOf(other.board) || one.totalAmount - other.totalAmount,
        ),
    }))
    .filter(({ plans }) => plans.length > 0)
    .sort((one, other) => (wantsAccessible ? rankAccess(one) - rankAccess(other) : 0));
}

/** Rooms for wheelchairs first. */
const rankAccess = ({ isAccessible }: Pick<StayRoom, 'isAccessible'>) => (isAccessible ? 0 : 1);

function presentPlan(visit: SearchVisit, party: Party, { board, offer }: PricedCell): StayPlan {
  const total = payableTotal(visit, offer);
  return {
    board,
    offer: encodeOfferId(offer.key),
    totalAmount: total,
    perPersonAmount: perPerson(total, party),
    cancellation: presentCancellation(visit, offer, total),
    ...(offer.isOnRequest && { isOnRequest: true as const }),
  };
}
