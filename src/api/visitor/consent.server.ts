import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sessionLifetimes } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { choiceCookie } from '../../server/visitor/choice-cookie.server.ts';
import { parseConsents, preferenceCookies } from '../../server/visitor/read-visit.server.ts';
import { consentAnswer, consentBody } from '../../site/consent-schema.ts';
import { type ConsentService, consentServices } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';

/** Stores for 180 days which external services a visitor has agreed to, and withdraws consent (CONSENT-005, API-029). */
export function registerConsent(app: FastifyInstance): void {
  addRoute(app, 'consent_set', {
    purpose: 'choices',
    schema: {
      summary: 'Agree to a service of others, or no longer',
      tags: ['shop'],
      params: localeParams,
      consumes: ['application/x-www-form-urlencoded', 'application/json'],
      body: consentBody,
      response: {
        200: consentAnswer,
        303: z.null().describe('Stored, for forms; `Location` is the next page'),
        '4xx': errorSchema,
      },
    },
    handler: async (request, reply) => {
      const cookie = choiceCookie(request, sessionLifetimes.choiceDays);
      const { service, accepted, return: back } = request.body;
      const before = parseConsents(request.cookies[preferenceCookies.consents]);
      const consents = changeConsents(before, service, accepted);
      reply.header('cache-control', 'no-store');
      if (consents.length === 0) reply.clearCookie(preferenceCookies.consents, cookie);
      else reply.setCookie(preferenceCookies.consents, consents.join('.'), cookie);
      if (request.headers.accept?.includes('application/json'))
        return reply.send({ consents: [...consents] });
      return reply.redirect(findLocalPath(back) ?? findReferer(request) ?? homeOf(request.params), 303);
    },
  });
}

/** The page of this site that a form was sent from, by its referrer. */
function findReferer({ headers, host }: FastifyRequest): string | null {
  const { referer = '' } = headers;
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.host === host ? findLocalPath(url.pathname + url.search) : null;
}

function homeOf({ _locale }: { readonly _locale: string }): string {
  return buildPath('homepage', { _locale });
}

/** The services agreed to after one was accepted or refused, in their fixed order. */
export function changeConsents(
  before: readonly ConsentService[],
  service: ConsentService,
  isAccepted: boolean,
): readonly ConsentService[] {
  return consentServices.filter((known) => (known === service ? isAccepted : before.includes(known)));
}
