import { calculatePercentage } from '../../../../domain/money/calculate-percentage.ts';
import { parseJson } from '../../../../domain/words/parse-json.ts';
import { createFaultPlans } from '../../../supply/double/double-faults.ts';
import {
  type DoubleAnswer,
  type DoubledCall,
  type DoubleRequest,
  serveDouble,
} from '../../../supply/double/serve-double.server.ts';
import {
  acceptChange,
  changeSchedule,
  listChanges,
  type ScheduleChange,
  updateChange,
} from './airline-changes.ts';
import type {
  DoubledCancellation,
  DoubledOffer,
  DoubledOrder,
  DoubledPayment,
  DuffelBooks,
} from './duffel-books.ts';
import { createId, formatInstant } from './duffel-books.ts';
import { confirmCancellation, quoteCancellation, requireCancellation } from './duffel-cancellations.ts';
import { DuffelError, invalidField, invalidState, notFound, toErrorAnswer } from './duffel-error.ts';
import type { DuffelCall, DuffelFault } from './duffel-fault.ts';
import { createOfferRequest, listOffers, nameFlight, readOffer, toOffer } from './duffel-offers.ts';
import { createOrder, listOrders, payOrder, requireOrder, updateOrder } from './duffel-orders.ts';
import { createDuffelWebhooks, type DeliveryOptions, type DuffelMessage } from './duffel-webhooks.server.ts';
import { DUFFEL_WORLD, type DuffelWorld } from './duffel-world.ts';
import { toCancellation, toOrder } from './order-json.ts';

export interface DuffelDoubleOptions {
  readonly now: () => Date;
  readonly world?: DuffelWorld;
  readonly token?: string;
  /** Signs the webhooks. */
  readonly webhookSecret?: string;
  readonly liveMode?: boolean;
  /** Whether a second order from the same search is booked again, as the vendor warns, or refused. */
  readonly repeatedOrder?: 'books-again' | 'refused';
}

/** What tests see of the vendor's books, and what they let happen there. */
export interface DuffelControl {
  /** Snapshots, oldest first, with orders that no answer shows yet. */
  orders(): DoubledOrder[];
  payments(): DoubledPayment[];
  cancellations(): DoubledCancellation[];
  /** Calls that reached the double, oldest first. */
  calls(): readonly DoubledCall[];
  /** Plans misbehaviour of the next calls. */
  misbehave(fault: DuffelFault): void;
  /** Drops all plans. */
  behave(): void;
  /** Ends the orders that were answered with 202, and raises the event of each. */
  finishAccepted(outcome: 'created' | 'failed'): void;
  /** While hidden, new orders exist but are in no answer; the vendor speaks of hours. Showing shows them all. */
  hideOrders(hidden: boolean): void;
  /** Changes the price of an offer, or of an order that waits for its payment without a guarantee of its price. */
  changePrice(id: string, byPercent: number): void;
  /** No seat is left on the first flight of each slice of the offer. */
  sellOut(offerId: string): void;
  /** Lets the airline move or cancel a slice of an order. */
  changeSchedule(orderId: string, change: ScheduleChange): void;
  /** Signed messages that wait, each taken once. */
  takeWebhooks(): DuffelMessage[];
  /** Posts what waits; returns the status of each post, 0 without an answer. */
  deliverWebhooks(target: string, options?: DeliveryOptions): Promise<number[]>;
}

export interface DuffelDouble {
  /** Where the calls go, without `/air`. */
  readonly origin: string;
  readonly token: string;
  readonly webhookSecret: string;
  readonly control: DuffelControl;
  close(): Promise<void>;
}

/**
 * Test double of Duffel's flights, version v2: an HTTP server with orders in memory, written from the vendor's public description
 * and the types of its JavaScript library. Not doubled: changes of an order by the customer, seat maps, cards and airline credits.
 * @see https://duffel.com/docs/api/overview/welcome
 */
