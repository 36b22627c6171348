import { createHash } from 'node:crypto';

/** Letters that survive every acquirer: no vowels, nothing that is taken for something else. */
const letters = 'BCDFGHJKLMNPQRSTVWXYZ23456789234';

/** A name of 20 letters and digits for something of ours: 100 bits of its digest, always the same. */
export function vendorReferenceOf(ours: string): string {
  const digest = createHash('sha256').update(ours).digest();
  let bits = 0n;
  for (const byte of digest.subarray(0, 13)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 20 }, (_, index) => letters[Number((bits >> BigInt(index * 5)) & 31n)]).join(
    '',
  );
}
