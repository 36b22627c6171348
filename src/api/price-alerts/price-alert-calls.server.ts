import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { asksOneClick } from '../../domain/newsletter/asks-one-click.ts';
import { alertParams, linkToAlerts } from '../../features/price-alerts/alert-links.ts';
import { type AlertForm, askAlert } from '../../features/price-alerts/ask-alert.server.ts';
import { alertFormParams, queryOfForm } from '../../features/price-alerts/load-alert-pages.server.ts';
import type { PriceAlerts } from '../../features/price-alerts/price-alert.ts';
import type { PriceAlertsDeps } from '../../features/price-alerts/price-alerts-deps.server.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { rawBodyOf, readRawBodies } from '../../server/http/read-raw-bodies.server.ts';
import { parseAddress } from '../../server/http/request-address.server.ts';
import { buildPath } from '../../url.ts';

/** Dependencies of the forms and links of price alerts. */
export interface PriceAlertCallDeps extends Pick<PriceAlertsDeps, 'search' | 'formatTripLine'> {
  readonly priceAlerts: PriceAlerts;
  readonly captcha: CaptchaPort;
}

const shared = { purpose: 'subscribing', bodyLimit: requestLimits.maxSmallBodyBytes } as const;
const key = z.string().max(2_000);
const askBody = z.object({
  email: z.string().max(400),
  target: z.string().max(40).default(''),
  captcha: z.string().max(10_000).default(''),
});
const confirmBody = z.object({ key });
const listBody = z.object({ key, alert: z.string().max(64), action: z.enum(['end', 'prolong']) });
const oneClickQuery = z.object({ key: key.default(''), alert: z.string().max(64).default('') });

/** Registers the forms of the pages of price alerts, which work without script, and the link of mail programs (RFC 8058). */
export function registerPriceAlerts(app: FastifyInstance, deps: PriceAlertCallDeps): void {
  registerForms(app, deps);
  registerOneClick(app, deps);
  registerAlertPrivacy(app);
}

function registerForms(app: FastifyInstance, deps: PriceAlertCallDeps): void {
  const { priceAlerts } = deps;

  addRoute(app, 'price_alert', {
    ...shared,
    schema: { hide: true, params: localeParams, body: askBody },
    handler: async (request, reply) => {
      const address = parseAddress(request.url);
      if (address === null) throw new HttpError(400, 'invalid-input', 'The address cannot be read.');
      const { email, target, captcha } = request.body;
      const outcome = (await passesCaptcha(deps.captcha, captcha))
        ? await askAlert(deps, priceAlerts, toAlertForm(request, address.searchParams, { email, target }))
        : 'captcha';
      const query = new URLSearchParams(queryOfForm(address));
      if (outcome === 'sent') query.set(alertParams.outcome, outcome);
      else {
        query.set(alertFormParams.fault, outcome);
        if (target !== '') query.set(alertFormParams.target, target);
        const typed = priceAlerts.sealTyped(email);
        if (typed !== '') query.set(alertFormParams.typed, typed);
      }
      return leaveTo(reply, `${buildPath('price_alert', request.params)}?${query}`);
    },
  });

  addRoute(app, 'price_alert_confirm', {
    ...shared,
    schema: { hide: true, params: localeParams, body: confirmBody },
    handler: async (request, reply) => {
      const outcome = await priceAlerts.confirm(request.body.key);
      const target = buildPath('price_alert_confirm', request.params, { [alertParams.outcome]: outcome });
      return leaveTo(reply, target);
    },
  });

  addRoute(app, 'price_alerts', {
    ...shared,
    schema: { hide: true, params: localeParams, body: listBody },
    handler: async (request, reply) => {
      const { key: listKey, alert, action } = request.body;
      const isDone = await priceAlerts[action](listKey, alert);
      const target = linkToAlerts({ locale: request.visit.locale }, listKey);
      return leaveTo(reply, isDone ? `${target}&${alertParams.outcome}=${action}` : target);
    },
  });
}

function toAlertForm(
  { visit, site, ip }: FastifyRequest,
  query: URLSearchParams,
  typed: Pick<AlertForm, 'email' | 'target'>,
): AlertForm {
  const { locale, market, language } = visit;
  return {
    ...typed,
    query,
    site: { brand: site.brand, locale, market, language },
    origin: site.origin,
    network: limitedNetwork(ip),
  };
}

/** An outcome that is unknown counts as not passed: the form is sent again. */
async function passesCaptcha(captcha: CaptchaPort, token: string): Promise<boolean> {
  if (captcha.browser.kind === 'none') return true;
  return (await captcha.verify(token === '' ? null : token, { action: 'price_alert' })) === 'passed';
}

/** Mail programs end an alert with one POST; opened by a person the address leads to the page that asks. */
function registerOneClick(app: FastifyInstance, { priceAlerts }: PriceAlertCallDeps): void {
  app.register(async (scope) => {
    readRawBodies(scope);

    addRoute(scope, 'price_alert_one_click', {
      purpose: 'webhooks',
      schema: { hide: true, params: localeParams, querystring: oneClickQuery },
      isOneClick: true,
      bodyLimit: requestLimits.maxTinyBodyBytes,
      handler: async (request, reply) => {
        const { key: listKey, alert } = request.query;
        if (request.method !== 'POST')
          return leaveTo(reply, linkToAlerts({ locale: request.visit.locale }, listKey, alert));
        if (!asksOneClick(rawBodyOf(request)))
          throw new HttpError(400, 'invalid-input', 'The body is List-Unsubscribe=One-Click (RFC 8058).');
        if (!(await priceAlerts.end(listKey, alert)))
          throw new HttpError(404, 'not-found', 'This link is not ours or has ended.');
        return sendEnded(reply);
      },
    });
  });
}

function sendEnded(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/plain; charset=utf-8')
    .send('Unsubscribed\n');
}

const alertRoutes: readonly (string | undefined)[] = ['price_alert_confirm', 'price_alerts'];

/** The key in the address of these pages goes to no other site. With `no-referrer` old browsers post their plain forms with `Origin: null`, which is refused. */
function registerAlertPrivacy(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (alertRoutes.includes(request.site.route?.name)) reply.header('referrer-policy', 'strict-origin');
    done();
  });
}
