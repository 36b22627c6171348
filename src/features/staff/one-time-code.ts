import { Secret, TOTP } from 'otpauth';
import { staffPolicy } from '../../defaults.ts';

/** A new secret for an authenticator, base32. */
export function generateCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address that an authenticator takes the secret from, as text or as a code to scan. */
export function describeAuthenticator(secret: string, account: string): string {
  return open(secret, account).toString();
}

/**
 * The step of time a code belongs to, now or one step to either side, for clocks that differ; null where it belongs to none.
 * @param code six digits
 */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = open(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / staffPolicy.oneTimeCodeSeconds) + delta;
}

/** The code of a moment, as an authenticator shows it. @testSupport */
export function generateCode(secret: string, now: Date): string {
  return open(secret, '').generate({ timestamp: now.getTime() });
}

function open(secret: string, account: string): TOTP {
  return new TOTP({
    issuer: 'Fernweh',
    label: account,
    secret,
    digits: 6,
    period: staffPolicy.oneTimeCodeSeconds,
  });
}
