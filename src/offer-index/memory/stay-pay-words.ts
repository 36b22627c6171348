import type { StayPay } from '../../domain/search/supply-facts.ts';
import {
  STAY_PAY_ARRIVAL_FROM,
  STAY_PAY_ARRIVAL_TO,
  STAY_PAY_BOOK_FROM,
  STAY_PAY_BOOK_UNTIL,
  STAY_PAY_DEPART_UNTIL,
  STAY_PAY_IS_CHEAPEST,
  STAY_PAY_IS_REPEATED,
  STAY_PAY_IS_WITH_EARLY,
  STAY_PAY_MASK,
  STAY_PAY_PAID_SHIFT,
  STAY_PAY_TERMS,
  STAY_PAY_WORDS,
} from './layout.ts';
import { type Memory, planField } from './memory.ts';

/** Stay-pay offers of a plan in the words of its record. */

/** @param record where the plan's record begins */
export function setStayPays({ plan }: Memory, record: number, offers: readonly StayPay[]): void {
  const first = record + planField.stayPays;
  plan.fill(0, first, first + 2 * STAY_PAY_WORDS);
  for (const [slot, offer] of offers.entries()) {
    const at = first + slot * STAY_PAY_WORDS;
    plan[at + STAY_PAY_TERMS] = packTerms(offer);
    plan[at + STAY_PAY_BOOK_FROM] = offer.bookFrom;
    plan[at + STAY_PAY_BOOK_UNTIL] = offer.bookUntil;
    plan[at + STAY_PAY_ARRIVAL_FROM] = offer.arrivalFrom;
    plan[at + STAY_PAY_ARRIVAL_TO] = offer.arrivalTo;
    plan[at + STAY_PAY_DEPART_UNTIL] = offer.departUntil;
  }
}

function packTerms({ stay, pay, free, isRepeated, isWithEarlyBooking }: StayPay): number {
  return (
    stay |
    (pay << STAY_PAY_PAID_SHIFT) |
    (free === 'cheapest' ? STAY_PAY_IS_CHEAPEST : 0) |
    (isRepeated ? STAY_PAY_IS_REPEATED : 0) |
    (isWithEarlyBooking ? STAY_PAY_IS_WITH_EARLY : 0)
  );
}

/** @param record where the plan's record begins */
export function readStayPays({ plan }: Memory, record: number): StayPay[] {
  const first = record + planField.stayPays;
  return [first, first + STAY_PAY_WORDS].flatMap((at) => {
    const word = (place: number) => plan[at + place] as number;
    const terms = word(STAY_PAY_TERMS);
    if (terms === 0) return [];
    return [
      {
        stay: terms & STAY_PAY_MASK,
        pay: paidOf(terms),
        free: (terms & STAY_PAY_IS_CHEAPEST) === 0 ? 'last' : 'cheapest',
        isRepeated: (terms & STAY_PAY_IS_REPEATED) !== 0,
        isWithEarlyBooking: (terms & STAY_PAY_IS_WITH_EARLY) !== 0,
        bookFrom: word(STAY_PAY_BOOK_FROM),
        bookUntil: word(STAY_PAY_BOOK_UNTIL),
        arrivalFrom: word(STAY_PAY_ARRIVAL_FROM),
        arrivalTo: word(STAY_PAY_ARRIVAL_TO),
        departUntil: word(STAY_PAY_DEPART_UNTIL),
      },
    ];
  });
}

/**
 * A bound: the smallest share of its nights that any stay of a plan pays for; 1 where there is no offer. The share of the rates may be
 * smaller, as the free nights can be the most expensive ones.
 * @param record where the plan's record begins
 */
export function lowestPaidShare({ plan }: Memory, record: number): number {
  const first = record + planField.stayPays;
  let share = 1;
  for (let at = first; at < first + 2 * STAY_PAY_WORDS; at += STAY_PAY_WORDS) {
    const terms = plan[at + STAY_PAY_TERMS] as number;
    if (terms === 0) break;
    share = Math.min(share, paidOf(terms) / (terms & STAY_PAY_MASK));
  }
  return share;
}

const paidOf = (terms: number): number => (terms >>> STAY_PAY_PAID_SHIFT) & STAY_PAY_MASK;
