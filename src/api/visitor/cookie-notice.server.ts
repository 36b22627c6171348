import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sessionLifetimes } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { choiceCookie } from '../../server/visitor/choice-cookie.server.ts';
import { preferenceCookies } from '../../server/visitor/read-visit.server.ts';
import { buildPath } from '../../url.ts';

/** Remembers for 30 days that the visitor closed the cookie notice (SHELL-037, CONSENT-004). */
export function registerCookieNotice(app: FastifyInstance): void {
  addRoute(app, 'cookie_notice_close', {
    purpose: 'choices',
    schema: {
      summary: 'Close the cookie notice',
      tags: ['shop'],
      params: localeParams,
      consumes: ['application/x-www-form-urlencoded', 'application/json'],
      body: z
        .object({ return: z.string().max(4000).default('').describe('Path of this site to go back to') })
        .nullish(),
      response: {
        204: z.null().describe('Closed, for calls that accept JSON'),
        303: z.null().describe('Closed, for forms; `Location` is the next page'),
        '4xx': errorSchema,
      },
    },
    handler: async (request, reply) => {
      const cookie = choiceCookie(request, sessionLifetimes.closedNoticeDays);
      reply.setCookie(preferenceCookies.cookieNotice, 'closed', cookie).header('cache-control', 'no-store');
      if (request.headers.accept?.includes('application/json')) return reply.code(204).send(null);
      const home = buildPath('homepage', { _locale: request.params._locale });
      return reply.redirect(findLocalPath(request.body?.return ?? '') ?? home, 303);
    },
  });
}
