import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { staffPolicy } from '../../defaults.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** Cost of one attempt; memory is 128 times N times r bytes. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP recommendation for scrypt: 32 MB of memory per attempt. */
export const strongCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const bytes = 32;

/** Returns the digest to store, with salt and cost. @throws RangeError when the password is too short or too long */
export async function digestPassword(password: string, cost = strongCost): Promise<string> {
  if (password.length < staffPolicy.minPasswordLength || password.length > staffPolicy.maxPasswordLength)
    throw new RangeError(
      `A password has ${staffPolicy.minPasswordLength} to ${staffPolicy.maxPasswordLength} characters`,
    );
  const salt = randomBytes(16);
  const digest = await derive(password.normalize('NFC'), salt, bytes, { ...cost, maxmem: 2 ** 27 });
  return [cost.N, cost.r, cost.p, salt.toString('base64url'), digest.toString('base64url')].join('$');
}

/** True when the password matches the stored digest; compares in constant time. An account without a password, '', has none that matches. */
export async function provePassword(password: string, stored: string): Promise<boolean> {
  if (stored === '') return false;
  const [N, r, p, salt = '', digest = ''] = stored.split('$');
  const expected = Buffer.from(digest, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p), maxmem: 2 ** 27 };
  const given = await derive(
    password.slice(0, staffPolicy.maxPasswordLength).normalize('NFC'),
    Buffer.from(salt, 'base64url'),
    expected.length,
    parameters,
  );
  return timingSafeEqual(given, expected);
}
