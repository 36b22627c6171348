/** Pages show the first two; messengers and search engines, which may know neither, read JPEG. */
export type ImageFormat = 'webp' | 'avif' | 'jpeg';

export interface ImageRequest {
  /** Names the picture, see `domain/pictures/picture-key.ts`; untrusted, from the address. */
  readonly sceneKey: string;
  /** Width and height in pixels, `420x300`; untrusted, see `domain/pictures/image-size.ts` for the listed sizes. */
  readonly size: string;
  readonly format: ImageFormat;
}

/** Who asks for a picture from outside. */
export interface ImageClient {
  /** Whose pictures take turns with those of others where they have to be made: a network. */
  readonly client: string;
  /** True for an editor, who looks at scenes before a page shows them. */
  readonly mayInvent: boolean;
}

export interface PictureFile {
  readonly data: Uint8Array;
  /** Media type of the data. */
  readonly contentType: string;
  /** Strong validator in HTTP's notation, quotes included: equal tags mean equal bytes. */
  readonly etag: string;
  /** The picture may change later and then has another tag; otherwise it is immutable. */
  readonly mayChange: boolean;
}

/**
 * - `unknown-scene`: no such picture, or none that the shop shows; the caller shows the placeholder instead (IMG-003)
 * - `size-not-listed`: only the listed sizes exist (IMG-004 … IMG-011)
 * - `busy`: the queue is full; retry in a few seconds
 */
export type ImageResult =
  | ({ readonly ok: true } & PictureFile)
  | { readonly ok: false; readonly reason: 'unknown-scene' | 'size-not-listed' | 'busy' };

export type PreparationTime = 'soon' | 'idle';

/** Where the shop's pictures come from (IMG-001). */
export interface ImagePort {
  /**
   * The picture in the listed size and wanted format. The same request gives the same bytes, unless the picture may change.
   * @param asker left out where the shop itself asks
   * @throws UnavailableError while it is not known yet what the shop shows
   */
  getImage(request: ImageRequest, asker?: ImageClient): Promise<ImageResult>;
  /**
   * Makes pictures in advance, while no request waits for one. Returns at once; a picture that fails is made on demand
   * later.
   * @param when `soon`: in the order of the calls. `idle`: after all that is to be made soon, and with rests
   */
  prepareImages(requests: readonly ImageRequest[], when?: PreparationTime): void;
  /** Ends background work. Queued requests are answered with `busy`. */
  close(): Promise<void>;
}
