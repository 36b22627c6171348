import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { requestLimits, requestsPerMinute } from '../../defaults.ts';
import { clientNetwork, isLoopback } from './client-address.server.ts';
import { HttpError } from './http-error.server.ts';

export type Bucket = keyof typeof requestsPerMinute;

const minute = 60_000;

/**
 * Limits requests per client address and bucket, in this process.
 * Loopback is exempt: it is the operator, or a proxy that TRUST_PROXY does not name, and then it says nothing about who asks.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: requestLimits.rateLimitedAddresses });
  const limiters = Object.fromEntries(
    Object.entries(requestsPerMinute).map(([bucket, max]) => [
      bucket,
      app.createRateLimit({
        max,
        timeWindow: minute,
        keyGenerator: (request) => clientNetwork(request.ip),
      }),
    ]),
  ) as Record<Bucket, ReturnType<typeof app.createRateLimit>>;

  // Not an async function: most requests need no answer from a limiter, and a promise for each would cost more than the rest.
  app.addHook('onRequest', (request, _reply, done) => {
    const { bucket } = request.routeOptions.config;
    if (bucket === undefined || isLoopback(request.ip)) return done();
    limiters[bucket](request).then((share) => {
      if (share.isAllowed || !share.isExceeded) done();
      else done(tooMany(share.ttlInSeconds));
    }, done);
  });
}

function tooMany(seconds: number): HttpError {
  return new HttpError(
    429,
    'too-many-requests',
    'Too many requests from your address. Please wait a moment.',
    {
      headers: { 'retry-after': String(Math.max(1, seconds)) },
    },
  );
}
