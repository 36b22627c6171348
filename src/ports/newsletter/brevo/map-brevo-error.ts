/** Thrown where it stays open whether a call was done. */
export class UncertainBrevoError extends Error {
  override readonly name = 'UncertainBrevoError';
}

/** `missing`: Brevo has no such contact · `duplicate`: it has one already · `refused`: the shop's mistake, or an address that it does not take */
export type BrevoRefusal = 'missing' | 'duplicate' | 'refused';

/**
 * What an answer says no to; null for one that says yes.
 * @throws UncertainBrevoError for 401, 403, 429, and 500 or more
 */
export function mapBrevoError({
  status,
  json,
}: {
  readonly status: number;
  readonly json: unknown;
}): BrevoRefusal | null {
  if (status < 300) return null;
  if (status === 401 || status === 403)
    throw new UncertainBrevoError(`Brevo refuses the shop's access: ${status}. Check BREVO_API_KEY.`);
  // A burst: what asked for it is repeated later.
  if (status === 429) throw new UncertainBrevoError('Brevo has had too many calls');
  if (status >= 500) throw new UncertainBrevoError(`Brevo answers ${status}`);
  const code = readBrevoCode(json);
  // Any other 404 is not of the API but of something in front of it.
  if (status === 404 && code === 'document_not_found') return 'missing';
  if (status === 409 || (status === 400 && code === 'duplicate_parameter')) return 'duplicate';
  return 'refused';
}

/** The vendor's word for an error; '' where there is none. */
export function readBrevoCode(json: unknown): string {
  const code = (json as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
