import {
  REVIEW_PARTIES,
  REVIEW_SCORES,
  type ReviewOrigin,
  type ReviewParty,
  type ReviewScores,
} from '../../../domain/search/catalogue.ts';
import { type Day, splitDay } from '../../../domain/time/calendar-day.ts';
import { formatMonthName } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { reviewStays } from './review-stays.ts';

/** Guests write about three weeks after they have left. */
const daysSinceStay = 20;

/** Invented: no such portal exists. */
const portal = 'Reiseforum Musterstadt';

export interface ReviewedStay {
  /** The sentence that a review begins with. */
  readonly words: string;
  readonly origin: ReviewOrigin;
}

/** With whom, when and how long a guest stayed, and what the guest rated in addition. Two hotels hardly ever get the same review by it. */
export function describeReviewStay(
  random: SeededRandom,
  { card, boards }: WorldHotel,
  { language, rating, day }: { readonly language: Language; readonly rating: number; readonly day: Day },
): ReviewedStay {
  const parties = REVIEW_PARTIES.filter(
    (party) => party !== 'family' || !card.attributes.includes('adults_only'),
  );
  const party: ReviewParty = random.pick(parties);
  const { month } = splitDay((day - daysSinceStay) as Day);
  const words = random
    .pick(reviewStays[language][party])
    .replace('{month}', formatMonthName(month, language, 'long'))
    .replace('{nights}', String(random.between(2, 14)));
  const hasMeals = boards.some((board) => board !== 'room_only');
  return {
    words,
    origin: {
      name: portal,
      isChecked: random.chance(0.7),
      party,
      scores: rateParts(random, rating, hasMeals),
    },
  };
}

/** Parts are rated near the stay as a whole, and not everybody rates each. */
function rateParts(random: SeededRandom, rating: number, hasMeals: boolean): ReviewScores {
  const given = REVIEW_SCORES.filter((score) => hasMeals || score !== 'food').map((score) => {
    const near = Math.round(rating / 10) + random.pick([-1, 0, 0, 0, 1]);
    return [score, random.chance(0.8) ? Math.min(6, Math.max(1, near)) : null] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== null)) as ReviewScores;
}
