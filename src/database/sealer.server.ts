import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts for storage or addresses. */
export interface Sealer {
  /** @param context what the text belongs to; it opens with the same one only */
  seal(text: string, context: string): string;
  /** Returns the text; null for what was not sealed with this key and context, or was changed. */
  open(sealed: string, context: string): string | null;
}

const algorithm = 'aes-256-gcm';
const version = 'v1.';
const ivBytes = 12;
const tagBytes = 16;

/** True for a text that some sealer has made. */
export const isSealed = (text: string): boolean => text.startsWith(version);

/**
 * Seals with AES-256-GCM under a key that HKDF derives from the server's secret, one for each purpose. A sealed text is `v1.` and, in
 * base64url, random start value, cipher text and tag; the context is authenticated with it.
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return version + sealed.toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      if (!isSealed(sealed) || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        const start = decipher.update(bytes.subarray(ivBytes, -tagBytes));
        return Buffer.concat([start, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
