import { createHash } from 'node:crypto';
import { pictureFeeds } from '../../../../defaults.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import type { FeedPicture } from '../records/hotel-content.ts';
import { type PictureLoader, unreadPictures } from './picture-loader.ts';

type PictureSource = Pick<FeedPicture, 'file' | 'url' | 'etag'>;

interface PictureFile {
  readonly name: string;
  open(): FeedStream;
}

/** Finds the photographs that rows name: at an address, or among the files of the delivery. */
export interface PictureFinder {
  /** Asks for a known file again by its tag, so that repeating a delivery loads nothing twice. @throws FeedError */
  findByUrl(url: string): Promise<PictureSource>;
  /** @param name of a file, with as many of its folders as distinguish it from others @throws FeedError */
  findByName(name: string): Promise<PictureSource>;
  /** Files of the delivery that no row has named. */
  unused(): readonly string[];
}

/** A file that is stored already is not read again, whatever its name. */
export function createPictureFinder(
  loader: PictureLoader | typeof unreadPictures,
  directory: Pick<FeedDirectory, 'findPicture' | 'findPictureFile'>,
  files: readonly PictureFile[],
): PictureFinder {
  const named = new Set<string>();
  const paths = files.map((file) => ({ file, path: toPath(file.name) }));

  async function readPicture(
    bytes: Uint8Array,
    { read, saysGenerated }: PictureLoader,
  ): Promise<FeedPicture['file']> {
    const digest = createHash('sha256').update(bytes).digest();
    const known = await directory.findPictureFile(digest);
    if (known !== null) return { isKnown: true, id: known, isGenerated: saysGenerated(bytes) };
    return { isKnown: false, picture: { ...(await read(bytes)), digest } };
  }

  return {
    async findByUrl(url) {
      if (Buffer.byteLength(url) > pictureFeeds.maxUrlBytes)
        return refuse(`url is longer than ${pictureFeeds.maxUrlBytes} bytes`);
      if (loader === unreadPictures) return { ...unread, url };
      const known = await directory.findPicture(url);
      const loaded = await loader.download(url, known?.etag ?? null);
      if (loaded !== null) return { url, etag: loaded.etag, file: await readPicture(loaded.bytes, loader) };
      if (known === null)
        return refuse(`url '${url}' answers that nothing has changed, and was never loaded`);
      return { url, etag: known.etag, file: { isKnown: true, id: known.fileId, isGenerated: false } };
    },
    async findByName(name) {
      const ending = `/${toPath(name)}`;
      const [found, another] = paths.filter(({ path }) => `/${path}`.endsWith(ending));
      if (found === undefined) return refuse(`file '${name}' is none of the delivery`);
      if (another !== undefined) return refuse(`file '${name}' is the name of two files of the delivery`);
      const { file } = found;
      named.add(file.name);
      if (loader === unreadPictures) return unread;
      const bytes = await readBytes(file.open(), name);
      return { url: null, etag: null, file: await readPicture(bytes, loader) };
    },
    unused: () => files.map(({ name }) => name).filter((name) => !named.has(name)),
  };
}

const unread: PictureSource = { url: null, etag: null, file: { isKnown: true, id: '', isGenerated: false } };

/** Systems write accents as letters of their own or as part of a letter. */
function toPath(name: string): string {
  return name.replaceAll('\\', '/').normalize('NFC');
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
