import type { Crop, FocalPoint } from '../../domain/pictures/frame-picture.ts';
import type { Language } from '../../domain/words/language.ts';
import type { SentBody, SentQuery } from '../../site/calls/call-types.ts';
import type { mediaChangeBody, mediaListQuery, mediaUploadQuery } from './media-schemas.ts';

/**
 * What the media library in the browser and the server say to each other: JSON under `/_editor/call/media…`, see `media_…`
 * in the route table. Moments are ISO 8601 in UTC. Every call needs a session of staff with the role editor, publisher or
 * admin.
 */

/** What a picture shows, by language. */
export type AltTexts = Readonly<Partial<Record<Language, string>>>;

/** A picture of the library. It can be used once its alternative text is there in German. */
export interface MediaItem {
  readonly id: string;
  /** As image addresses and modules name it, `upload.{id}`. */
  readonly key: string;
  readonly name: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly alt: AltTexts;
  /** A program has generated it: pages say so on it. */
  readonly isGenerated: boolean;
  readonly crop: Crop;
  readonly focal: FocalPoint;
  /** Counts changes; a change names the one it began from. */
  readonly revision: number;
  /** Counts changes of crop and focal point, after which the same address shows another picture. */
  readonly framing: number;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  readonly changedBy: string;
  readonly changedAt: string;
}

/** Why a file is not taken: said with the file's name, see `library.refused.…`. */
export type UploadRefusal =
  /** Not a JPEG, PNG, WebP, AVIF or GIF by its bytes, regardless of its name. */
  | 'not-a-picture'
  /** It begins like a picture and cannot be read to its end. */
  | 'broken'
  | 'too-many-pixels'
  | 'too-large'
  /** More pictures are being read than is sensible; worth trying again. */
  | 'busy';

/** Query of `media_upload`. */
export type MediaUploadQuery = SentQuery<typeof mediaUploadQuery>;

/** `media_upload`: POST, the file's bytes as body. */
export type UploadAnswer =
  | { readonly outcome: 'added' | 'known'; readonly item: MediaItem }
  | { readonly outcome: 'refused'; readonly reason: UploadRefusal };

/** Query of `media_list`. */
export type MediaListQuery = SentQuery<typeof mediaListQuery>;

/** `media_list`: GET; newest first. */
export interface MediaList {
  readonly items: readonly MediaItem[];
  /** How many there are in all. */
  readonly total: number;
}

/** Body of `media_change`. */
export type MediaChange = SentBody<typeof mediaChangeBody>;

/** Answer of `media_change`. */
export type MediaChangeAnswer =
  | { readonly outcome: 'done'; readonly item: MediaItem }
  /** Another editor changed it meanwhile: the server stored nothing and returns their version. */
  | { readonly outcome: 'conflict'; readonly item: MediaItem }
  /** It is used, and would lose the text it must have. */
  | { readonly outcome: 'alt-text-needed' };

/** A document that shows a picture, and the place in it. */
export interface MediaUse {
  readonly documentId: string;
  readonly brand: string;
  readonly kind: string;
  readonly slug: string;
  /** Of the page, by language; null for documents without. */
  readonly title: AltTexts | null;
  /** `version` is an earlier one: it does not keep a picture from being deleted, and shows the placeholder then. */
  readonly states: readonly ('published' | 'draft' | 'scheduled' | 'version')[];
}

/** `media_usage`: GET. */
export interface MediaUsage {
  readonly uses: readonly MediaUse[];
}

/** `media_delete`: POST. */
export type MediaDeleteAnswer =
  | { readonly outcome: 'done' }
  /** A published, scheduled or drafted document shows it. */
  | { readonly outcome: 'used'; readonly uses: readonly MediaUse[] };

/** Why a picture of the library cannot be used in a document. */
export type UnusablePicture = { readonly key: string; readonly reason: 'missing' | 'no-alt-text' };
