import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isStaffPath } from '../../routes.ts';
import type { HttpError } from './http-error.server.ts';
import { addressKind } from './request-address.server.ts';
import { toHttpError } from './to-http-error.server.ts';

/** Body of every answer of an endpoint that is not a result. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.string().describe('What went wrong, for programs'),
      message: z.string().describe('What went wrong, for people'),
      requestId: z.string().describe('Names this request in the logs'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('What is wrong with which part of the input'),
    }),
  })
  .meta({
    id: 'Error',
    description: 'Why a call was not accepted or cannot be answered',
    examples: [
      {
        error: {
          code: 'invalid-input',
          message: 'nights: expected a number from 1 to 28',
          requestId: 'r-7f3a',
          fields: { nights: 'expected a number from 1 to 28' },
        },
      },
    ],
  });

export function describeHttpError(httpError: HttpError, requestId: string): z.infer<typeof errorSchema> {
  const { code, message, fields } = httpError;
  return { error: { code, message, requestId, ...(fields === undefined ? {} : { fields }) } };
}

export interface ErrorAnswersOptions {
  /** The failure page as a document; must not throw. */
  readonly renderFailure: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
  ) => Promise<string | Buffer>;
  /** The page of a request that was refused because too many are here; the answer has its `Retry-After` already. */
  readonly renderBusy: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

/** Turns any thrown error into a response its caller can read: a page for documents, the error shape for calls. */
export function registerErrorAnswers(
  app: FastifyInstance,
  { renderFailure, renderBusy }: ErrorAnswersOptions,
): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const httpError = toHttpError(error);
    if (httpError.status >= 500 && httpError.code === 'internal-error')
      request.log.error({ err: error }, 'request failed');
    reply.code(httpError.status).headers(httpError.headers).header('cache-control', 'no-store');
    if (!isDocumentRequest(request)) {
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(describeHttpError(httpError, request.id)));
    }
    const html =
      httpError.code === 'busy'
        ? await renderBusy(request, reply)
        : await renderFailure(request, reply, httpError.status);
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

/**
 * True where a person reads the response: an address of the shop itself, a page of staff, or a form sent without
 * script.
 */
function isDocumentRequest(request: FastifyRequest): boolean {
  const readsPages = (request.headers.accept ?? '').includes('text/html');
  if (readsPages && isStaffPath(request.url)) return true;
  const kind = addressKind(request.url);
  // What is posted to a page is a call: the one that follows a booking (FLOW-020).
  if (kind === 'page') return request.method !== 'POST';
  const isForm =
    request.method === 'POST' &&
    /^(?:application\/x-www-form|multipart\/form-data)/.test(request.headers['content-type'] ?? '');
  return isForm && readsPages;
}
