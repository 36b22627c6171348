import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './client-address.server.ts';
import { HttpError } from './http-error.server.ts';

/** Requests one address may make per minute, by what they ask for. */
const limits = {
  /** A person reads a page every few seconds; an office behind one address has hundreds of people. */
  pages: 1200,
  images: 2400,
  calls: 600,
  /** Choices and closed notices: nobody makes two a second. */
  choices: 60,
  /** A browser that reports more than this is repeating itself. */
  events: 30,
} as const;

export type Bucket = keyof typeof limits;

const minute = 60_000;

/**
 * Limits requests per client address and bucket, in this process.
 * Loopback is exempt: it is the operator, or a proxy that TRUST_PROXY does not name, and then it says nothing about who asks.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([bucket, max]) => [bucket, app.createRateLimit({ max, timeWindow: minute })]),
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
