import { createHash } from 'node:crypto';

export interface References {
  /** 16 characters, unique for one seed. */
  psp(): string;
  /** Opaque data with characters that an address has to encode. */
  token(): string;
  /** Id of a session. */
  session(): string;
}

const alphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** References in a fixed order for a seed. */
export function createReferences(seed: string): References {
  let count = 0;
  const next = () => createHash('sha256').update(`${seed}:${count++}`).digest();
  return {
    psp: () => [...next().subarray(0, 16)].map((byte) => alphabet[byte % alphabet.length]).join(''),
    token: () => `Ab02b4c0!+/${next().toString('base64')}`,
    session: () => `CS${next().toString('hex').slice(0, 16).toUpperCase()}`,
  };
}
