import { createHash } from 'node:crypto';

/** A digest of a request: the same for the same call and request, however its fields are ordered. */
export function digestRequest(name: string, request: object): string {
  const text = JSON.stringify([name, request], (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
