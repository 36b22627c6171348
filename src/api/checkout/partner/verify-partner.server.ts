import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkoutTimings } from '../../../defaults.ts';

/** Keys of partners by name. */
export type PartnerKeys = ReadonlyMap<string, string>;

export interface PartnerCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it was sent. */
  readonly body: string;
}

/**
 * The partner that has signed a call: `partner-id`, `partner-timestamp` in seconds since 1970 and `partner-signature`, the hexadecimal HMAC-SHA-256
 * of timestamp, full stop and body with the partner's key. Null for any other call, and for one that is more than five minutes old or ahead.
 */
export function verifyPartner({ headers, body }: PartnerCall, keys: PartnerKeys, now: Date): string | null {
  const [partner, timestamp, signature] = ['partner-id', 'partner-timestamp', 'partner-signature'].map(
    (name) => String(headers[name] ?? ''),
  );
  const key = keys.get(partner ?? '');
  if (!partner || key === undefined || !/^\d{1,12}$/.test(timestamp ?? '')) return null;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > checkoutTimings.partnerCallAgeMs) return null;
  const expected = createHmac('sha256', key).update(`${timestamp}.${body}`).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? partner : null;
}
