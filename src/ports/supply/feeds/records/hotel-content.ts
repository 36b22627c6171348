import type { HotelReview, HotelTextType, MediaCategory } from '../../../../domain/search/catalogue.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Language } from '../../../../domain/words/language.ts';

/** A photograph as it is stored: re-encoded, without what a camera wrote into it. */
export interface ReadPicture {
  /** As of an upload, see `domain/pictures/picture-key.ts`. */
  readonly id: string;
  /** WebP. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The file said that a program has generated it. */
  readonly isGenerated: boolean;
  /** SHA-256 of the file that was sent. */
  readonly digest: Uint8Array;
}

/** A text of a hotel in one language. */
export interface TextKey {
  readonly type: 'text';
  readonly hotelId: number;
  readonly section: HotelTextType;
  readonly language: Language;
}

export interface ReviewKey {
  readonly type: 'review';
  readonly hotelId: number;
  /** The sender's own. */
  readonly id: string;
}

/** The place of a photograph. */
export interface PictureKey {
  readonly type: 'picture';
  readonly hotelId: number;
  /** Code of the room that it shows; '' for the hotel. */
  readonly roomCode: string;
  /** From 1; the first one is the main picture. */
  readonly position: number;
}

export type ContentKey = TextKey | ReviewKey | PictureKey;

/** A photograph with everything that is known of it. */
export interface FeedPicture extends PictureKey {
  readonly category: MediaCategory;
  /** The sender says that a program has generated it. */
  readonly isGenerated: boolean;
  /** A new file, or one that is stored already. */
  readonly file:
    | { readonly isKnown: false; readonly picture: ReadPicture }
    // It may have been stored before its mark was read.
    | { readonly isKnown: true; readonly id: string; readonly isGenerated: boolean };
  /** Where it was loaded from and its tag there; null for a file of the delivery. */
  readonly url: string | null;
  readonly etag: string | null;
  /** Whom the page names. */
  readonly credit: string;
  readonly rightsHolder: string;
  readonly licence: string;
  /** The last day on which it may be shown; null for no end. */
  readonly validUntil: Day | null;
  readonly alt: Readonly<Partial<Record<Language, string>>>;
}

/** What a record says of a hotel for people to read and to look at. */
export type ContentItem =
  | (TextKey & { readonly body: string })
  | (ReviewKey & { readonly review: HotelReview })
  | FeedPicture
  /** It is shown no longer. */
  | { readonly type: 'gone'; readonly key: ContentKey }
  /** Pictures of the hotel, not of its rooms, behind a position. */
  | { readonly type: 'rest-gone'; readonly hotelId: number; readonly after: number }
  /** Everything of a kind that a hotel has. */
  | { readonly type: 'all-gone'; readonly hotelId: number; readonly kind: ContentKey['type'] };

/** The same for what is in the same place. */
export function formatContentKey(key: ContentKey): string {
  switch (key.type) {
    case 'text':
      return `text ${key.hotelId} ${key.section} ${key.language}`;
    case 'review':
      return `review ${key.hotelId} ${key.id}`;
    case 'picture':
      return `picture ${key.hotelId} ${key.position} ${key.roomCode}`;
  }
}
