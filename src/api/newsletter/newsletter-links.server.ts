import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newsletterPolicy, requestLimits } from '../../defaults.ts';
import { asksOneClick } from '../../domain/newsletter/asks-one-click.ts';
import { linkToUnsubscribe, newsletterParams } from '../../features/newsletter/newsletter-links.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { rawBodyOf, readRawBodies } from '../../server/http/read-raw-bodies.server.ts';
import { parseAddress } from '../../server/http/request-address.server.ts';
import type { NewsletterCallDeps } from './newsletter-call-deps.ts';
import { toNewsletterVisit } from './newsletter-calls.server.ts';

const text = z.string().max(2_000).default('');
const oneClickQuery = z.object({
  [newsletterParams.recipient]: text,
  [newsletterParams.unsubscribeList]: text,
});

/**
 * Registers what others than pages call: mail programs that unsubscribe with one POST (RFC 8058), and the vendor that reports events. Both
 * bodies are read as text.
 */
export function registerNewsletterLinks(app: FastifyInstance, { newsletter }: NewsletterCallDeps): void {
  app.register(async (scope) => {
    readRawBodies(scope);

    addRoute(scope, 'newsletter_one_click', {
      purpose: 'webhooks',
      schema: { hide: true, params: localeParams, querystring: oneClickQuery },
      isOneClick: true,
      bodyLimit: requestLimits.maxTinyBodyBytes,
      handler: async (request, reply) => {
        const recipient = request.query[newsletterParams.recipient] ?? '';
        const list = request.query[newsletterParams.unsubscribeList] ?? '';
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        // A person, or a program that looks through mails: nothing happens before somebody says so.
        if (request.method !== 'POST')
          return reply.redirect(
            linkToUnsubscribe({ brand: request.site.brand, locale: request.visit.locale }, recipient, list),
            303,
          );
        if (!asksOneClick(rawBodyOf(request)))
          throw new HttpError(400, 'invalid-input', 'The body is List-Unsubscribe=One-Click (RFC 8058).');
        if (!(await newsletter.unsubscribeByLink(recipient, list, toNewsletterVisit(request))))
          throw new HttpError(404, 'not-found', 'This link is not ours or has ended.');
        return reply.type('text/plain; charset=utf-8').send('Unsubscribed\n');
      },
    });

    addRoute(scope, 'newsletter_webhook', {
      purpose: 'webhooks',
      schema: {
        summary: 'Webhook of the newsletter’s vendor, proved by its token',
        tags: ['operation'],
        querystring: z.object({ token: text }),
      },
      isSigned: true,
      isHostFree: true,
      bodyLimit: newsletterPolicy.maxWebhookBytes,
      handler: async (request, reply) => {
        const events = newsletter.readEvents({
          authorization: request.headers.authorization ?? '',
          token: request.query.token,
          body: rawBodyOf(request),
        });
        if (events === null) {
          request.log.warn('refused a webhook that the newsletter’s vendor has not proved to be its own');
          throw new HttpError(400, 'invalid-input', 'This is no webhook of the newsletter’s vendor.');
        }
        await newsletter.applyEvents(events, toNewsletterVisit(request));
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    });
  });
}

const secretParams = [newsletterParams.recipient, newsletterParams.customer];

/** What a page's address opens goes to no other site: the newsletter's pages are those of editors, under any slug. */
export function registerNewsletterPrivacy(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const query = request.url.includes('?') ? parseAddress(request.url)?.searchParams : undefined;
    const isConfirmation = request.site.route?.name === 'newsletter_confirm' && query?.has('key') === true;
    if (isConfirmation || secretParams.some((name) => query?.has(name)))
      reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
