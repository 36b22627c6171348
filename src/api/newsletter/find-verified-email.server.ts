import type { FastifyRequest } from 'fastify';
import { HttpError, unavailable } from '../../server/http/http-error.server.ts';
import type { NewsletterCallDeps } from './newsletter-call-deps.ts';

/**
 * The verified address of who calls: of the bearer token that a client of the API sends (API-018), or of the member whose session the browser
 * has. Null where the address is not verified: a stranger may have signed up with it.
 * @throws HttpError 401 where nobody is signed in, 503 where the issuer cannot say whose the token is
 */
export async function findVerifiedEmail(
  request: FastifyRequest,
  { identity }: Pick<NewsletterCallDeps, 'identity'>,
): Promise<string | null> {
  const token = readBearer(request);
  if (token === null) {
    if (request.member === null) throw nobody();
    return request.member.isEmailVerified ? request.member.email : null;
  }
  if (identity === null) throw nobody();
  const read = await identity.readUser(token, null);
  if (read.ok) return read.user.isEmailVerified ? read.user.email : null;
  if (read.reason === 'unavailable')
    throw unavailable('Who you are cannot be checked now. Please try again.');
  throw nobody();
}

/** RFC 6750, section 2.1; null without a token. */
function readBearer({ headers }: FastifyRequest): string | null {
  return /^Bearer +([\w~+/.-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

const nobody = () => new HttpError(401, 'unauthenticated', 'Nobody is signed in.');
