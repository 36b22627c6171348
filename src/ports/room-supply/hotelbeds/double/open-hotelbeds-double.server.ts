import { createHash, randomUUID } from 'node:crypto';
import { parseJson } from '../../../../domain/words/parse-json.ts';
import { createFaultPlans } from '../../../supply/double/double-faults.ts';
import {
  type DoubleAnswer,
  type DoubledCall,
  type DoubleRequest,
  serveDouble,
} from '../../../supply/double/serve-double.server.ts';
import {
  bookRooms,
  cancelBooking,
  checkRates,
  listBookings,
  requireBooking,
  toBooking,
} from './book-rooms.ts';
import type { DoubledBooking, HotelbedsBooks } from './hotelbeds-books.ts';
import { GatewayRefusal, HotelbedsError, invalidRequest } from './hotelbeds-error.ts';
import type { HotelbedsCall, HotelbedsFault } from './hotelbeds-fault.ts';
import { HOTELBEDS_WORLD, type HotelbedsWorld } from './hotelbeds-world.ts';
import { searchHotels } from './search-hotels.ts';

export interface HotelbedsDoubleOptions {
  readonly now: () => Date;
  readonly world?: HotelbedsWorld;
  readonly apiKey?: string;
  readonly secret?: string;
  /** How long a rateKey lives. The vendor speaks of minutes. */
  readonly rateKeyMinutes?: number;
}

/** What tests see of the vendor's books, and what they let happen there. */
export interface HotelbedsControl {
  /** Snapshot, oldest first. */
  bookings(): DoubledBooking[];
  /** Calls that reached the double, oldest first. */
  calls(): readonly DoubledCall[];
  /** Plans misbehaviour of the next calls. */
  misbehave(fault: HotelbedsFault): void;
  /** Drops all plans. */
  behave(): void;
  /** Raises all prices from now on, in percent; keys that were given keep the price that they showed. */
  raisePrices(byPercent: number): void;
  /** Fills a room of a hotel for all nights. */
  sellOut(hotelCode: number, roomCode: string): void;
}

export interface HotelbedsDouble {
  /** Where the calls go, without `/hotel-api/1.0`. */
  readonly origin: string;
  readonly apiKey: string;
  readonly secret: string;
  readonly control: HotelbedsControl;
  close(): Promise<void>;
}

/** How far the clock of a signature may be off. Third parties say 60 seconds; the vendor names none. */
const signatureWindowSeconds = 60;

/** The signature of a second: SHA-256 of key, secret and Unix time, in hexadecimal. */
export function signHotelbeds(apiKey: string, secret: string, at: Date): string {
  return createHash('sha256')
    .update(`${apiKey}${secret}${Math.floor(at.getTime() / 1000)}`)
    .digest('hex');
}

/**
 * Test double of Hotelbeds' booking API 1.0: an HTTP server with bookings in memory, written from the vendor's public description and
 * the models of its Java library. Not doubled: the content API, changes of a booking, vouchers, searches by place.
 * @see https://developer.hotelbeds.com/documentation/hotels/booking-api/
 */
