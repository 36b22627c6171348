import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Framing, framePicture } from '../../../domain/pictures/frame-picture.ts';
import { type ImageSize, isListedImageSize, measureImage } from '../../../domain/pictures/image-size.ts';
import { parseUploadId } from '../../../domain/pictures/picture-key.ts';
import type { RunLimited } from '../../../jobs/limit-concurrency.server.ts';
import type { ImagePort, ImageRequest } from '../image-port.ts';
import type { PictureFiles } from '../picture-files.server.ts';

/** Where the uploads are stored. */
export interface UploadSource {
  /** How a picture is cut now, under a number that changes with it; null where there is no such picture. */
  findFraming(id: string): Promise<(Framing & { readonly framing: number }) | null>;
  /** The whole picture, and its size in pixels. */
  findPicture(id: string): Promise<{ picture: Uint8Array; width: number; height: number } | null>;
}

export interface UploadImagesOptions {
  readonly source: UploadSource;
  readonly files: PictureFiles;
  readonly runLimited: RunLimited;
  readonly report: (error: unknown) => void;
}

interface Cut extends ImageRequest {
  readonly id: string;
  readonly size: ImageSize;
  readonly framing: Framing & { readonly framing: number };
}

/**
 * Version of the cutting and encoding. Increase it when either changes: the files on disk are then rendered again.
 */
const wayOfCutting = 1;

/** Pictures of the media library, cut to size on demand, stored on disk, each made only once at a time. */
export function createUploadImages({ source, files, runLimited, report }: UploadImagesOptions): ImagePort {
  const underway = new Map<string, Promise<Uint8Array | null>>();
  let isClosed = false;

  async function obtain(name: string, cut: Cut): Promise<Uint8Array | null> {
    const stored = await files.find(name);
    if (stored !== null) return stored;
    const made = await runLimited(async () => (isClosed ? null : cutPicture(source, cut)));
    // A full disk must not prevent the response with the finished picture.
    if (made !== null) await files.store(name, made).catch(report);
    return made;
  }

  function share(name: string, cut: Cut): Promise<Uint8Array | null> {
    const picture = underway.get(name) ?? obtain(name, cut).finally(() => underway.delete(name));
    underway.set(name, picture);
    return picture;
  }

  return {
    async getImage(request) {
      const { size, sceneKey, format } = request;
      if (!isListedImageSize(size)) return { ok: false, reason: 'size-not-listed' };
      const id = parseUploadId(sceneKey);
      if (id === null) return { ok: false, reason: 'unknown-scene' };
      if (isClosed) return { ok: false, reason: 'busy' };
      const framing = await source.findFraming(id);
      if (framing === null) return { ok: false, reason: 'unknown-scene' };
      const name = fileNameOf({ ...request, id, size, framing });
      const data = await share(name, { ...request, id, size, framing });
      return data === null
        ? { ok: false, reason: 'busy' }
        : { ok: true, data, contentType: `image/${format}`, etag: `"${name}"`, mayChange: true };
    },
    // Encoding takes milliseconds, so nothing is prepared in advance.
    prepareImages() {},
    async close() {
      isClosed = true;
      await Promise.allSettled(underway.values());
    },
  };
}

function fileNameOf({ id, size, format, framing }: Cut): string {
  const subject = [wayOfCutting, 'upload', id, framing.framing, size, format].join(' ');
  return createHash('sha256').update(subject).digest('base64url');
}

async function cutPicture(source: UploadSource, { id, size, format, framing }: Cut): Promise<Uint8Array> {
  const found = await source.findPicture(id);
  if (found === null) throw new Error(`The picture ${id} is gone`);
  const { picture, width, height } = found;
  const wanted = measureImage(size);
  const shown = framePicture(found, framing, wanted);
  const cut = sharp(picture)
    .extract(inPixels(shown, { width, height }))
    .resize(wanted.width, wanted.height, { fit: 'fill' });
  if (format === 'jpeg') return cut.jpeg({ quality: 82 }).toBuffer();
  return format === 'avif'
    ? cut.avif({ quality: 55, effort: 2 }).toBuffer()
    : cut.webp({ quality: 80, effort: 3 }).toBuffer();
}

/** Whole pixels, at least one, none outside. */
function inPixels(part: Framing['crop'], { width, height }: { width: number; height: number }) {
  const left = Math.min(Math.round(part.x * width), width - 1);
  const top = Math.min(Math.round(part.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(part.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(part.height * height), height - top)),
  };
}
