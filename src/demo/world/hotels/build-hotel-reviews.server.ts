import type { SceneHour } from '../../../domain/pictures/scene.ts';
import type { HotelReview } from '../../../domain/search/catalogue.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { Language } from '../../../domain/words/language.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { createReviewGenerator } from './create-review-generator.ts';
import { describeReviewStay } from './describe-review-stay.ts';
import { reframeScene } from './hotel-scenes.ts';
import { pickWeighted } from './pick-weighted.ts';
import { spreadRatings } from './spread-ratings.ts';

const languages: readonly (readonly [Language, number])[] = [
  ['de', 62],
  ['en', 14],
  ['it', 8],
  ['es', 8],
  ['fr', 8],
];

/** Reviews are of the two years before today, but never of the last days: guests write once they are home. */
const reviewedDays = 727;
const daysUntilWritten = 3;
const shareWithPicture = 0.2;
const hoursOfPictures: readonly SceneHour[] = ['noon', 'golden', 'dusk'];

/**
 * Guests' opinions of an invented hotel (SDATA-028), newest first: as many as its card says, with exactly the card's
 * rating as their mean. A review keeps its day as time goes on until it is two years old and is replaced.
 */
export function buildHotelReviews(hotel: WorldHotel, today: Day): HotelReview[] {
  const { id, rating, reviewCount } = hotel.card;
  const random = seededRandom(mixSeed('reviews', id));
  // Of its own, so that the words of a review stay what they were.
  const details = seededRandom(mixSeed('review details', id));
  const write = createReviewGenerator(random, hotel);
  const reviews = spreadRatings(random, rating, reviewCount).map((single, at): HotelReview => {
    const language = pickWeighted(random, languages);
    const day = dayOfReview(today, random.between(0, reviewedDays - 1));
    const scene = choosePicture(random, hotel);
    const { title, text, userName } = write(language, single);
    const stay = describeReviewStay(details, hotel, { language, rating: single, day });
    return {
      id: `${id}-${at + 1}`,
      language,
      rating: single,
      day,
      scene,
      title,
      text: `${stay.words} ${text}`,
      userName,
      origin: stay.origin,
    };
  });
  return reviews.sort((a, b) => b.day - a.day);
}

function dayOfReview(today: Day, anchor: number): Day {
  const latest = today - daysUntilWritten;
  const age = (((latest - anchor) % reviewedDays) + reviewedDays) % reviewedDays;
  return latest - age;
}

function choosePicture(random: SeededRandom, hotel: WorldHotel): string | null {
  if (!random.chance(shareWithPicture)) return null;
  const motif = hotel.card.attributes.includes('pool') ? 'pool' : 'hotel-front';
  return reframeScene(hotel.card.scene, motif, random.pick(hoursOfPictures));
}
