import { z } from 'zod';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { answered, notFound, type Outcome } from '../../../site/outcome.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import type { SearchVisit } from '../../trip-search/search-visit.server.ts';

export const reviewsSchema = z.object({
  reviews: z
    .array(
      z.object({
        title: z.string(),
        image: z.string().nullable().describe('Scene key'),
        rating: z.number().describe('Out of 6 (REVIEW-012)'),
        date: z.iso.date(),
        text: z.string(),
        userName: z.string(),
        link: z.string().describe('Where the review stands on the page of its hotel'),
        language: z.enum(LANGUAGES).describe('Language it was written in'),
      }),
    )
    .describe('Newest first'),
  reviewsUrl: z
    .string()
    .nullable()
    .describe('Where all reviews are, outside this site; null for nowhere else'),
});

export type ReviewItem = z.infer<typeof reviewsSchema>['reviews'][number];

/** Opinions of guests (SAPI-018, SAPI-019). */
export async function listReviews(
  visit: SearchVisit,
  hotelId: number,
): Promise<Outcome<z.infer<typeof reviewsSchema>>> {
  const hotel = visit.catalogue.hotels.get(hotelId);
  if (hotel === undefined) return notFound('hotel');
  const path = buildHotelPath(visit, hotel);
  const reviews = await visit.hotels.listReviews(hotelId);
  return answered({
    reviews: reviews.map(({ id, title, text, rating, day, userName, language, scene }) => ({
      title,
      image: scene,
      rating: rating / 10,
      date: formatDay(day),
      text,
      userName,
      link: `${path}#review-${encodeURIComponent(id)}`,
      language,
    })),
    reviewsUrl: null,
  });
}
