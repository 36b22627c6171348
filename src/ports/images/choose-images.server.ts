import { parseUploadId } from '../../domain/pictures/picture-key.ts';
import type { ImagePort } from './image-port.ts';

/** All pictures of the shop: those of the media library by their key, everything else by the painter. */
export function chooseImages({
  painted,
  uploaded,
}: {
  readonly painted: ImagePort;
  readonly uploaded: ImagePort;
}): ImagePort {
  const isUpload = (key: string) => parseUploadId(key) !== null;
  return {
    getImage: (request, asker) => (isUpload(request.sceneKey) ? uploaded : painted).getImage(request, asker),
    prepareImages(requests, when) {
      painted.prepareImages(
        requests.filter(({ sceneKey }) => !isUpload(sceneKey)),
        when,
      );
      uploaded.prepareImages(
        requests.filter(({ sceneKey }) => isUpload(sceneKey)),
        when,
      );
    },
    async close() {
      await Promise.all([painted.close(), uploaded.close()]);
    },
  };
}
