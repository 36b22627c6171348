import { isListedImageSize } from '../../domain/pictures/image-size.ts';
import { isPictureKey, parseUploadId } from '../../domain/pictures/picture-key.ts';
import type { ImagePort, ImageRequest } from './image-port.ts';

export interface FakeImages extends ImagePort {
  /** Lets every further request be answered with `busy`, or no longer. */
  setBusy(isBusy: boolean): void;
  /** The requests to make pictures in advance. */
  readonly prepared: readonly ImageRequest[];
}

/** Pictures for tests: a few bytes that name their request, made at once. */
export function createFakeImages(): FakeImages {
  const prepared: ImageRequest[] = [];
  let isBusy = false;
  return {
    prepared,
    setBusy: (busy) => {
      isBusy = busy;
    },
    async getImage({ sceneKey, size, format }) {
      if (!isListedImageSize(size)) return { ok: false, reason: 'size-not-listed' };
      if (!isPictureKey(sceneKey)) return { ok: false, reason: 'unknown-scene' };
      if (isBusy) return { ok: false, reason: 'busy' };
      const name = `${sceneKey} ${size} ${format}`;
      const mayChange = parseUploadId(sceneKey) !== null;
      return {
        ok: true,
        data: Buffer.from(name),
        contentType: `image/${format}`,
        etag: `"${name}"`,
        mayChange,
      };
    },
    prepareImages: (requests) => void prepared.push(...requests),
    close: async () => {
      isBusy = true;
    },
  };
}
