import { type Board, boards } from '../../domain/search/board.ts';
import type { OfferTerms } from '../../domain/search/offer-query.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import type { RatePlanFacts } from '../../domain/search/supply-facts.ts';
import {
  EARLY_ARRIVAL_FROM,
  EARLY_ARRIVAL_TO,
  EARLY_BOOK_UNTIL,
  EARLY_BOOKING_WORDS,
  EARLY_DAYS_AHEAD,
  EARLY_PERCENT,
  NEVER_FREE,
  PLAN_WORDS,
} from './layout.ts';
import { type Memory, planField } from './memory.ts';
import { clearNights } from './plan-nights.ts';
import { boardOf, isSold, isWithTransfer, packTraits, withoutSale } from './plan-traits.ts';
import { setStayPays } from './stay-pay-words.ts';
import { readTariff } from './tariff-words.ts';

export function isPlanSold(memory: Memory, plan: number): boolean {
  return isSold(memory.planTraits[plan] as number);
}

/** Writes a plan's facts into its row; it is sold from now on. Its nights are left as they are. */
export function setPlanRow(
  memory: Memory,
  row: number,
  plan: RatePlanFacts,
  hotel: number,
  { occupancy, tariff }: { readonly occupancy: number; readonly tariff: number },
): void {
  const at = row * PLAN_WORDS;
  memory.plan[at + planField.id] = plan.id;
  memory.plan[at + planField.hotel] = hotel;
  memory.plan[at + planField.rateUnit] = plan.rateUnit;
  memory.planTraits[row] = packTraits({
    roomType: roomTypes.indexOf(plan.roomType),
    board: boards.indexOf(plan.board),
    isWithTransfer: plan.includesTransfer === true,
    longestStay: plan.maxStay,
    isByArrival: plan.allotmentBy === 'arrival',
    occupancy,
  });
  memory.plan[at + planField.room] = plan.roomId;
  memory.planTariff[row] = tariff;
  memory.planFreeDays[row] = plan.terms.cancellation.freeDays ?? NEVER_FREE;
  for (let slot = 0; slot < 2; slot += 1) {
    const offer = plan.earlyBookings[slot];
    const words = memory.plan.subarray(at + planField.earlyBookings + slot * EARLY_BOOKING_WORDS);
    words.fill(0, 0, EARLY_BOOKING_WORDS);
    if (offer === undefined) continue;
    words[EARLY_PERCENT] = offer.percent;
    words[EARLY_BOOK_UNTIL] = offer.bookUntil;
    words[EARLY_DAYS_AHEAD] = offer.daysAhead;
    words[EARLY_ARRIVAL_FROM] = offer.arrivalFrom;
    words[EARLY_ARRIVAL_TO] = offer.arrivalTo;
  }
  setStayPays(memory, at, plan.stayPays ?? []);
}

/** Puts a plan into its hotel's chain, by id. */
export function chainPlan(memory: Memory, hotel: number, plan: number): void {
  const idOf = (row: number) => (memory.plan[row * PLAN_WORDS + planField.id] as number) >>> 0;
  let before = -1;
  let next = (memory.hotelPlans[hotel] as number) - 1;
  while (next >= 0 && idOf(next) < idOf(plan)) {
    before = next;
    next = (memory.planNext[next] as number) - 1;
  }
  memory.planNext[plan] = next + 1;
  if (before < 0) memory.hotelPlans[hotel] = plan + 1;
  else memory.planNext[before] = plan + 1;
}

/** Takes a plan out of its hotel's chain. */
export function unchainPlan(memory: Memory, plan: number): void {
  const hotel = memory.plan[plan * PLAN_WORDS + planField.hotel] as number;
  const after = memory.planNext[plan] as number;
  let at = memory.hotelPlans[hotel] as number;
  if (at === plan + 1) {
    memory.hotelPlans[hotel] = after;
    return;
  }
  while (memory.planNext[at - 1] !== plan + 1) {
    at = memory.planNext[at - 1] as number;
  }
  memory.planNext[at - 1] = after;
}

/** Takes a plan out of sale; it must not be in a chain any more. Its row waits for the same id. */
export function endPlan(memory: Memory, plan: number): void {
  memory.planTraits[plan] = withoutSale(memory.planTraits[plan] as number);
  clearNights(memory, plan);
}

/** What a plan grants, read back. */
export function readTerms(memory: Memory, plan: number): OfferTerms {
  const traits = memory.planTraits[plan] as number;
  return {
    roomId: memory.plan[plan * PLAN_WORDS + planField.room] as number,
    board: boards[boardOf(traits)] as Board,
    tariff: readTariff(memory, memory.planTariff[plan] as number),
    ...(isWithTransfer(traits) && { includesTransfer: true as const }),
  };
}
