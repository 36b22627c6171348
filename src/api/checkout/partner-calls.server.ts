import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { readTrackingParams } from '../../domain/search/tracking-params.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { PartnerCheckouts } from '../../features/checkout/partner-checkouts.server.ts';
import {
  createCheckoutBody,
  createCheckoutResult,
} from '../../features/hotel/trip/check/create-checkout-schema.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../features/trip-search/visit/open-search-visit.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { or503WhileUnready, requireAnswer } from '../../server/http/require-answer.server.ts';
import {
  createVisitorKey,
  readVisitor,
  setVisitorCookie,
} from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import { createCheckout } from './create-checkout.server.ts';
import { checkoutParams } from './require-checkout.server.ts';
import { type PartnerKeys, verifyPartner } from './verify-partner.server.ts';

export interface PartnerCallDeps {
  readonly search: Search;
  readonly checkouts: CheckoutStore;
  readonly partnerCheckouts: PartnerCheckouts;
  /** Empty for a shop without partners: the call is then not found. */
  readonly partnerKeys: PartnerKeys;
  readonly clock: Clock;
}

/** Body of the call: an offer as `create` takes it, and the partner's own name of the call. */
const externalBody = createCheckoutBody.extend({
  reference: z
    .string()
    .regex(/^[\w.:-]{8,64}$/)
    .describe('Named by the partner, one for each shopper: sent again, it is the same checkout'),
});

const externalResponse = createCheckoutResult.extend({
  address: z
    .string()
    .nullable()
    .describe(
      'Opens the checkout in the browser that goes there first, within 15 minutes; null without a checkout',
    ),
});
type ExternalResponse = z.infer<typeof externalResponse>;

const openQuery = z.object({ key: z.string().max(100) });

/**
 * Registers the call by which a partner's server begins a checkout (CAPI-040), and the address that gives it to the shopper's browser. The offer is
 * verified with the supplier like any other.
 */
export function registerPartnerCalls(app: FastifyInstance, deps: PartnerCallDeps): void {
  app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    addRoute(scope, 'create_external', {
      purpose: 'partners',
      isSigned: true,
      bodyLimit: requestLimits.maxSmallBodyBytes,
      schema: {
        summary: 'Begin a checkout for a shopper who comes from a partner; signed with the partner’s key',
        tags: ['shop'],
        params: localeParams,
        response: { 200: externalResponse, '4xx': errorSchema, 503: errorSchema },
      },
      handler: async (request, reply) => {
        if (deps.partnerKeys.size === 0) throw new HttpError(404, 'not-found', 'This shop has no partners.');
        const body = typeof request.body === 'string' ? request.body : '';
        const partner = verifyPartner({ headers: request.headers, body }, deps.partnerKeys, deps.clock.now());
        if (partner === null) throw new HttpError(401, 'unauthenticated', 'No partner has signed this call.');
        const parsed = externalBody.safeParse(parseJson(body));
        if (!parsed.success) {
          const [issue] = parsed.error.issues;
          throw new HttpError(400, 'invalid-input', `${issue?.path.join('.')}: ${issue?.message}`);
        }
        reply.header('cache-control', 'no-store');
        return beginForPartner(deps, partner, parsed.data, request);
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
        session,
        previousSession: readVisitor(request).session,
        memberId: request.member?.id ?? null,
      });
      if (isOpened) setVisitorCookie(request, reply, 'session', session);
      // A second time it opens where it is the visitor's own, and is not found for anybody else.
      return leaveTo(reply, buildPath('checkout_ancillaries', { _locale: request.visit.locale, checkoutId }));
    },
  });
}

async function beginForPartner(
  { search, checkouts, partnerCheckouts }: PartnerCallDeps,
  partner: string,
  { reference, offer, total, search: params, trackingParams }: z.output<typeof externalBody>,
  { visit, site }: Pick<FastifyRequest, 'visit' | 'site'>,
): Promise<ExternalResponse> {
  const respond = async (checkoutId: string): Promise<ExternalResponse | null> => {
    const key = await partnerCheckouts.issueKey(partner, reference, checkoutId);
    if (key === null) return null;
    const path = buildPath('open_external', { _locale: visit.locale, checkoutId }, { key });
    return {
      success: true,
      cart: { checkout: { id: checkoutId } },
      messages: [],
      changes: [],
      address: site.origin + path,
    };
  };
  const respondAgain = async (): Promise<ExternalResponse | null> => {
    const earlier = await partnerCheckouts.find(partner, reference);
    if (earlier === null) return null;
    const response = earlier.isOpened ? null : await respond(earlier.checkoutId);
    if (response === null)
      throw new HttpError(409, 'opened-already', 'A browser has opened the checkout of this reference.');
    return response;
  };
  const again = await respondAgain();
  if (again !== null) return again;
  const outcome = await or503WhileUnready(() =>
    createCheckout(openSearchVisit(search, visit), checkouts, {
      // Nobody has it: the browser that opens the checkout gets one of its own.
      session: createVisitorKey(),
      previousSession: null,
      memberId: null,
      brand: visit.brand,
      offer,
      total,
      search: params,
      trackingParams: readTrackingParams(Object.entries(trackingParams)),
    }),
  );
  const { success, cart, messages, changes } = requireAnswer(outcome);
  if (cart === null) return { success, cart, messages, changes, address: null };
  // Null where another call with the reference was faster: its checkout is the one.
  const response = (await respond(cart.checkout.id)) ?? (await respondAgain());
  if (response === null) throw new Error('The checkout of a partner is lost');
  return response;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
