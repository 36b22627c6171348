import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { IdentityFailure, IdentityFailureReason } from '../identity-port.ts';

/** Error codes of an authorization response that say what the person or the issuer did (RFC 6749 4.1.2.1; OpenID Connect Core 3.1.2.6). */
const returned: Readonly<Record<string, IdentityFailureReason>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  interaction_required: 'cancelled',
  consent_required: 'cancelled',
  account_selection_required: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
  unauthorized_client: 'misconfigured',
  invalid_request: 'misconfigured',
  invalid_scope: 'misconfigured',
  unsupported_response_type: 'misconfigured',
};

/** Error codes of the token call (RFC 6749 5.2). */
const refused: Readonly<Record<string, IdentityFailureReason>> = {
  invalid_grant: 'expired',
  invalid_client: 'misconfigured',
  unauthorized_client: 'misconfigured',
  unsupported_grant_type: 'misconfigured',
  invalid_request: 'misconfigured',
  invalid_scope: 'misconfigured',
};

/** Problems of the transport, by the code of the client library. All other codes say that an answer failed a check. */
const unanswered = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/**
 * Maps an error of the client library to a failure. Descriptions by the issuer are left out: they may repeat what a person has typed.
 * @throws an error that is a bug of ours
 */
export function mapOpenidError(error: unknown): IdentityFailure {
  if (error instanceof AuthorizationResponseError)
    return fail(returned[error.error] ?? 'invalid', `the issuer returned ${readCode(error.error)}`);
  if (error instanceof ResponseBodyError)
    return error.status >= 500
      ? fail('unavailable', `the issuer answered ${error.status}`)
      : fail(refused[error.error] ?? 'invalid', `the issuer answered ${readCode(error.error)}`);
  if (error instanceof WWWAuthenticateChallengeError)
    return fail('expired', `the issuer refused the access token with ${error.status}`);
  if (error instanceof ClientError) return mapClientError(error);
  if (isNetworkError(error)) return fail('unavailable', 'the issuer cannot be reached');
  throw error;
}

function mapClientError({ code, message, cause }: ClientError): IdentityFailure {
  if (code !== undefined && unanswered.has(code))
    return fail('unavailable', 'the issuer did not answer in time');
  if (cause instanceof Response && cause.status >= 500)
    return fail('unavailable', `the issuer answered ${cause.status}`);
  if (code === undefined) {
    if (isNetworkError(cause)) return fail('unavailable', 'the issuer cannot be reached');
    throw cause ?? new Error(message);
  }
  return fail('invalid', `${message} (${code}${describeClaim(cause)})`);
}

/** The claim or attribute that was not as expected, without its value. */
function describeClaim(cause: unknown): string {
  const details = cause instanceof Error ? cause.cause : undefined;
  if (typeof details !== 'object' || details === null) return '';
  const { claim, attribute } = details as { readonly claim?: unknown; readonly attribute?: unknown };
  const name = claim ?? attribute;
  return typeof name === 'string' ? `: ${name}` : '';
}

/** `fetch` reports every failure of the network as a TypeError with a cause; our own calls throw errors with a code of the system. */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof TypeError && error.cause !== undefined) || 'syscall' in error || 'code' in error;
}

/** A code is a word of the standard; anything else is not repeated. */
function readCode(code: string): string {
  return /^[a-z_]{1,40}$/.test(code) ? code : 'an unknown error';
}

function fail(reason: IdentityFailureReason, detail: string): IdentityFailure {
  return { ok: false, reason, detail };
}
