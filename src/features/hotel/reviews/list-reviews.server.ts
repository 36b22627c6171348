import type { z } from 'zod';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { answered, notFound, type Outcome } from '../../../site/outcome.ts';
import { buildHotelPath } from '../../../trip-search/hotels/present-hotel.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import type { reviewsSchema } from '../model/reviews-schema.ts';

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
    reviews: reviews.map(({ id, title, text, rating, day, userName, language, scene, stay, origin }) => ({
      title,
      image: scene,
      rating: rating / 10,
      date: formatDay(day),
      text,
      userName,
      link: `${path}#review-${encodeURIComponent(id)}`,
      language,
      stay: stay ?? null,
      origin: origin ?? null,
    })),
    reviewsUrl: null,
  });
}
