import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describeHttpError } from '../http/error-answers.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import { type TrafficClass, trafficClassOf } from '../http/purpose.ts';
import { type AdmissionQueues, busyMessage, chooseRetrySeconds } from './admission.server.ts';
import type { AdmissionQueue } from './admission-queue.ts';

/**
 * Refuses calls whose queue is full before the framework sees them. A search costs the thread that serves half a millisecond, and a
 * refusal by hooks and error handler almost half of that: at three times what a process can answer, refusals alone would take up
 * its time. Covers calls that are read and have no parameter but the locale; all others are refused in their turn, and so are
 * those whose answer a person reads, in the visitor's language. Call it before the first route is added.
 * @param headers that every answer has
 */
export function refuseEarly(
  app: FastifyInstance,
  queues: AdmissionQueues,
  headers: Readonly<Record<string, string>>,
): void {
  const classes = new Map<string, TrafficClass>();
  app.addHook('onRoute', ({ url, config }) => {
    const trafficClass = typeof config?.purpose === 'string' ? trafficClassOf(config.purpose) : null;
    const path = url.replace(/^\/:_locale\([^)]*\)/, '');
    if (trafficClass !== null && !/[:*]/.test(path)) classes.set(path, trafficClass);
  });
  const findFullQueue = ({
    method,
    url = '',
    headers: { accept },
  }: IncomingMessage): AdmissionQueue | null => {
    if (method !== 'GET' || accept?.includes('text/html')) return null;
    const [path = ''] = url.split('?', 1);
    const trafficClass = classes.get(path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/)/, ''));
    return trafficClass !== undefined && queues[trafficClass].isFull() ? queues[trafficClass] : null;
  };
  app.addHook('onReady', async () => {
    const listeners = app.server.listeners('request');
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const queue = findFullQueue(request);
      if (queue === null) {
        for (const listener of listeners) listener.call(app.server, request, response);
        return;
      }
      queue.enter();
      refuse(response, headers);
    });
  });
}

/** One for all: to note where an error comes from costs more than the rest of a refusal. */
const busy = new HttpError(503, 'busy', busyMessage);

function refuse(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const requestId = randomUUID();
  const body = JSON.stringify(describeHttpError(busy, requestId));
  response.writeHead(503, {
    ...headers,
    'x-request-id': requestId,
    'retry-after': String(chooseRetrySeconds()),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  });
  response.end(body);
}
