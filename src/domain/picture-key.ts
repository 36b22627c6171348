import { parseSceneKey } from './scene.ts';

/** A picture of the media library: `upload.` and its id, for example `upload.k3v9x0q2m7b4`. */
const uploadKey = /^upload\.([a-z0-9]{12,32})$/;

/** The media library's id in a picture key; null for every other key. */
export function readUploadId(key: string): string | null {
  return uploadKey.exec(key)?.[1] ?? null;
}

export function buildUploadKey(id: string): string {
  return `upload.${id}`;
}

/** True for what an image address can name: a painted scene or a picture of the media library. */
export function isPictureKey(key: string): boolean {
  return readUploadId(key) !== null || parseSceneKey(key) !== null;
}
