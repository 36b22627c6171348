import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkoutTimings, requestLimits, tripCodes } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { currentOrder } from '../../features/booking/model/booking-record.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { type CodeState, codeParam } from '../../features/booking/my-trips/code-state.ts';
import type { TripCodes } from '../../features/booking/my-trips/codes/trip-codes.server.ts';
import { findWalletPass } from '../../features/booking/my-trips/find-wallet-pass.server.ts';
import type { LinkRequests } from '../../features/booking/my-trips/link-requests.server.ts';
import { TRIP_MAP_SIZES, type TripMaps } from '../../features/booking/my-trips/map/trip-map.ts';
import type { AccessibleTrip, TripAccess } from '../../features/booking/my-trips/trip-access.ts';
import type { TripPersonalData } from '../../features/booking/my-trips/trip-data.server.ts';
import type { TripRefund } from '../../features/booking/my-trips/trip-page-props.ts';
import type { WalletIssuer } from '../../features/booking/my-trips/wallet/wallet-issuer.ts';
import { makeRefundCalendar } from '../../features/booking/refunds/make-refund-calendar.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readVisitor, requireVisitorId, setTripGrant } from '../../server/visitor/visitor-cookies.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildPath } from '../../url.ts';
import { readTripVisitor, requireAct } from './require-act.server.ts';

/** Dependencies of the calls of travellers. */
export interface TripCallDeps {
  readonly access: TripAccess;
  readonly codes: TripCodes;
  readonly links: LinkRequests;
  readonly data: TripPersonalData;
  readonly bookings: Pick<Bookings, 'findTravelDocument'>;
  /** What goes back for a trip, by the id of its booking. */
  readonly listRefunds: (bookingId: string) => Promise<readonly TripRefund[]>;
  readonly maps: Pick<TripMaps, 'render'>;
  /** Null for a shop without passes for wallets. */
  readonly walletIssuer: WalletIssuer | null;
  readonly clock: Clock;
}

/** Path parameters of every call for a trip. */
export const tripParams = localeParams.extend({
  checkoutId: z.string().max(64).describe('Id of the checkout in which the trip was ordered'),
});

/** Query of every call that a link of a mail may open. */
export const keyQuery = z.object({
  key: z.string().max(200).optional().describe('Signed key of the mail’s link'),
});

/** Path and query of the trip's page that a form is on: with it comes the key of a mail's link. */
const returnField = z.string().max(1_000).optional();

type TripRequest = FastifyRequest<{ Params: z.infer<typeof tripParams> }>;

/** Registers the calls of a traveller: forms that lead back to their page, and the documents of a trip (checkout X-092). */
export function registerTripCalls(app: FastifyInstance, deps: TripCallDeps): void {
  registerDocument(app, deps);
  registerRefundCalendar(app, deps);
  registerWalletPass(app, deps);
  registerMap(app, deps);
  registerFind(app, deps);
  registerCodes(app, deps);
  registerData(app, deps);
}

