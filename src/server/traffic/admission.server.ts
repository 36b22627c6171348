import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { admission } from '../../defaults.ts';
import { describeHttpError } from '../http/error-answers.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import { TRAFFIC_CLASSES, type TrafficClass, trafficClassOf } from '../http/purpose.ts';
import { requestPurposeOf } from '../http/request-purpose.server.ts';
import { type Admission, type AdmissionQueue, createAdmissionQueue, type Turn } from './admission-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's slot among those that are handled; null before it has one and where it needs none. */
    turn: Turn | null;
  }
}

export type AdmissionQueues = Readonly<Record<TrafficClass, AdmissionQueue>>;

/** A queue for each class of traffic, with the bounds of `src/defaults.ts`. */
export function createAdmissionQueues(): AdmissionQueues {
  return Object.fromEntries(
    TRAFFIC_CLASSES.map((name) => [
      name,
      createAdmissionQueue({
        atOnce: admission[`${name}AtOnce`],
        waiting: admission[`${name}Waiting`],
        waitMs: admission[`${name}WaitMs`],
      }),
    ]),
  ) as Record<TrafficClass, AdmissionQueue>;
}

/**
 * Handles at most so many requests of each class at once; others wait in the queue of their class or are refused with 503 and
 * Retry-After, before anybody's time-out. A request waits after its body has arrived, so a slow client holds no slot, and gives
 * its slot back when its answer is ready or its handler has ended. Call it before the first route is added.
 */
export function registerAdmission(app: FastifyInstance, queues: AdmissionQueues): void {
  app.decorateRequest('turn', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.purpose !== undefined) route.handler = inTurn(route.handler, queues);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.turn?.end();
    done(null, payload);
  });
}

/**
 * Refuses calls that would be refused anyway before cookies, visit and input are read: at three times what a process can answer,
 * refusals alone would take up its time. Call it after the hooks whose headers every answer has.
 */
export function refuseCallsEarly(app: FastifyInstance, queues: AdmissionQueues): void {
  app.addHook('onRequest', (request, reply, done) => {
    const queue = findFullQueue(request, queues);
    if (queue === null) return done();
    queue.enter();
    void reply
      .code(503)
      .headers({ ...busyHeaders(), 'cache-control': 'no-store', 'content-type': json })
      .send(JSON.stringify(describeHttpError(busyError, request.id)));
  });
}

function inTurn(handler: RouteHandlerMethod, queues: AdmissionQueues): RouteHandlerMethod {
  return async function handleInTurn(request, reply) {
    const purpose = requestPurposeOf(request);
    const trafficClass = purpose === null ? null : trafficClassOf(purpose);
    if (trafficClass === null) return handler.call(this, request, reply);
    const turn = queues[trafficClass].enter();
    request.turn = turn;
    const admitted = typeof turn.admission === 'string' ? turn.admission : await waitFor(turn, reply);
    if (admitted !== 'admitted') throw busy();
    try {
      return await handler.call(this, request, reply);
    } finally {
      turn.end();
    }
  };
}

/** Waits for a slot for as long as the caller does. */
async function waitFor(turn: Turn, { raw }: FastifyReply): Promise<Admission> {
  raw.once('close', turn.abandon);
  try {
    return await turn.admission;
  } finally {
    raw.off('close', turn.abandon);
  }
}

/** The full queue of a call; null for every other request, also for those whose answer a person reads, in the visitor's language. */
function findFullQueue(
  { routeOptions, headers }: FastifyRequest,
  queues: AdmissionQueues,
): AdmissionQueue | null {
  const { purpose } = routeOptions.config;
  const trafficClass = typeof purpose === 'string' ? trafficClassOf(purpose) : null;
  if (trafficClass === null || !queues[trafficClass].isFull()) return null;
  return headers.accept?.includes('text/html') ? null : queues[trafficClass];
}

const json = 'application/json; charset=utf-8';

function busy(): HttpError {
  return new HttpError(503, 'busy', busyMessage, { headers: busyHeaders() });
}

const busyMessage = 'Too many people are here at the moment. Please try again shortly.';
/** One for all: to note where an error comes from costs more than the rest of a refusal. */
const busyError = new HttpError(503, 'busy', busyMessage);

/** Callers are spread over some seconds, so that they do not all come back at once. */
function busyHeaders() {
  const seconds = admission.retryAfterSeconds + randomInt(admission.retrySpreadSeconds + 1);
  return { 'retry-after': String(seconds) };
}
