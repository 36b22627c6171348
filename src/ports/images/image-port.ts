export type ImageFormat = 'webp' | 'avif';

export interface ImageRequest {
  /** Names the picture, see `domain/pictures/picture-key.ts`; anything a visitor may have written into an address. */
  readonly sceneKey: string;
  /** Width and height in pixels, `420x300`; anything again, see `domain/pictures/image-size.ts` for what exists. */
  readonly size: string;
  readonly format: ImageFormat;
}

export interface Picture {
  readonly data: Uint8Array;
  /** Media type of the data. */
  readonly contentType: string;
  /** Strong validator in HTTP's notation, quotes included: equal tags mean equal bytes. */
  readonly etag: string;
  /** The same request may show something else one day, under another tag; otherwise the answer holds for good. */
  readonly mayChange: boolean;
}

/**
 * - `unknown-scene`: no picture can be made of this; the caller shows the placeholder instead (IMG-003)
 * - `size-not-listed`: only the listed sizes exist (IMG-004 … IMG-011)
 * - `busy`: more pictures are waiting to be made than is sensible; worth asking again in a few seconds
 */
export type ImageResult =
  | ({ readonly ok: true } & Picture)
  | { readonly ok: false; readonly reason: 'unknown-scene' | 'size-not-listed' | 'busy' };

/** Where the shop's pictures come from (IMG-001). */
export interface ImagePort {
  /** The picture in the listed size and wanted format. The same request gives the same bytes, unless the picture may change. */
  getImage(request: ImageRequest): Promise<ImageResult>;
  /**
   * Makes pictures in advance, while no request waits for one. Returns at once; a picture that fails is made on demand
   * later.
   */
  prepareImages(requests: readonly ImageRequest[]): void;
  /** Ends what runs in the background. Requests still waiting are answered with `busy`. */
  close(): Promise<void>;
}
