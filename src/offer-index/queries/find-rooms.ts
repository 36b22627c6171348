import { type Board, boards } from '../../domain/search/board.ts';
import type { OfferQueries } from '../../domain/search/offer-query.ts';
import { findRow } from '../memory/id-index.ts';
import * as at from '../memory/layout.ts';
import { planField } from '../memory/memory.ts';
import { boardOf, isWantedPlan, nextPlan } from '../memory/plan-traits.ts';
import { listCandidates, placeFilter } from './candidates.ts';
import { openOffer } from './read-offers.ts';
import { describeOffers, type Enquiry, type SearchContext, startEnquiry } from './search-context.ts';

type Query = OfferQueries['rooms']['query'];
type Answer = OfferQueries['rooms']['answer'];

/** A room and board, and the address of its cheapest offer. */
interface Cell {
  readonly roomId: number;
  readonly board: number;
  readonly offer: number;
}

function isCandidate(enquiry: Enquiry, hotelId: number): boolean {
  const { context, request } = enquiry;
  const filter = placeFilter(context.kernel, request);
  return listCandidates({ ...enquiry, request: { ...request, hotels: [hotelId] } }, { filter }).count === 1;
}

/** The cheapest offer of each room and board of a hotel. */
export function findRooms(context: SearchContext, { request, hotelId }: Query): Answer {
  if (request.party.rooms !== undefined) throw new RangeError('Rooms are asked for one after the other');
  const { memory, kernel } = context;
  const enquiry = startEnquiry(context, request);
  const { trip } = enquiry;
  const hotel = findRow(memory, 'hotelIndex', hotelId);
  if (request.hotels?.includes(hotelId) === false || !isCandidate(enquiry, hotelId)) return [];
  const cells = new Map<number, Cell>();
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    if (!isWantedPlan(memory, trip, plan)) continue;
    const roomId = memory.plan[plan * at.PLAN_WORDS + planField.room] as number;
    const board = boardOf(memory.planTraits[plan] as number);
    const key = roomId * boards.length + board;
    const cell = cells.get(key) ?? {
      roomId,
      board,
      offer: openOffer(kernel, kernel.take(at.OFFER_WORDS), trip.maxTotal),
    };
    cells.set(key, cell);
    kernel.calls.takePlan(enquiry.address(), plan, cell.offer);
  }
  const sold = [...cells]
    .filter(([, { offer }]) => kernel.wordAt(offer + at.OFFER_PLAN * 4) >= 0)
    .sort(([one], [other]) => one - other)
    .map(([, cell]) => cell);
  const offers = describeOffers(
    enquiry,
    Int32Array.from(sold, ({ offer }) => offer),
  );
  return offers.map((cheapest, place) => {
    const { roomId, board } = sold[place] as Cell;
    return { roomId, board: boards[board] as Board, cheapest };
  });
}
