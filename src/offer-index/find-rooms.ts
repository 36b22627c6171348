import { type Board, boards } from '../domain/board.ts';
import type { OfferQueries } from '../domain/offer-query.ts';
import { type Best, startBest } from './best-stay.ts';
import { findRow } from './id-index.ts';
import { PLAN_WORDS } from './layout.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import { planField } from './memory.ts';
import { boardOf } from './plan-traits.ts';
import {
  isWantedPlan,
  nameOffer,
  nextPlan,
  pricePlan,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';

type Ask = OfferQueries['rooms']['ask'];
type Answer = OfferQueries['rooms']['answer'];

interface Cell {
  readonly roomId: number;
  readonly board: number;
  readonly best: Best;
}

/** The cheapest offer of each room and board of a hotel. */
export function findRooms(context: SearchContext, { request, hotelId }: Ask): Answer {
  const { memory } = context;
  const enquiry = startEnquiry(context, request);
  const { trip } = enquiry;
  const wanted = findRow(memory, 'hotelIndex', hotelId);
  const cells = new Map<number, Cell>();
  const failsFilter = openHotelFilter(memory, request);
  const narrowed = { ...request, hotels: request.hotels?.includes(hotelId) === false ? [] : [hotelId] };
  visitHotels(memory, narrowed, trip, (hotel) => {
    if (hotel !== wanted || failsFilter(hotel) !== 0) return;
    const set = memory.hotelAirportSet[hotel] as number;
    for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
      if (!isWantedPlan(memory, trip, plan)) continue;
      const record = plan * PLAN_WORDS;
      const roomId = (memory.plan[record + planField.roomAndCancellation] as number) & 0xffff;
      const board = boardOf(memory.planTraits[plan] as number);
      const key = roomId * boards.length + board;
      const cell = cells.get(key) ?? { roomId, board, best: startBest(trip.maxTotal) };
      cells.set(key, cell);
      trip.seasons.forEach((_, season) => {
        pricePlan(enquiry, season, plan, set, cell.best);
      });
    }
  });
  return [...cells]
    .filter(([, { best }]) => best.plan >= 0)
    .sort(([one], [other]) => one - other)
    .map(([, { roomId, board, best }]) => ({
      roomId,
      board: boards[board] as Board,
      cheapest: nameOffer([enquiry], best),
    }));
}
