import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findTextFault } from '../../domain/words/find-text-fault.ts';
import { HttpError } from './http-error.server.ts';
import { normaliseInput } from './normalise-input.ts';

/** Drops cookies whose text is unreadable: browsers send them with every request, so a refusal would lock the visitor out. */
export function registerCookieCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    for (const [name, value] of Object.entries(request.cookies))
      if (value !== undefined && findTextFault(value) !== null) delete request.cookies[name];
    done();
  });
}

/**
 * Normalises and bounds every text of a request before any schema or handler sees it: query, JSON and forms, and so the
 * variables of GraphQL. Path parameters have their shapes in the route table, a page's address is read by `readAddress`,
 * and a signed body is left to its signature.
 * @throws HttpError 400 that says which part is wrong
 */
export function registerInputCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    checkQuery(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body)) refuseFault('body', body);
    done();
  });
}

/** Refuses unreadable parameters that the route reads. Drops all others, such as those of campaigns: a link with one still works. */
function checkQuery(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  const { querystring } = request.routeOptions.schema ?? {};
  for (const name of Object.keys(query)) if (!isRead(querystring, name)) delete query[name];
  refuseFault('querystring', query);
}

function isRead(schema: unknown, name: string): boolean {
  return schema instanceof z.ZodObject ? Object.hasOwn(schema.shape, name) : schema !== undefined;
}

function refuseFault(part: 'body' | 'querystring', input: object): void {
  const fault = normaliseInput(input);
  if (fault === null) return;
  const fields = { [fault.path === '' ? part : fault.path]: fault.message };
  throw new HttpError(400, 'invalid-input', `The ${part} of the request is not valid.`, { fields });
}
