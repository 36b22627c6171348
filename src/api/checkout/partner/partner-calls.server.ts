import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { codeParameter } from '../../../domain/vouchers/code-refusal.ts';
import { parseJson } from '../../../domain/words/parse-json.ts';
import type { PartnerCheckouts } from '../../../features/checkout/partner-checkouts.server.ts';
import { addRoute } from '../../../server/http/add-route.server.ts';
import { errorSchema } from '../../../server/http/error-answers.server.ts';
import { HttpError } from '../../../server/http/http-error.server.ts';
import { leaveTo } from '../../../server/http/leave-to.server.ts';
import { localeParams } from '../../../server/http/locale-params.server.ts';
import { rawBodyOf, readRawBodies } from '../../../server/http/read-raw-bodies.server.ts';
import { or503WhileUnready, requireAnswer } from '../../../server/http/require-answer.server.ts';
import {
  createVisitorKey,
  readVisitor,
  setVisitorCookie,
} from '../../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../../url.ts';
import { enterPendingCode, type PendingCodeDeps } from '../enter-pending-code.server.ts';
import { checkoutParams } from '../require-checkout.server.ts';
import {
  type BeginForPartnerDeps,
  beginForPartner,
  partnerCheckoutBody,
  partnerCheckoutResponse,
} from './begin-for-partner.server.ts';
import { type PartnerKeys, verifyPartner } from './verify-partner.server.ts';

/** Dependencies of the calls of partners. */
export interface PartnerCallDeps extends BeginForPartnerDeps, PendingCodeDeps {
  readonly partnerCheckouts: PartnerCheckouts;
  /** Empty for a shop without partners: the call is then not found. */
  readonly partnerKeys: PartnerKeys;
  readonly clock: Clock;
}

const openQuery = z.object({ key: z.string().max(100) });

/**
 * Registers the call by which a partner's server begins a checkout (CAPI-040), and the address that gives it to the shopper's browser. The offer is
 * verified with the supplier like any other.
 */
export function registerPartnerCalls(app: FastifyInstance, deps: PartnerCallDeps): void {
  app.register(async (scope) => {
    readRawBodies(scope);
    addRoute(scope, 'create_external', {
      purpose: 'partners',
      isSigned: true,
      bodyLimit: requestLimits.maxSmallBodyBytes,
      schema: {
        summary: 'Begin a checkout for a shopper who comes from a partner; signed with the partner’s key',
        tags: ['shop'],
        security: [{ partner: [] }],
        params: localeParams,
        response: { 200: partnerCheckoutResponse, '4xx': errorSchema, 503: errorSchema },
      },
      handler: async (request, reply) => {
        if (deps.partnerKeys.size === 0) throw new HttpError(404, 'not-found', 'This shop has no partners.');
        const body = rawBodyOf(request);
        const partner = verifyPartner({ headers: request.headers, body }, deps.partnerKeys, deps.clock.now());
        if (partner === null) throw new HttpError(401, 'unauthenticated', 'No partner has signed this call.');
        const parsed = partnerCheckoutBody.safeParse(parseJson(body));
        if (!parsed.success) {
          const [issue] = parsed.error.issues;
          throw new HttpError(400, 'invalid-input', `${issue?.path.join('.')}: ${issue?.message}`);
        }
        reply.header('cache-control', 'no-store');
        const begun = await or503WhileUnready(() =>
          beginForPartner(deps, {
            ...parsed.data,
            partner,
            visit: request.visit,
            origin: request.site.origin,
            session: createVisitorKey(),
          }),
        );
        if (!begun.ok && begun.reason === 'opened-already')
          throw new HttpError(409, 'opened-already', 'A browser has opened the checkout of this reference.');
        return requireAnswer(begun);
      },
    });
  });

  addRoute(app, 'open_external', {
    purpose: 'checkout',
    schema: {
      summary: 'Opens a checkout that a partner has begun, once',
      tags: ['shop'],
      params: checkoutParams,
      querystring: openQuery,
    },
    handler: async (request, reply) => {
      const { checkoutId } = request.params;
      const session = createVisitorKey();
      const isOpened = await deps.partnerCheckouts.open(checkoutId, request.query.key, {
        brand: request.visit.brand.key,
        session,
        previousSession: readVisitor(request).session,
        memberId: request.member?.id ?? null,
      });
      const params = { _locale: request.visit.locale, checkoutId };
      // A second time it opens where it is the visitor's own, and is not found for anybody else.
      if (!isOpened) return leaveTo(reply, buildPath('checkout_ancillaries', params));
      setVisitorCookie(request, reply, 'session', session);
      const { codeRefused } = await enterPendingCode(deps, request, reply, { checkoutId, session });
      const query = codeRefused === undefined ? {} : { [codeParameter]: codeRefused };
      return leaveTo(reply, buildPath('checkout_ancillaries', params, query));
    },
  });
}
