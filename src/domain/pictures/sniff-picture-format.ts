/** Formats the media library takes. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/**
 * What a file is by its first bytes, whatever its name or its sender says; null for everything the library does not take. It
 * keeps documents, drawings and archives away from the decoders: only a file that begins like a picture is opened at all.
 */
export function sniffPictureFormat(file: Uint8Array): PictureFormat | null {
  if (file.length < 16) return null;
  const head = String.fromCharCode(...file.subarray(0, 32));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  return isAvif(head) ? 'avif' : null;
}

/** ISO base media with the brand of AVIF, as its main one or among those it is compatible with. */
function isAvif(head: string): boolean {
  return head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8));
}
