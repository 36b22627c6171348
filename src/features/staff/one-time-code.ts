import { Secret, TOTP } from 'otpauth';
import { staffPolicy } from '../../defaults.ts';

/** Generates a secret for an authenticator, base32. */
export function generateCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URI with which an authenticator imports the secret, as text or as a QR code. */
export function describeAuthenticator(secret: string, account: string): string {
  return open(secret, account).toString();
}

/**
 * Returns the time step of a code, at most one step before or after now because clocks differ; null for a wrong code.
 * @param code six digits
 */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = open(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / staffPolicy.oneTimeCodeSeconds) + delta;
}

/** Generates the code for a moment, as an authenticator shows it. @testSupport */
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
