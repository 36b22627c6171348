import { createHash } from 'node:crypto';

/** Digest of a request: the same for the same call and request, in any order of fields. */
export function digestCall(call: string, request: object): string {
  const text = JSON.stringify([call, request], (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