export async function openDuffelDouble(options: DuffelDoubleOptions): Promise<DuffelDouble> {
  const {
    now,
    world = DUFFEL_WORLD,
    token = 'duffel_test_double',
    webhookSecret = 'duffel-secret',
  } = options;
  const liveMode = options.liveMode ?? false;
  const books: DuffelBooks = {
    world,
    now,
    liveMode,
    offers: new Map(),
    requests: new Map(),
    orders: [],
    payments: [],
    cancellations: [],
    accepted: [],
    soldOut: new Set(),
    ordersHidden: false,
    hiddenOrders: new Set(),
  };
  const webhooks = createDuffelWebhooks(webhookSecret, liveMode, now);
  const faults = createFaultPlans<DuffelFault>();

  function work(
    call: DuffelCall,
    id: string,
    request: DoubleRequest,
    fault: DuffelFault | undefined,
  ): DoubleAnswer {
    const data = request.method === 'GET' ? undefined : readData(request, call);
    switch (call) {
      case 'offer-requests':
        return answer(201, createOfferRequest(books, data, request.query));
      case 'offers':
        return toPage(listOffers(books, request.query), request.query, (offer) => toOffer(books, offer));
      case 'offer':
        if (fault?.kind === 'sold-out')
          throw invalidState('offer_no_longer_available', 'The offer is no longer available');
        return answer(200, readOffer(books, id, request.query));
      case 'orders': {
        const outcome = createOrder(books, webhooks, data, fault, options.repeatedOrder ?? 'books-again');
        // What stands in the body of 202 is not described.
        return outcome.kind === 'accepted'
          ? { status: 202, body: {} }
          : answer(201, toOrder(books, outcome.order));
      }
      case 'order':
        return answer(200, toOrder(books, requireOrder(books, id)));
      case 'order-list':
        return toPage(listOrders(books, request.query), request.query, (order) => toOrder(books, order));
      case 'order-update':
        return answer(200, toOrder(books, updateOrder(books, id, data)));
      case 'payments':
        return answer(201, payOrder(books, webhooks, data, fault));
      case 'cancellations':
        return answer(201, toCancellation(books, quoteCancellation(books, data)));
      case 'cancellation':
        return answer(200, toCancellation(books, requireCancellation(books, id)));
      case 'cancellation-confirm':
        return answer(200, toCancellation(books, confirmCancellation(books, id)));
      case 'airline-changes':
        return answer(200, listChanges(books, request.query));
      case 'airline-change-accept':
        return answer(200, acceptChange(books, id));
      case 'airline-change-update':
        return answer(200, updateChange(books, id, data));
    }
  }

  const served = await serveDouble<DuffelFault>(
    {
      nameCall: (request) => findRoute(request)?.call ?? null,
      answer(request, _call, fault) {
        const requestId = createId('req');
        try {
          requireHeaders(request, token);
          const route = findRoute(request);
          if (route === null) throw notFound('resource');
          return work(route.call, route.id, request, fault);
        } catch (error) {
          if (error instanceof DuffelError) return toErrorAnswer(error, requestId);
          throw error;
        }
      },
      answerFault: (kind) => answerFault(kind, now),
    },
    faults,
  );

  return {
    origin: served.origin,
    token,
    webhookSecret,
    control: {
      orders: () => structuredClone(books.orders),
      payments: () => structuredClone(books.payments),
      cancellations: () => structuredClone(books.cancellations),
      calls: served.calls,
      misbehave: faults.plan,
      behave: faults.clear,
      finishAccepted(outcome) {
        for (const { offer, create } of books.accepted.splice(0))
          if (outcome === 'created') create();
          else webhooks.raise('order.creation_failed', { offer_id: offer.id }, createId('por'));
      },
      hideOrders(hidden) {
        books.ordersHidden = hidden;
        if (!hidden) books.hiddenOrders.clear();
      },
      changePrice: (id, byPercent) => changePrice(books, id, byPercent),
      sellOut(offerId) {
        for (const { flight, day } of findOffer(books, offerId).slices)
          books.soldOut.add(nameFlight(flight, day));
      },
      changeSchedule(orderId, change) {
        const order = books.orders.find(({ id }) => id === orderId);
        if (order === undefined) throw new Error(`The double has no order ${orderId}`);
        changeSchedule(books, webhooks, order, change);
      },
      takeWebhooks: webhooks.take,
      deliverWebhooks: webhooks.deliver,
    },
    close: served.close,
  };
}

const routes: readonly (readonly [string, RegExp, DuffelCall])[] = [
  ['POST', /^\/air\/offer_requests$/, 'offer-requests'],
  ['GET', /^\/air\/offers$/, 'offers'],
  ['GET', /^\/air\/offers\/([^/]+)$/, 'offer'],
  ['POST', /^\/air\/orders$/, 'orders'],
  ['GET', /^\/air\/orders$/, 'order-list'],
  ['GET', /^\/air\/orders\/([^/]+)$/, 'order'],
  ['PATCH', /^\/air\/orders\/([^/]+)$/, 'order-update'],
  ['POST', /^\/air\/payments$/, 'payments'],
  ['POST', /^\/air\/order_cancellations$/, 'cancellations'],
  ['GET', /^\/air\/order_cancellations\/([^/]+)$/, 'cancellation'],
  ['POST', /^\/air\/order_cancellations\/([^/]+)\/actions\/confirm$/, 'cancellation-confirm'],
  ['GET', /^\/air\/airline_initiated_changes$/, 'airline-changes'],
  ['POST', /^\/air\/airline_initiated_changes\/([^/]+)\/actions\/accept$/, 'airline-change-accept'],
  ['PATCH', /^\/air\/airline_initiated_changes\/([^/]+)$/, 'airline-change-update'],
];

function findRoute({ method, path }: DoubleRequest): { call: DuffelCall; id: string } | null {
  for (const [wanted, pattern, call] of routes) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (match !== null) return { call, id: match[1] ?? '' };
  }
  return null;
}

