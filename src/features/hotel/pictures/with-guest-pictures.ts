import { listLengths } from '../../../defaults.ts';
import { parseUploadId } from '../../../domain/pictures/picture-key.ts';
import type { Texts } from '../../../texts/texts.ts';
import { orderMedia, type ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';
import type { ReviewItem } from '../model/reviews-schema.ts';

/**
 * A hotel's media with the pictures of its published reviews behind its own, each named by its guest. Only of guests who booked the stay here: theirs
 * staff have seen.
 */
export function withGuestPictures(
  media: readonly ShownMedia[],
  reviews: readonly Pick<ReviewItem, 'image' | 'stay' | 'userName'>[],
  texts: Texts,
): readonly ShownMedia[] {
  const ofGuests = reviews.flatMap(({ image, stay, userName }) =>
    (stay === null || image === null ? [] : [image, ...stay.pictures])
      .filter((scene) => parseUploadId(scene) !== null)
      .map(
        (scene): ShownMedia => ({
          type: 'image',
          category: 'guests',
          scene,
          caption: texts('reviews.picture', { name: userName }),
        }),
      ),
  );
  return orderMedia([...media, ...ofGuests.slice(0, listLengths.guestPictures)]);
}
