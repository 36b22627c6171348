import { listLengths } from '../../../../defaults.ts';
import type { SceneLight } from '../../../../domain/pictures/scene.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { lightScene } from '../../../../trip-search/catalogue/light-scene.ts';
import type { HotelMediaAnswer } from '../../../../trip-search/pictures/hotel-media-schema.ts';

/** A picture or film in the response of the hotel information API. */
type ListedMedia = Pick<HotelMediaAnswer['media'][number], 'type' | 'link' | 'caption' | 'captionLanguage'>;

export interface CardPicture {
  readonly scene: string;
  readonly caption: string;
  /** Where it is not the visitor's. */
  readonly captionLanguage?: Language | undefined;
}

/** What a card can be swiped through: the picture it was served with, then the hotel's others, in the brand's light. */
export function listCardPictures(
  media: readonly ListedMedia[],
  served: string,
  light: SceneLight,
): readonly CardPicture[] {
  const pictures = media
    .filter(({ type }) => type === 'image')
    .map(({ link, caption, captionLanguage }) => ({
      scene: lightScene(link, light),
      caption,
      captionLanguage,
    }));
  const first = pictures.find(({ scene }) => scene === served) ?? { scene: served, caption: '' };
  return [first, ...pictures.filter(({ scene }) => scene !== served)].slice(0, listLengths.cardPictures);
}
