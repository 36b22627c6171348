import { refuse } from '../records/feed-record.ts';
import type { ReadPicture } from '../records/hotel-content.ts';

export interface LoadedFile {
  readonly bytes: Uint8Array;
  /** By which the server recognises the file; null where it names none. */
  readonly etag: string | null;
}

/** Loads and checks photographs that feeds name. */
export interface PictureLoader {
  /**
   * The file at an address; null where the server says that it still has the tag.
   * @throws FeedError where the address is not public, does not answer in time, or answers with anything but a file of bounded size
   */
  download(url: string, etag: string | null): Promise<LoadedFile | null>;
  /** @throws FeedError for what is no JPEG, PNG or WebP, is damaged, or too small or large */
  read(file: Uint8Array): Promise<Omit<ReadPicture, 'digest'>>;
  /** Whether the file says of itself that a program has generated it. */
  saysGenerated(file: Uint8Array): boolean;
}

/** For a first look at a delivery: pictures that its rows name are found, and neither loaded nor read. */
export const unreadPictures = 'unread';

/** For imports without pictures: a row that names one is refused. */
export const noPictureLoader: PictureLoader = {
  download: async () => refuse('pictures are not taken here'),
  read: async () => refuse('pictures are not taken here'),
  saysGenerated: () => refuse('pictures are not taken here'),
};
