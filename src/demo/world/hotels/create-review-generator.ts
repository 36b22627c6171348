import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import type { Variants } from './hotel-phrases.ts';
import { hotelReviews } from './hotel-reviews.ts';
import { type ReviewPhrases, type ReviewTopic, reviewTopics } from './review-phrases.ts';
import { typeset } from './typeset.ts';

export interface GeneratedReview {
  readonly title: string;
  readonly text: string;
  readonly userName: string;
}

type Mood = keyof ReviewPhrases['titles'];

const positiveFrom = 48;
const mixedFrom = 37;
const initials = [...'ABDEFGHKLMNPRSTW'];

/**
 * Words for a rating. Guests of one hotel do not repeat each other while there is something else to say: the writer
 * remembers what it has used, so one writer serves one hotel.
 */
export function createReviewGenerator(
  random: SeededRandom,
  hotel: WorldHotel,
): (language: Language, rating: number) => GeneratedReview {
  const turns = new Map<Variants, number>();
  const topics = topicsOf(hotel);
  const nextPhrase = (variants: Variants): string => {
    const turn = turns.get(variants) ?? random.between(0, variants.length - 1);
    turns.set(variants, turn + 1);
    return variants[turn % variants.length] ?? variants[0];
  };
  return (language, rating) => {
    const phrases = hotelReviews[language];
    const mood = moodOf(rating);
    const [good, bad] = countOpinions(random, mood);
    const chosen = pickTopics(random, topics, good + bad);
    const opinions = chosen.map((topic, at) => nextPhrase((at < good ? phrases.good : phrases.bad)[topic]));
    const closing = random.chance(0.6) ? [nextPhrase(phrases.closings[mood])] : [];
    const userName = `${random.pick(phrases.firstNames)} ${random.pick(initials)}.`;
    const text = typeset([...opinions, ...closing].join(' '), language);
    return { title: typeset(nextPhrase(phrases.titles[mood]), language), text, userName };
  };
}

function moodOf(rating: number): Mood {
  if (rating >= positiveFrom) return 'positive';
  return rating >= mixedFrom ? 'mixed' : 'negative';
}

function countOpinions(random: SeededRandom, mood: Mood): readonly [good: number, bad: number] {
  if (mood === 'positive') return [random.between(2, 3), random.chance(0.15) ? 1 : 0];
  return mood === 'mixed' ? [random.between(1, 2), 1] : [random.chance(0.4) ? 1 : 0, 2];
}

function pickTopics(random: SeededRandom, topics: readonly ReviewTopic[], wanted: number): ReviewTopic[] {
  const left = [...topics];
  const picked: ReviewTopic[] = [];
  while (picked.length < wanted && left.length > 0)
    picked.push(...left.splice(random.between(0, left.length - 1), 1));
  return picked;
}

/** Guests write only about what the hotel has. */
function topicsOf({ card, boards, metresToBeach }: WorldHotel): readonly ReviewTopic[] {
  const has = (attribute: HotelAttribute) => card.attributes.includes(attribute);
  const isThere: Readonly<Record<ReviewTopic, boolean>> = {
    staff: true,
    room: true,
    location: true,
    value: true,
    breakfast: boards.some((board) => board !== 'room_only'),
    dinner: boards.some((board) => board !== 'room_only' && board !== 'breakfast'),
    pool: has('pool'),
    beach: metresToBeach !== null,
    family: has('family_friendly'),
    spa: has('spa'),
    walks: has('hiking'),
  };
  return reviewTopics.filter((topic) => isThere[topic]);
}
