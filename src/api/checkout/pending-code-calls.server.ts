import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { clearPendingCode, setPendingCode } from '../../server/visitor/pending-code.server.ts';
import { buildPath } from '../../url.ts';

/**
 * Registers the link by which a gift voucher is redeemed: the next checkout of this browser enters its code. Nothing is looked up before, so the
 * link says nothing to those who guess. The address with the code leads away at once: no cache, history or referrer has it.
 */
export function registerPendingCodeCalls(app: FastifyInstance): void {
  addRoute(app, 'voucher_link', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams, querystring: z.object({ voucher: z.string().catch('') }) },
    handler: async (request, reply) => {
      setPendingCode(request, reply, request.query.voucher.trim());
      return leaveTo(reply, buildPath('homepage', { _locale: request.params._locale }));
    },
  });
  addRoute(app, 'pending_code_remove', {
    purpose: 'choices',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      summary: 'Forget the code that the next checkout would enter',
      tags: ['shop'],
      params: localeParams,
      consumes: ['application/x-www-form-urlencoded'],
      body: z
        .object({ return: z.string().max(4000).default('').describe('Path of this site to go back to') })
        .nullish(),
      response: { 303: z.null().describe('Forgotten; `Location` is the next page'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      clearPendingCode(request, reply);
      const home = buildPath('homepage', { _locale: request.params._locale });
      return leaveTo(reply, findLocalPath(request.body?.return ?? '') ?? home);
    },
  });
}
