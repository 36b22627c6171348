import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestLimits, requestsPerMinute, sessionRequestsPerMinute } from '../../defaults.ts';
import { minuteMs } from '../../domain/time/time-units.ts';
import { clientNetwork, isLoopback } from '../http/client-address.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import type { Purpose } from '../http/purpose.ts';
import { requestPurposeOf } from '../http/request-purpose.server.ts';
import { readVisitor } from '../visitor/visitor-cookies.server.ts';
import type { RequestCounts } from './request-counts.server.ts';

/** Nothing that strangers reach is without a limit. */
const limitsOfAddresses: Readonly<Record<Exclude<Purpose, 'operations'>, number>> = requestsPerMinute;

/** What guards money, vouchers, sign-in and mailboxes counts over all processes: more of them must not mean more tries. */
const sharedPurposes: ReadonlySet<Purpose> = new Set([
  'creating',
  'paying',
  'proving',
  'passwords',
  'passkeys',
  'signIn',
  'subscribing',
]);

/** Counts a request. Returns the seconds to wait where it is one too many, else null. */
type Limiter = (request: FastifyRequest) => Promise<number | null>;

interface Limit {
  readonly max: number;
  readonly keyOf: (request: FastifyRequest) => string;
  /** Where the counts of all processes are, and what is counted there; null for those of this process alone. */
  readonly shared: { readonly counts: RequestCounts; readonly what: string } | null;
}

const networkOf = ({ ip }: FastifyRequest) => clientNetwork(ip);
const sessionOf = (request: FastifyRequest) => readVisitor(request).session ?? '';

/** Registers what counts requests; call it before everything that limits them. */
export async function registerRateCounts(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: requestLimits.rateLimitedClients });
}

/** Counts something that addresses do, over all processes: false beyond `max` a minute. Loopback is exempt, as below. */
export function createAddressLimit(
  app: FastifyInstance,
  { max, counts, what }: { readonly max: number; readonly counts: RequestCounts; readonly what: string },
): (request: FastifyRequest) => Promise<boolean> {
  const limiter = createLimiter(app, { max, keyOf: networkOf, shared: { counts, what: `address ${what}` } });
  return async (request) => isLoopback(request.ip) || (await limiter(request)) === null;
}

/**
 * Limits requests by purpose: those of a session that we have signed, and those of an address with all its sessions. Cookies that somebody has made up
 * change nothing, and a new session counts with its address. What guards money and sign-in counts over all processes, everything else in this one.
 * Loopback is exempt: it is the operator, or a proxy that TRUST_PROXY does not name, and then it says nothing about who asks.
 */
export function registerRateLimits(app: FastifyInstance, counts: RequestCounts): void {
  const ofAddresses = createLimiters(app, counts, 'address', limitsOfAddresses, networkOf);
  const ofSessions = createLimiters(app, counts, 'session', sessionRequestsPerMinute, sessionOf);

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
  counts: RequestCounts,
  kind: string,
  limits: Readonly<Partial<Record<Purpose, number>>>,
  keyOf: (request: FastifyRequest) => string,
): ReadonlyMap<Purpose, Limiter> {
  return new Map(
    (Object.entries(limits) as [Purpose, number][]).map(([purpose, max]) => {
      const shared = sharedPurposes.has(purpose) ? { counts, what: `${kind} ${purpose}` } : null;
      return [purpose, createLimiter(app, { max, keyOf, shared })];
    }),
  );
}

/** This process counts first, so that a flood costs the database no more than `max` statements a minute; without a database it counts alone. */
function createLimiter(app: FastifyInstance, { max, keyOf, shared }: Limit): Limiter {
  const own = app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: keyOf });
  return async (request) => {
    const share = await own(request);
    if (!share.isAllowed && share.isExceeded) return share.ttlInSeconds;
    if (shared === null) return null;
    try {
      const { count, secondsLeft } = await shared.counts.add(shared.what, keyOf(request));
      return count > max ? secondsLeft : null;
    } catch (error) {
      request.log.warn({ err: error }, 'a request was counted in this process alone');
      return null;
    }
  };
}

/** The narrower limit first: what it refuses does not count for the address. @throws HttpError 429 where one is exceeded */
async function requireShare(
  request: FastifyRequest,
  limiters: readonly (Limiter | undefined)[],
): Promise<void> {
  for (const limiter of limiters) {
    const seconds = await limiter?.(request);
    if (typeof seconds === 'number') throw tooMany(seconds);
  }
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a moment.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
}
