import { parseSceneKey } from './scene.ts';
import type { SceneBlur } from './scene-blur.ts';

/**
 * A picture that somebody sent, to the media library, with a feed or a review: `upload.` and its id, or `generated.` and its id where a program
 * made it. The id is twelve characters drawn by chance and twelve that say
 * what fills the picture's place until it arrives, four colours of three hexadecimal digits:
 * `upload.k3v9x0q2m7b4a8ca8c776554`. So the key alone contains the blur, as that of a painted scene does.
 */
const uploadKey = /^(?:upload|generated)\.([a-z0-9]{12}[0-9a-f]{12})$/;
const lengthOfChance = 12;

/** The media library's id in a picture key; null for every other key. */
export function parseUploadId(key: string): string | null {
  return uploadKey.exec(key)?.[1] ?? null;
}

export function buildUploadKey(id: string): string {
  return `upload.${id}`;
}

/** The key of an upload that a program has generated. */
export function buildGeneratedKey(id: string): string {
  return `generated.${id}`;
}

/**
 * What a page says of a picture that shows nothing real, wherever it shows it (AI Act, article 50): of a generated one always, of a painted scene where it
 * stands for a hotel. Null for a photograph.
 */
export function findPictureMark(
  key: string,
  isOfHotel: boolean | undefined,
): 'illustration' | 'generated' | null {
  if (key.startsWith('generated.')) return 'generated';
  return isOfHotel && parseUploadId(key) === null ? 'illustration' : null;
}

/** Colours of an upload out of focus, from the upper edge to the lower; null for a key that is none of an upload. */
export function parseUploadBlur(key: string): SceneBlur | null {
  const id = parseUploadId(key);
  if (id === null) return null;
  const colour = (index: number) => {
    const [r, g, b] = id.slice(lengthOfChance + index * 3, lengthOfChance + index * 3 + 3);
    return `#${r}${r}${g}${g}${b}${b}`;
  };
  return [colour(0), colour(1), colour(2), colour(3)];
}

/** True for what an image address can name: a painted scene or a picture of the media library. */
export function isPictureKey(key: string): boolean {
  return parseUploadId(key) !== null || parseSceneKey(key) !== null;
}
