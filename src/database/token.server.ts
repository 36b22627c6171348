import { createHash, randomBytes } from 'node:crypto';

/** Generates 256 random bits as text for addresses and cookies. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores of a token, which only its owner knows. */
export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
