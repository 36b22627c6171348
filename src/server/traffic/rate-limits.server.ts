import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestLimits, requestsPerMinute, sessionRequestsPerMinute } from '../../defaults.ts';
import { minuteMs } from '../../domain/time/time-units.ts';
import { clientNetwork, isLoopback } from '../http/client-address.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import type { Purpose } from '../http/purpose.ts';
import { requestPurposeOf } from '../http/request-purpose.server.ts';
import { readVisitor } from '../visitor/visitor-cookies.server.ts';

/** Nothing that strangers reach is without a limit. */
const limitsOfAddresses: Readonly<Record<Exclude<Purpose, 'operations'>, number>> = requestsPerMinute;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Share = Awaited<ReturnType<Limiter>>;

const networkOf = ({ ip }: FastifyRequest) => clientNetwork(ip);

const isExceeded = (share: Share): share is Extract<Share, { readonly isAllowed: false }> =>
  !share.isAllowed && share.isExceeded;

/** Registers what counts requests; call it before everything that limits them. */
export async function registerRateCounts(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: requestLimits.rateLimitedClients });
}

/** Counts something that addresses do, in this process: false beyond `max` a minute. Loopback is exempt, as below. */
export function createAddressLimit(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest) => Promise<boolean> {
  const limiter = app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: networkOf });
  return async (request) => isLoopback(request.ip) || !isExceeded(await limiter(request));
}

/**
 * Limits requests by purpose, in this process: those of a session that we have signed, and those of an address with all its
 * sessions. Cookies that somebody has made up change nothing, and a new session counts with its address.
 * Loopback is exempt: it is the operator, or a proxy that TRUST_PROXY does not name, and then it says nothing about who asks.
 */
export function registerRateLimits(app: FastifyInstance): void {
  const ofAddresses = createLimiters(app, limitsOfAddresses, networkOf);
  const ofSessions = createLimiters(
    app,
    sessionRequestsPerMinute,
    (request) => readVisitor(request).session ?? '',
  );

  // Not an async function: most requests need no answer from a limiter, and a promise for each would cost more than the rest.
  app.addHook('onRequest', (request, _reply, done) => {
    const purpose = requestPurposeOf(request);
    if (purpose === null || isLoopback(request.ip)) return done();
    const ofSession = readVisitor(request).session === null ? undefined : ofSessions.get(purpose);
    requireShare(request, [ofSession, ofAddresses.get(purpose)]).then(() => done(), done);
  });
}

function createLimiters(
  app: FastifyInstance,
  limits: Readonly<Partial<Record<Purpose, number>>>,
  keyGenerator: (request: FastifyRequest) => string,
): ReadonlyMap<Purpose, Limiter> {
  return new Map(
    (Object.entries(limits) as [Purpose, number][]).map(([purpose, max]) => [
      purpose,
      app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator }),
    ]),
  );
}

/** The narrower limit first: what it refuses does not count for the address. @throws HttpError 429 where one is exceeded */
async function requireShare(
  request: FastifyRequest,
  limiters: readonly (Limiter | undefined)[],
): Promise<void> {
  for (const limiter of limiters) {
    const share = await limiter?.(request);
    if (share !== undefined && isExceeded(share)) throw tooMany(share.ttlInSeconds);
  }
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a moment.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
}