export async function openHotelbedsDouble(options: HotelbedsDoubleOptions): Promise<HotelbedsDouble> {
  const { now, world = HOTELBEDS_WORLD, apiKey = 'hotelbeds-key', secret = 'hotelbeds-secret' } = options;
  const books: HotelbedsBooks = {
    world,
    now,
    rateKeyMs: (options.rateKeyMinutes ?? 10) * 60_000,
    keys: new Map(),
    bookings: [],
    soldOut: new Set(),
    priceRise: 0,
    refused: new Map(),
  };
  const faults = createFaultPlans<HotelbedsFault>();

  function work(
    call: HotelbedsCall,
    reference: string,
    request: DoubleRequest,
    fault: HotelbedsFault | undefined,
  ) {
    switch (call) {
      case 'status':
        return { status: 'OK' };
      case 'hotels':
        return searchHotels(books, readBody(request));
      case 'checkrates':
        return checkRates(books, readBody(request), fault);
      case 'bookings':
        return bookRooms(books, readBody(request), fault);
      case 'booking':
        return { booking: toBooking(books, requireBooking(books, reference)) };
      case 'booking-list':
        return listBookings(books, request.query);
      case 'booking-cancel':
        return cancelBooking(books, reference, request.query);
    }
  }

  function requireSignature({ headers }: DoubleRequest): void {
    if (headers['api-key'] !== apiKey)
      throw new GatewayRefusal(403, 'DEVELOPER_INACTIVE', 'Developer Inactive');
    const signature = headers['x-signature'];
    for (let second = -signatureWindowSeconds; second <= signatureWindowSeconds; second += 1)
      if (signature === signHotelbeds(apiKey, secret, new Date(now().getTime() + second * 1000))) return;
    throw new GatewayRefusal(403, 'NOT_AUTHORIZED', 'Not Authorized');
  }

  const served = await serveDouble<HotelbedsFault>(
    {
      nameCall: (request) => findRoute(request)?.call ?? null,
      answer(request, _call, fault) {
        try {
          requireSignature(request);
          if (fault?.kind === 'over-quota')
            throw new GatewayRefusal(403, 'DEVELOPER_OVER_RATE', 'Developer Over Rate');
          if (fault?.kind === 'over-rate')
            throw new GatewayRefusal(403, 'DEVELOPER_OVER_QPS', 'Developer Over Qps');
          const route = findRoute(request);
          if (route === null) throw new GatewayRefusal(404, 'NOT_FOUND', 'Not Found');
          requireTypes(request);
          return envelope(200, now(), work(route.call, route.reference, request, fault));
        } catch (error) {
          if (error instanceof GatewayRefusal) return error.answer;
          if (!(error instanceof HotelbedsError)) throw error;
          const { status, code, message } = error;
          return envelope(status, now(), { error: { code, message } });
        }
      },
      answerFault: (kind) => answerFault(kind, now()),
    },
    faults,
  );

  return {
    origin: served.origin,
    apiKey,
    secret,
    control: {
      bookings: () => structuredClone(books.bookings),
      calls: served.calls,
      misbehave: faults.plan,
      behave: faults.clear,
      raisePrices(byPercent) {
        books.priceRise = byPercent;
      },
      sellOut: (hotelCode, roomCode) => void books.soldOut.add(`${hotelCode} ${roomCode}`),
    },
    close: served.close,
  };
}

const routes: readonly (readonly [string, RegExp, HotelbedsCall])[] = [
  ['GET', /^\/hotel-api\/1\.0\/status$/, 'status'],
  ['POST', /^\/hotel-api\/1\.0\/hotels$/, 'hotels'],
  ['POST', /^\/hotel-api\/1\.0\/checkrates$/, 'checkrates'],
  ['POST', /^\/hotel-api\/1\.0\/bookings$/, 'bookings'],
  ['GET', /^\/hotel-api\/1\.0\/bookings$/, 'booking-list'],
  ['GET', /^\/hotel-api\/1\.0\/bookings\/([^/]+)$/, 'booking'],
  ['DELETE', /^\/hotel-api\/1\.0\/bookings\/([^/]+)$/, 'booking-cancel'],
];

function findRoute({ method, path }: DoubleRequest): { call: HotelbedsCall; reference: string } | null {
  for (const [wanted, pattern, call] of routes) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (match !== null) return { call, reference: decodeURIComponent(match[1] ?? '') };
  }
  return null;
}

function requireTypes({ method, headers }: DoubleRequest): void {
  const accept = headers.accept ?? '*/*';
  if (!accept.includes('application/json') && !accept.includes('*/*'))
    throw new GatewayRefusal(406, 'NOT_ACCEPTABLE', 'Not Acceptable');
  if (method === 'POST' && !headers['content-type']?.startsWith('application/json'))
    throw new GatewayRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported Media Type');
}

function readBody({ text }: DoubleRequest): unknown {
  const body = parseJson(text);
  if (body === undefined) throw invalidRequest('The JSON is not valid');
  return body;
}

/** Each answer of the service names its processing. */
function envelope(status: number, now: Date, content: object): DoubleAnswer {
  return {
    status,
    body: {
      auditData: {
        processTime: '12',
        timestamp: now.toISOString().replace('T', ' ').replace('Z', ''),
        requestHost: '192.0.2.1',
        serverId: 'double',
        environment: '[double]',
        release: '',
        token: randomUUID(),
      },
      ...content,
    },
  };
}

function answerFault(kind: 'rate-limited' | 'server-error' | 'unavailable', now: Date): DoubleAnswer {
  switch (kind) {
    case 'rate-limited':
      return new GatewayRefusal(429, 'DEVELOPER_OVER_QPS', 'Too Many Requests').answer;
    case 'server-error':
      return envelope(500, now, { error: { code: 'SYSTEM_ERROR', message: 'Internal error' } });
    case 'unavailable':
      return new GatewayRefusal(503, 'SERVICE_UNAVAILABLE', 'Service Unavailable').answer;
  }
}
