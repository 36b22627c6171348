import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { fillContent } from '../../src/demo/content/fill-content.server.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { buildApp } from '../../src/main/app.server.ts';
import { readEnv } from '../../src/server/process/env.server.ts';
import type { TestDatabase } from '../database.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import { cookieSecret, fromThisSite } from '../factories/test-app.ts';
import { collectRoutes, type FuzzedRoute } from './collect-routes.ts';
import type { KnownValues } from './generate-value.ts';
import { validCustomer, validTravellers } from './valid-bodies.ts';

/** A whole shop with offers, a checkout in each step, a booking and staff. */
export interface FuzzedShop {
  readonly app: FastifyInstance;
  readonly routes: readonly FuzzedRoute[];
  /** Ids that exist, by the name of the field or path parameter. */
  readonly known: KnownValues;
  /** Errors that were logged. */
  readonly logged: readonly string[];
  /** Cookies of the shopper with the checkouts, and of an admin who has just signed in. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

export async function openFuzzedShop({ pool, db }: TestDatabase): Promise<FuzzedShop> {
  await fillContent(pool);
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzzed-'));
  const settings = { DATA_DIR: dataDir, WORLD_HOTELS: '20', PAYMENT_PORT: '0', DEMO_BOOKINGS: '0' };
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const { app, routes } = await collectRoutes(() =>
    buildApp({ env: readEnv({ BRAND: 'abendmeer', ...settings }), pool, log, cookieSecret }),
  );
  const shopper = await beginCheckouts(app);
  const { staff } = createStaffTestStores(db, systemClock);
  const ids = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const known: KnownValues = {
    ...shopper.known,
    _locale: ['de-de'],
    brand: ['abendmeer'],
    bookingNumber: await ids('select booking_number as id from booking'),
    documentId: await ids('select id from content_document limit 20'),
    revision: [1, 2],
    version: [1],
    language: ['de', 'en'],
    hotelId: await ids('select id::text as id from supplier.hotel limit 5'),
    g: await ids('select id::text as id from supplier.hotel limit 5'),
  };
  return {
    app,
    routes,
    known,
    logged,
    async signIn() {
      const member = await signInStaff(staff, systemClock, 'admin', `${crypto.randomUUID()}@staff.example`);
      return `${shopper.cookie}; ${member}`;
    },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Four checkouts of one session: new, with travellers, with billing address, and ordered. */
async function beginCheckouts(app: FastifyInstance) {
  let cookie = '';
  async function call<Answer>(url: string, payload?: object): Promise<Answer> {
    const request: InjectOptions = { url, headers: { cookie, ...fromThisSite } };
    const answer = await app.inject(
      payload === undefined ? request : { ...request, method: 'POST', payload },
    );
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    const [session] = answer.cookies;
    if (session !== undefined) cookie = `${session.name}=${encodeURIComponent(session.value)}`;
    return answer.json() as Answer;
  }
  const search = { duration: '7' };
  const { results } = await call<{ results: { offer: { id: string; price: { totalAmount: number } } }[] }>(
    '/de-de/ajax/mixed-resultlist?duration=7',
  );
  const offers = results.map(({ offer }) => offer);
  const checkoutIds: string[] = [];
  for (const [step, offer] of offers.slice(0, 4).entries()) {
    const { cart } = await call<{ cart: { checkout: { id: string } } | null }>('/de-de/ajax/booking/create', {
      offer: offer.id,
      total: offer.price.totalAmount,
      search,
      trackingParams: { utm_source: 'news' },
    });
    if (cart === null) continue;
    const { id } = cart.checkout;
    checkoutIds.push(id);
    const to = `/de-de/ajax/booking/${id}`;
    if (step > 0) await call(`${to}/set-info`, { data: validTravellers });
    if (step > 1) await call(`${to}/do-payment-set`, { data: { customer: validCustomer } });
  }
  const known = {
    checkoutId: checkoutIds,
    offer: offers.map(({ id }) => id),
    total: offers.map(({ price }) => price.totalAmount),
    duration: ['7'],
  };
  return { cookie, known };
}
