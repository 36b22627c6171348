import { pictureFeeds } from '../../../../defaults.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import type { FeedPicture } from '../records/hotel-content.ts';
import type { PictureLoader } from './picture-loader.ts';

type PictureSource = Pick<FeedPicture, 'file' | 'url' | 'etag'>;

interface PictureFile {
  readonly name: string;
  open(): FeedStream;
}

/** Finds the photographs that rows name: at an address, or among the files of the delivery. */
export interface PictureFinder {
  /** Asks for a known file again by its tag, so that repeating a delivery loads nothing twice. @throws FeedError */
  findByUrl(url: string): Promise<PictureSource>;
  /** @param name without its folder @throws FeedError */
  findByName(name: string): Promise<PictureSource>;
  /** Files of the delivery that no row has named. */
  unused(): readonly string[];
}

export function createPictureFinder(
  loader: PictureLoader,
  directory: Pick<FeedDirectory, 'findPicture'>,
  files: readonly PictureFile[],
): PictureFinder {
  const named = new Set<string>();
  return {
    async findByUrl(url) {
      if (Buffer.byteLength(url) > pictureFeeds.maxUrlBytes)
        return refuse(`url is longer than ${pictureFeeds.maxUrlBytes} bytes`);
      const known = await directory.findPicture(url);
      const loaded = await loader.download(url, known?.etag ?? null);
      if (loaded !== null)
        return { url, etag: loaded.etag, file: { isKnown: false, picture: await loader.read(loaded.bytes) } };
      if (known === null)
        return refuse(`url '${url}' answers that nothing has changed, and was never loaded`);
      return { url, etag: known.etag, file: { isKnown: true, id: known.fileId } };
    },
    async findByName(name) {
      const [file, another] = files.filter((each) => baseName(each.name) === name);
      if (file === undefined) return refuse(`file '${name}' is none of the delivery`);
      if (another !== undefined) return refuse(`file '${name}' is the name of two files of the delivery`);
      named.add(file.name);
      const picture = await loader.read(await readBytes(file.open(), name));
      return { url: null, etag: null, file: { isKnown: false, picture } };
    },
    unused: () => files.map(({ name }) => name).filter((name) => !named.has(name)),
  };
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

async function readBytes(stream: FeedStream, name: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > pictureFeeds.maxBytes)
      refuse(`file '${name}' is larger than ${pictureFeeds.maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
