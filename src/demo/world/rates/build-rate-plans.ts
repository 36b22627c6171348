import type { Board } from '../../../domain/search/board.ts';
import type { HotelRoom } from '../../../domain/search/catalogue.ts';
import type { RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { chooseEarlyBookings } from './choose-early-bookings.ts';
import { chooseOccupancy, termsCount } from './choose-occupancy.ts';
import { chooseRateUnit } from './choose-rate-unit.ts';
import { chooseTerms } from './choose-terms.ts';
import { priceNight } from './price-night.ts';

/** Plans of a hotel have the ids from sixteen times its own on, so that no two hotels can ever meet. */
const PLAN_IDS_PER_HOTEL = 16;
const MOST_PLANS = 12;

/** Boards that houses sell together with the transfer: with them one stays in the house. */
const withTransfer: ReadonlySet<Board> = new Set(['half_board', 'full_board', 'all_inclusive']);

/** Two of five houses by the sea send a bus. Drawn apart, so that plans and prices stay as they are. */
function isFetchingGuests({ card, metresToBeach }: WorldHotel, seed: number): boolean {
  return metresToBeach !== null && seededRandom(mixSeed('transfer', seed, card.id)).chance(0.4);
}

interface Variant {
  readonly room: HotelRoom;
  readonly board: Board;
  readonly isRefundable: boolean;
}

/** The first room with the first board is always sold, and an accessible one; how much of the rest is, differs from house to house. */
function chooseVariants(hotel: WorldHotel, random: SeededRandom): readonly Variant[] {
  const breadth = 0.2 + 0.62 * random.next();
  const sellsNonRefundable = random.chance(0.4);
  const variants = hotel.boards.flatMap((board) =>
    hotel.rooms.map((room) => ({ room, board, isRefundable: true })),
  );
  const cheapest = hotel.boards.flatMap((board) =>
    hotel.rooms.slice(0, 1).map((room) => ({ room, board, isRefundable: false })),
  );
  const chosen = variants.filter(
    ({ room, board }, index) =>
      random.chance(index === 0 ? 1 : breadth) || (room.isAccessible && board === hotel.boards[0]),
  );
  return [...chosen, ...(sellsNonRefundable ? cheapest : [])].slice(0, MOST_PLANS);
}

/**
 * What a hotel sells: 1 to 12 plans of rooms and boards, each a year or longer on sale. Ids and all but the early-booking
 * offers stay as they are when the same world is described on another day.
 * @throws RangeError for a hotel id so high that plan ids would not fit
 */
export function buildRatePlans(hotel: WorldHotel, today: Day, seed: number): RatePlanFacts[] {
  const firstId = hotel.card.id * PLAN_IDS_PER_HOTEL;
  if (firstId + PLAN_IDS_PER_HOTEL > 0xffff_ffff)
    throw new RangeError(`Hotel id ${hotel.card.id} is too high`);
  const random = seededRandom(mixSeed('plans', seed, hotel.card.id));
  const variants = chooseVariants(hotel, random);
  const occupancyTerms = random.between(0, termsCount - 1);
  const freeDays = random.pick([1, 2, 3, 7, 14, 21, 30] as const);
  const allotmentBy = random.chance(0.1) ? 'arrival' : 'stay';
  const maxStay = random.chance(0.08) ? random.pick([10, 14] as const) : random.pick([21, 22] as const);
  const rounding = random.next();
  const earlyBookings = chooseEarlyBookings(today, random);
  const fetchesGuests = isFetchingGuests(hotel, seed);
  return variants.map(({ room, board, isRefundable }, index) => {
    const terms = chooseTerms(hotel.card.id, isRefundable ? freeDays : null, seed);
    const offered = { roomId: room.id, board, terms };
    return {
      ...offered,
      id: firstId + index,
      hotelId: hotel.card.id,
      roomType: room.type,
      occupancy: chooseOccupancy(hotel, room, occupancyTerms),
      rateUnit: chooseRateUnit(priceNight(hotel, offered, seed), rounding),
      allotmentBy,
      maxStay,
      ...(fetchesGuests && withTransfer.has(board) && { includesTransfer: true as const }),
      earlyBookings,
    };
  });
}
