import { descriptionLengths } from '../../defaults.ts';
import type { Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { lightScene } from '../../trip-search/catalogue/light-scene.ts';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { describeHotelDetails } from './describe-hotel-details.server.ts';
import { shortenText } from './description/shorten-text.ts';
import { loadHotelDetails } from './load-hotel-details.server.ts';
import type { FirstReviews, HotelDetails } from './model/hotel-page-props.ts';
import { withGuestPictures } from './pictures/with-guest-pictures.ts';
import { listReviews } from './reviews/list-reviews.server.ts';
import { orderReviews } from './reviews/order-reviews.ts';
import { reviewLimits } from './reviews/plan-reviews.ts';

/** Content of a hotel page that does not depend on the search. */
export interface HotelContent {
  readonly hotel: HotelItem;
  readonly details: HotelDetails;
  readonly reviews: FirstReviews;
  /** Guest ratings of this site: our structured data may contain no other rating. Null without reviews. */
  readonly ownRating: { readonly average: number; readonly count: number } | null;
  /** For search engines' results; '' where the hotel says nothing of itself. */
  readonly description: string;
}

/** Returns the story of a hotel; null for an id that no hotel has. */
export async function loadHotelContent(
  visit: SearchVisit,
  site: Pick<Visit, 'brand' | 'language'>,
  hotelId: number,
): Promise<HotelContent | null> {
  const { brand, language } = site;
  const [info, reviews] = await Promise.all([
    loadHotelDetails(visit, hotelId),
    brand.flags.hotelRating ? listReviews(visit, hotelId) : null,
  ]);
  if (!info.ok) return null;
  const { hotel } = info.value;
  const guests = reviews?.ok ? reviews.value : { reviews: [], reviewsUrl: null };
  const details = describeHotelDetails(info.value, language, brand.light);
  return {
    hotel: {
      ...hotel,
      mainImage: { ...hotel.mainImage, scene: lightScene(hotel.mainImage.scene, brand.light) },
    },
    details: {
      ...details,
      media: withGuestPictures(details.media, guests.reviews, await loadTexts(language)),
    },
    reviews: {
      total: guests.reviews.length,
      first: orderReviews(guests.reviews, language).slice(0, reviewLimits.initial),
      reviewsUrl: guests.reviewsUrl,
    },
    ownRating: rateOwn(guests.reviews.filter(({ origin }) => origin === null).map(({ rating }) => rating)),
    description:
      details.summary === '' ? '' : shortenText(details.summary, descriptionLengths.meta, language),
  };
}

function rateOwn(ratings: readonly number[]): HotelContent['ownRating'] {
  const count = ratings.length;
  if (count === 0) return null;
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / count;
  return { average: Math.round(average * 10) / 10, count };
}
