import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import {
  customerDataBody,
  customerDataResult,
  customerIdResult,
  type NewsletterError,
  newsletterResult,
  subscribeBody,
  unsubscribeBody,
  updateCustomerBody,
} from '../../features/newsletter/forms/newsletter-schemas.ts';
import { confirmOutcomeParam } from '../../features/newsletter/load-confirm-page.server.ts';
import { failed, type NewsletterVisit } from '../../features/newsletter/newsletter.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { buildPath } from '../../url.ts';
import { findVerifiedEmail } from './find-verified-email.server.ts';
import type { NewsletterCallDeps } from './newsletter-call-deps.ts';

const failures = { '4xx': errorSchema, 503: errorSchema };
const shared = { purpose: 'subscribing', bodyLimit: requestLimits.maxSmallBodyBytes } as const;
const confirmForm = z.object({ key: z.string().max(requestLimits.maxAddressLength) });

/** The site and language of a request, as the newsletter's mails need them. */
export function toNewsletterVisit({ visit, site }: FastifyRequest): NewsletterVisit {
  const { locale, language } = visit;
  return { brand: site.brand, locale, language, origin: site.origin };
}

/** Registers the five calls of the newsletter (API-010 to API-025) and the button of a confirmation link. */
export function registerNewsletterCalls(app: FastifyInstance, deps: NewsletterCallDeps): void {
  const { newsletter } = deps;

  addRoute(app, 'newsletter_subscribe', {
    ...shared,
    schema: {
      summary:
        'Ask by mail whether an address wants a list. The answer says nothing of what is known of the address.',
      tags: ['shop'],
      params: localeParams,
      body: subscribeBody,
      response: { 200: newsletterResult, ...failures },
    },
    // A bearer token (API-012) changes nothing: the owner of the mailbox confirms, member or not.
    handler: async (request) => {
      const { captcha: token, ...wish } = request.body;
      const refusal = await judgeSender(deps, token);
      if (refusal !== null) return failed(refusal);
      return newsletter.subscribe({
        ...wish,
        visit: toNewsletterVisit(request),
        network: limitedNetwork(request.ip),
      });
    },
  });

  addRoute(app, 'newsletter_unsubscribe', {
    ...shared,
    schema: {
      summary:
        'Take an address off a list. A typed address gets one answer, a recipient of a mail the real one.',
      tags: ['shop'],
      params: localeParams,
      body: unsubscribeBody,
      response: { 200: newsletterResult, ...failures },
    },
    handler: (request) => {
      const { email, listId } = request.body;
      return newsletter.unsubscribe(email, listId, toNewsletterVisit(request), limitedNetwork(request.ip));
    },
  });

  addRoute(app, 'newsletter_get_customer_id', {
    ...shared,
    schema: {
      summary: 'The customer id of who is signed in, by bearer token or session; null without a subscription',
      tags: ['shop'],
      security: [{ member: [] }, { session: [] }],
      params: localeParams,
      body: z.object({}).nullish(),
      response: { 200: customerIdResult, ...failures },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await findVerifiedEmail(request, deps);
      const data = email === null ? null : await newsletter.findCustomerId(email, request.site.brand);
      return { result: { data } };
    },
  });

  addRoute(app, 'newsletter_get_customer_data', {
    ...shared,
    schema: {
      summary: 'What a subscriber has said of themselves, and their lists',
      tags: ['shop'],
      params: localeParams,
      body: customerDataBody,
      response: { 200: customerDataResult, ...failures },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return newsletter.readCustomer(request.body.customer, request.site.brand);
    },
  });

  addRoute(app, 'newsletter_update_customer', {
    ...shared,
    schema: {
      summary: 'Change what a subscriber has said of themselves, and their lists',
      tags: ['shop'],
      params: localeParams,
      body: updateCustomerBody,
      response: { 200: newsletterResult, ...failures },
    },
    handler: (request) =>
      newsletter.updateCustomer({
        ...request.body,
        visit: toNewsletterVisit(request),
        network: limitedNetwork(request.ip),
      }),
  });

  addRoute(app, 'newsletter_confirm', {
    ...shared,
    schema: { hide: true, params: localeParams, body: confirmForm },
    handler: async (request, reply) => {
      const outcome = await newsletter.confirm(request.body.key, toNewsletterVisit(request));
      const target = buildPath('newsletter_confirm', request.params, { [confirmOutcomeParam]: outcome });
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    },
  });
}

/** Why a form is not taken from this sender; null where the shop has no captcha, or it is passed. An outcome that is unknown blames nobody. */
async function judgeSender(
  { captcha }: NewsletterCallDeps,
  token: string | undefined,
): Promise<NewsletterError | null> {
  if (captcha.browser.kind === 'none') return null;
  switch (await captcha.verify(token ?? null, { action: 'newsletter' })) {
    case 'passed':
      return null;
    case 'failed':
      return 'captchaRequired';
    case 'unknown':
      return 'genericError';
  }
}
