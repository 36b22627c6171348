import type { HotelMedia } from '../../domain/search/catalogue.ts';
import type { Language } from '../../domain/words/language.ts';

/** A picture or a film as the page shows it. */
export interface ShownMedia {
  readonly type: HotelMedia['type'];
  /** `guests`: sent with a review by a guest, and published. */
  readonly category: HotelMedia['category'] | 'guests';
  /** Scene key; of a film its first frame. */
  readonly scene: string;
  readonly caption: string;
  /** Where it is not the visitor's. */
  readonly captionLanguage?: Language | undefined;
  /** Whom a photograph is by; missing for a painted picture. */
  readonly credit?: string | undefined;
}

/** What the gallery's dropdown offers (MEDIA-001, MEDIA-002). */
export type MediaChoice = 'all' | ShownMedia['category'];

/** Pictures first, films behind them (MEDIA-004); both in the order in which the hotel shows them. */
export function orderMedia<Item extends Pick<ShownMedia, 'type'>>(media: readonly Item[]): readonly Item[] {
  return [...media.filter(({ type }) => type === 'image'), ...media.filter(({ type }) => type === 'video')];
}

/** 'all', then each category that has something to show, in the order of its first picture. */
export function listMediaChoices(media: readonly ShownMedia[]): readonly MediaChoice[] {
  return ['all', ...new Set(media.map(({ category }) => category))];
}

/** What a choice shows, pictures before films. */
export function chooseMedia(media: readonly ShownMedia[], choice: MediaChoice): readonly ShownMedia[] {
  return orderMedia(choice === 'all' ? media : media.filter(({ category }) => category === choice));
}

/** Where the films begin: behind the pictures (MEDIA-004); null where there are none. */
export function findFirstFilm(media: readonly Pick<ShownMedia, 'type'>[]): number | null {
  const pictures = media.filter(({ type }) => type === 'image').length;
  return pictures === media.length ? null : pictures;
}
