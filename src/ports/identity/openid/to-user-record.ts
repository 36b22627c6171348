import type { UserInfoResponse } from 'openid-client';
import type { UserRecord } from '../identity-port.ts';

/** Longest nickname that is shown, in characters. */
const maxNameLength = 60;

/**
 * Reads the user record from the claims of the issuer. Auth0 and others name claims of their own like an address
 * (`https://…/user_metadata`); both forms are read.
 */
export function toUserRecord(issuer: string, claims: UserInfoResponse): UserRecord {
  const email = readText(claims.email)?.toLowerCase() ?? null;
  const userMetadata = readObject(findClaim(claims, 'user_metadata'));
  return {
    issuer,
    subject: claims.sub,
    email,
    // Some issuers send the text "true"; only the value true is taken for it.
    isEmailVerified: email !== null && claims.email_verified === true,
    nickname:
      readText(claims.nickname) ??
      readText(claims.given_name) ??
      readText(claims.name) ??
      readText(email?.split('@')[0]) ??
      '–',
    firstName: readText(claims.given_name),
    lastName: readText(claims.family_name),
    userMetadata,
    wantsNewsletter: userMetadata.newsletter === true,
    listId: readText(findClaim(claims, 'list_id')) ?? readText(userMetadata.list_id),
  };
}

function findClaim(claims: UserInfoResponse, name: string): unknown {
  if (claims[name] !== undefined) return claims[name];
  const spaced = Object.keys(claims).find((key) => key.startsWith('https://') && key.endsWith(`/${name}`));
  return spaced === undefined ? undefined : claims[spaced];
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A text in one line without control characters; null for none. */
function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, maxNameLength).join('');
}
