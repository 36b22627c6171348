import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { mediaLimits } from '../../defaults.ts';
import { sniffPictureFormat } from '../../domain/pictures/sniff-picture-format.ts';
import type { UploadRefusal } from './media-calls.ts';
import { saysGenerated } from './says-generated.server.ts';

/** A picture as the library keeps it. */
export interface EncodedPicture {
  /** Carries the colours of its blur, see `domain/pictures/picture-key.ts`. */
  readonly id: string;
  /** WebP. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** The file said that a program has generated it; encoding takes that out of it. */
  readonly isGenerated: boolean;
}

export type ReadUpload =
  | ({ readonly ok: true } & EncodedPicture)
  | { readonly ok: false; readonly reason: UploadRefusal };

/**
 * Converts an uploaded file into a picture of ours. Decodes and encodes it again and stores nothing of the file itself:
 * upright, in sRGB, at most 3840 pixels long, only its first frame, transparency on white. So no camera metadata
 * (place, time, owner) and no hidden content remains.
 */
export async function readUpload(file: Buffer): Promise<ReadUpload> {
  if (file.length > mediaLimits.maxUploadBytes) return { ok: false, reason: 'too-large' };
  if (sniffPictureFormat(file) === null) return { ok: false, reason: 'not-a-picture' };
  try {
    const { width, height, format, compression } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!isTaken(format, compression)) return { ok: false, reason: 'not-a-picture' };
    if (width * height > mediaLimits.maxPixels) return { ok: false, reason: 'too-many-pixels' };
    return { ok: true, ...(await reencode(file)), isGenerated: saysGenerated(file) };
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

/** The decoder's own word on what it reads; AVIF is HEIF with AV1 in it. */
function isTaken(format: string, compression: string | undefined): boolean {
  return ['jpeg', 'png', 'webp', 'gif'].includes(format) || (format === 'heif' && compression === 'av1');
}

async function reencode(file: Buffer): Promise<Omit<EncodedPicture, 'isGenerated'>> {
  const { data, info } = await sharp(file, { limitInputPixels: mediaLimits.maxPixels, failOn: 'truncated' })
    .timeout({ seconds: mediaLimits.readTimeoutSeconds })
    .rotate()
    .resize(mediaLimits.maxSidePixels, mediaLimits.maxSidePixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 3, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { id: generateMediaId(await readBlur(data)), data, width: info.width, height: info.height };
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Twelve letters by chance, of 36 each, and the blur. */
function generateMediaId(blur: string): string {
  const chance = Array.from(randomBytes(24).values()).filter((byte) => byte < letters.length * 7);
  if (chance.length < 12) return generateMediaId(blur);
  return (
    chance
      .slice(0, 12)
      .map((byte) => letters[byte % letters.length])
      .join('') + blur
  );
}

/** Four colours from the upper edge to the lower, three hexadecimal digits each. */
async function readBlur(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).resize(1, 4, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return Array.from(pixels.subarray(0, 12), (channel) => Math.round(channel / 17).toString(16)).join('');
}