function registerDocument(app: FastifyInstance, { access, bookings }: TripCallDeps): void {
  addRoute(app, 'trip_document', {
    purpose: 'checkout',
    schema: {
      summary: 'A document of a booked trip, as a file',
      tags: ['shop'],
      params: tripParams.extend({ document: z.string().max(40).describe('Kind of the document') }),
      querystring: keyQuery,
      response: { 200: z.unknown().describe('The file'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { checkoutId, document: kind } = request.params;
      const trip = await access.open(checkoutId, readTripVisitor(request, request.query.key ?? null));
      const document =
        trip && (await bookings.findTravelDocument(checkoutId, kind, checkoutTimings.documentWaitMs));
      if (document === null) throw new HttpError(404, 'not-found', 'There is no such document.');
      return sendFile(reply, document);
    },
  });
}

function registerRefundCalendar(app: FastifyInstance, { access, listRefunds, clock }: TripCallDeps): void {
  addRoute(app, 'trip_refund', {
    purpose: 'checkout',
    schema: {
      summary: 'The day until which a refund is promised, as a calendar file',
      tags: ['shop'],
      params: tripParams.extend({ refundId: z.string().max(40).describe('Id of the refund') }),
      querystring: keyQuery,
      response: { 200: z.unknown().describe('The file'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { checkoutId, refundId } = request.params;
      const { key = null } = request.query;
      const trip = await access.open(checkoutId, readTripVisitor(request, key));
      const refund =
        trip && (await listRefunds(trip.booking.id)).find(({ id, isDone }) => id === refundId && !isDone);
      if (!trip || !refund) throw new HttpError(404, 'not-found', 'There is no such refund.');
      const { bookingNumber, order } = trip.booking;
      const { brand } = request.site;
      const texts = await loadTexts(request.visit.language);
      const { currency } = order;
      const madeAt = clock.now();
      return sendFile(
        reply,
        makeRefundCalendar({ ...refund, brand, texts, bookingNumber, currency, madeAt }),
      );
    },
  });
}

function registerWalletPass(app: FastifyInstance, { access, walletIssuer, clock }: TripCallDeps): void {
  addRoute(app, 'trip_wallet', {
    purpose: 'passes',
    schema: {
      summary: 'A booked trip as a pass for a phone’s wallet',
      tags: ['shop'],
      params: tripParams,
      querystring: keyQuery,
      response: { 200: z.unknown().describe('The file'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { checkoutId } = request.params;
      const trip = await access.open(checkoutId, readTripVisitor(request, request.query.key ?? null));
      const { language } = request.visit;
      const { brand } = request.site;
      const now = clock.now();
      const pass = trip && (await findWalletPass(trip, { issuer: walletIssuer, now, brand, language }));
      if (pass === null) throw new HttpError(404, 'not-found', 'There is no such pass.');
      return sendFile(reply, pass);
    },
  });
}

function registerMap(app: FastifyInstance, { access, maps }: TripCallDeps): void {
  addRoute(app, 'trip_map', {
    purpose: 'checkout',
    schema: {
      summary: 'A map with the hotel of a booked trip and its airport, as a picture',
      tags: ['shop'],
      params: tripParams.extend({ mapSize: z.enum(TRIP_MAP_SIZES) }),
      querystring: keyQuery,
      response: { 200: z.unknown().describe('An SVG'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { checkoutId, mapSize } = request.params;
      const trip = await access.open(checkoutId, readTripVisitor(request, request.query.key ?? null));
      const order = trip && currentOrder(trip.booking);
      const picture = order?.kind === 'trip' ? await maps.render(request.visit, order.trip, mapSize) : null;
      if (picture === null) throw new HttpError(404, 'not-found', 'There is no such map.');
      return reply.header('cache-control', 'private, no-store').type('image/svg+xml').send(picture);
    },
  });
}

/** A file for this visitor alone, which the browser saves. */
function sendFile(
  reply: FastifyReply,
  { name, type, content }: { readonly name: string; readonly type: string; readonly content: Uint8Array },
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .type(type)
    .send(Buffer.from(content));
}

/** The answer is the same for every number and address; what it takes to send the mail happens after it. */
function registerFind(app: FastifyInstance, { links }: TripCallDeps): void {
  addRoute(app, 'trip_find', {
    purpose: 'subscribing',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: localeParams,
      body: z.object({ bookingNumber: z.string().max(40), email: z.string().max(320) }),
    },
    handler: (request, reply) => {
      links
        .request(request.body)
        .catch((error: unknown) => request.log.error({ err: error }, 'the link to a trip was not sent'));
      return leaveTo(reply, `${buildPath('my_trips', request.params, { find: 'asked' })}#find`);
    },
  });
}

function registerCodes(app: FastifyInstance, deps: TripCallDeps): void {
  const { codes, clock } = deps;

  addRoute(app, 'trip_code_send', {
    purpose: 'proving',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: { hide: true, params: tripParams, body: z.object({ return: returnField }) },
    handler: async (request, reply) => {
      const back = findReturn(request, request.body.return);
      const trip = await openTrip(deps, request, back);
      const asker = { browser: requireVisitorId(request, reply), network: limitedNetwork(request.ip) };
      return backTo(reply, back, trip === null ? 'sent' : await codes.send(trip.booking, asker));
    },
  });

  addRoute(app, 'trip_code_check', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams,
      body: z.object({ code: z.string().max(20), return: returnField }),
    },
    handler: async (request, reply) => {
      const back = findReturn(request, request.body.return);
      const trip = await openTrip(deps, request, back);
      const { id: browser } = readVisitor(request);
      if (trip === null || !(await codes.check(trip.booking.id, browser, request.body.code)))
        return backTo(reply, back, 'wrong');
      const now = clock.now();
      const until = new Date(now.getTime() + tripCodes.grantMs);
      setTripGrant(request, reply, request.params.checkoutId, { until, now });
      return backTo(reply, back, null);
    },
  });
}

/** What the shop knows of a guest and their trip, to take along and to have deleted: members have the same in their account. */
function registerData(app: FastifyInstance, deps: TripCallDeps): void {
  const { data } = deps;
  addRoute(app, 'trip_data_erase', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: { hide: true, params: tripParams, body: z.object({ return: returnField }) },
    handler: async (request, reply) => {
      const back = findReturn(request, request.body.return);
      const trip = await requireAct(deps.access, request, keyOf(back));
      const isErased = await data.erase(trip);
      // What has changed meanwhile, the page says.
      return leaveTo(
        reply,
        isErased ? `${buildPath('my_trips', request.params, { find: 'erased' })}#find` : back,
      );
    },
  });

  addRoute(app, 'trip_data_export', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: { hide: true, params: tripParams, body: z.object({ return: returnField }) },
    handler: async (request, reply) => {
      const trip = await requireAct(deps.access, request, keyOf(findReturn(request, request.body.return)));
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${trip.booking.bookingNumber}.json"`,
          'cache-control': 'no-store',
        })
        .send(JSON.stringify(await data.export(trip), null, 2));
    },
  });
}

/** The page that a form is on: a page of the trip, or the trip's own page for anything else. */
function findReturn(request: TripRequest, named: string | undefined): string {
  const page = buildPath('trip', request.params);
  const path = findLocalPath(named ?? '');
  return path !== null && /^(?:[/?]|$)/.test(path.slice(page.length)) && path.startsWith(page) ? path : page;
}

/** The key of a mail's link in the address of a page. */
const keyOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('key');

function openTrip(
  { access }: TripCallDeps,
  request: TripRequest,
  back: string,
): Promise<AccessibleTrip | null> {
  return access.open(request.params.checkoutId, readTripVisitor(request, keyOf(back)));
}

function backTo(reply: FastifyReply, back: string, state: CodeState | null): FastifyReply {
  return leaveTo(reply, `${withParam(back, codeParam, state)}#code`);
}

function withParam(path: string, name: string, value: string | null): string {
  const [pathname = '', query] = path.split('?');
  const params = new URLSearchParams(query);
  params.delete(name);
  if (value !== null) params.set(name, value);
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