function requireHeaders({ method, headers, text }: DoubleRequest, token: string): void {
  const refuse = (
    status: number,
    type: 'authentication_error' | 'invalid_request_error',
    code: string,
    why: string,
  ) => new DuffelError(status, type, code, why);
  const { authorization } = headers;
  if (authorization === undefined)
    throw refuse(401, 'authentication_error', 'missing_authorization_header', 'Authorization is missing');
  if (!authorization.startsWith('Bearer '))
    throw refuse(401, 'authentication_error', 'invalid_authorization_header', 'Authorization is no bearer');
  if (authorization !== `Bearer ${token}`)
    throw refuse(401, 'authentication_error', 'access_token_not_found', 'The access token is not known');
  const version = headers['duffel-version'];
  if (version === undefined)
    throw refuse(400, 'invalid_request_error', 'missing_version_header', 'Duffel-Version is missing');
  if (version === 'v1' || version === 'beta')
    throw refuse(
      400,
      'invalid_request_error',
      'unsupported_version',
      'The version is not supported any more',
    );
  if (version !== 'v2')
    throw refuse(400, 'invalid_request_error', 'invalid_version_header', 'The version is not known');
  const accept = headers.accept ?? '*/*';
  if (!accept.includes('application/json') && !accept.includes('*/*'))
    throw refuse(406, 'invalid_request_error', 'unsupported_format', 'Accept must be application/json');
  if (method === 'GET' || text === '') return;
  const type = headers['content-type'];
  if (type === undefined)
    throw refuse(400, 'invalid_request_error', 'missing_content_type_header', 'Content-Type is missing');
  if (!type.startsWith('application/json'))
    throw refuse(400, 'invalid_request_error', 'invalid_content_type_header', 'Content-Type is not JSON');
}

const callsWithoutData = new Set<DuffelCall>(['cancellation-confirm', 'airline-change-accept']);

function readData({ text }: DoubleRequest, call: DuffelCall): unknown {
  if (text === '' && callsWithoutData.has(call)) return undefined;
  const refuse = (code: string, why: string) => new DuffelError(400, 'invalid_request_error', code, why);
  const body = parseJson(text);
  if (body === undefined) throw refuse('bad_request', 'The body is no JSON');
  if (typeof body !== 'object' || body === null || !('data' in body))
    throw refuse('missing_data_param', 'The body has no data');
  const { data } = body;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw refuse('invalid_data_param', 'data is no object');
  return data;
}

function answer(status: number, data: object): DoubleAnswer {
  return { status, body: { data } };
}

/** One page of 1 to 200, 50 by default; `meta.after` leads to the next one. */
function toPage<Item extends { readonly id: string }>(
  items: readonly Item[],
  query: URLSearchParams,
  toJson: (item: Item) => object,
): DoubleAnswer {
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200)
    throw invalidField('validation_inclusion', 'limit', 'limit is not 1 to 200');
  const [after, before] = [query.get('after'), query.get('before')];
  const indexOf = (id: string) => items.findIndex((item) => item.id === id);
  const start =
    after !== null ? indexOf(after) + 1 : before !== null ? Math.max(0, indexOf(before) - limit) : 0;
  const page = items.slice(start, start + limit);
  const hasMore = start + limit < items.length;
  return {
    status: 200,
    body: {
      data: page.map(toJson),
      meta: {
        limit,
        before: start > 0 ? (page[0]?.id ?? null) : null,
        after: hasMore ? (page.at(-1)?.id ?? null) : null,
      },
    },
  };
}

function answerFault(kind: 'rate-limited' | 'server-error' | 'unavailable', now: () => Date): DoubleAnswer {
  switch (kind) {
    case 'rate-limited': {
      const reset = new Date(now().getTime() + 60_000).toUTCString();
      const refused = toErrorAnswer(
        new DuffelError(429, 'rate_limit_error', 'rate_limit_exceeded', 'Too many requests'),
        createId('req'),
      );
      return {
        ...refused,
        headers: {
          ...refused.headers,
          'ratelimit-limit': '60',
          'ratelimit-remaining': '0',
          'ratelimit-reset': reset,
        },
      };
    }
    case 'server-error':
      return toErrorAnswer(
        new DuffelError(500, 'api_error', 'internal_server_error', 'Something went wrong'),
        createId('req'),
      );
    case 'unavailable':
      return toErrorAnswer(
        new DuffelError(503, 'api_error', 'service_unavailable', 'Please retry later'),
        createId('req'),
      );
  }
}

function findOffer(books: DuffelBooks, id: string): DoubledOffer {
  const offer = books.offers.get(id);
  if (offer === undefined) throw new Error(`The double has no offer ${id}`);
  return offer;
}

function changePrice(books: DuffelBooks, id: string, byPercent: number): void {
  const order = books.orders.find((known) => known.id === id);
  const priced = order ?? findOffer(books, id);
  if (order !== undefined) {
    const until = formatInstant(order.priceUntil);
    if (order.paidAt !== null) throw new Error(`Order ${id} is paid`);
    if (order.priceUntil !== null && books.now() < order.priceUntil)
      throw new Error(`The price of order ${id} is guaranteed until ${until}`);
  }
  priced.amount += calculatePercentage(priced.amount, byPercent);
}
