import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { fillContent } from '../../src/demo/content/fill-content.server.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createOpenCase } from '../../src/features/cases/store/open-case.server.ts';
import { createCaseFiles } from '../../src/features/complaints/uploads/case-files.server.ts';
import { openFileFolder } from '../../src/features/complaints/uploads/file-folder.server.ts';
import { buildApp } from '../../src/main/app.server.ts';
import { readEnv } from '../../src/server/process/env.server.ts';
import { openLog } from '../../src/server/process/open-log.server.ts';
import type { TestDatabase } from '../database.ts';
import { buildComplaint } from '../factories/case-fixture.ts';
import { fileContents, streamOf } from '../factories/complaint-files.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import { cookieSecret, fromThisSite } from '../factories/test-app.ts';
import { collectRoutes, type FuzzedRoute } from './collect-routes.ts';
import type { KnownValues } from './generate-value.ts';
import { validBodies, validCustomer, validTravellers } from './valid-bodies.ts';

/** A whole shop with offers, a checkout in each step, a booking, a picture and staff. */
export interface FuzzedShop {
  readonly app: FastifyInstance;
  readonly routes: readonly FuzzedRoute[];
  readonly provider: FuzzedProvider;
  /** Ids that exist, by the name of the field or path parameter. */
  readonly known: KnownValues;
  /** Where it stores what is in no table. */
  readonly dataDir: string;
  /** Lines that were logged. */
  readonly logged: readonly string[];
  /** Cookies of the shopper with the checkouts, and of an admin who has just signed in. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

/** The embedded payment provider, as the shop calls it. */
export interface FuzzedProvider {
  readonly app: FastifyInstance;
  readonly routes: readonly FuzzedRoute[];
  /** The header `authorization` of the shop. */
  readonly authorization: string;
}

interface Options {
  /** Least level that is logged. */
  readonly level?: string;
  /** Settings beyond those that every such shop has. */
  readonly settings?: Readonly<Record<string, string>>;
}

export async function openFuzzedShop(
  { pool, db }: TestDatabase,
  { level = 'error', settings: given = {} }: Options = {},
): Promise<FuzzedShop> {
  await fillContent(pool);
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzzed-'));
  const settings = {
    DATA_DIR: dataDir,
    WORLD_HOTELS: '20',
    PAYMENT_PORT: '0',
    OPERATOR_PORT: '0',
    DEMO_BOOKINGS: '0',
    ...given,
  };
  const contact = 'mailto:security@fernweh.example';
  const logged: string[] = [];
  const log = openLog(level, { write: (line) => void logged.push(line) });
  const { app, routes, others } = await collectRoutes(() =>
    buildApp({
      env: readEnv({ BRAND: 'abendmeer', SECURITY_CONTACT: contact, ...settings }),
      pool,
      log,
      cookieSecret,
    }),
  );
  const [provider] = others;
  if (provider === undefined) throw new Error('The shop has no payment provider of its own');
  const { staff } = createStaffTestStores(db, systemClock);
  const shopper = await beginCheckouts(app);
  const visitor = await beginVisit(app);
  const signIn = async () => {
    const email = `${crypto.randomUUID()}@staff.example`;
    return `${shopper.cookie}; ${visitor}; ${await signInStaff(staff, systemClock, 'admin', email)}`;
  };
  const password = createHmac('sha256', cookieSecret).update('payment provider password').digest('hex');
  const ids = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const admin = await signIn();
  const [bookingId = ''] = await ids('select id from booking');
  const { caseId, caseNumber } = await createOpenCase({ db, clock: systemClock, sendMails: () => undefined })(
    {
      complaint: buildComplaint(),
      source: { brand: 'abendmeer', language: 'de', locale: 'de-de', origin: 'http://localhost' },
      bookingId,
      submissionKey: randomBytes(32),
    },
  );
  const folder = openFileFolder(readEnv(settings).uploadsFolder);
  const caseFiles = createCaseFiles({ db, clock: systemClock, folder, scanner: null });
  const caseFile = await caseFiles.add(
    caseId,
    'pool.jpg',
    streamOf(fileContents.jpeg, fileContents.jpeg.length),
  );
  const mediaId = [await uploadPicture(app, admin, '#369'), await uploadPicture(app, admin, '#963')];
  const known: KnownValues = {
    ...shopper.known,
    _locale: ['de-de'],
    brand: ['abendmeer'],
    bookingNumber: await ids('select booking_number as id from booking'),
    caseNumber: [caseNumber],
    caseId: [caseId],
    fileId: [caseFile?.id ?? ''],
    documentId: await ids('select id from content_document order by id limit 20'),
    staffId: await ids('select id from staff'),
    mediaId,
    slugPath: ['kreta'],
    slugName: ['hotel-am-meer'],
    reviewId: [crypto.randomUUID()],
    deliveryId: [crypto.randomUUID()],
    revision: [1, 2],
    version: [1],
    language: ['de', 'en'],
    hotelId: await ids('select id::text as id from supplier.hotel limit 5'),
    g: await ids('select id::text as id from supplier.hotel limit 5'),
  };
  return {
    app,
    // The fallback of the router is no route of the table.
    // Files of the gallery are there once its tours have run.
    routes: routes.filter(({ path }) => path !== '/*' && !path.startsWith('/_gallery/')),
    provider: { app: provider.server, routes: provider.routes, authorization: `Bearer ${password}` },
    known,
    dataDir,
    logged,
    signIn,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookie of somebody who has begun a complaint: its files belong to this visitor. */
async function beginVisit(app: FastifyInstance): Promise<string> {
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/de-de/ajax/complaint-upload',
    headers: fromThisSite,
    payload: validBodies.complaint_upload ?? {},
  });
  const [visitor] = cookies;
  return `${visitor?.name}=${encodeURIComponent(visitor?.value ?? '')}`;
}

/** Checkouts of the shopper, in this order. */
export const CHECKOUT_STEPS = ['new', 'with travellers', 'with billing address', 'booked'] as const;

/** Four checkouts of one session, one in each step. */
async function beginCheckouts(app: FastifyInstance) {
  let cookie = '';
  async function call<Answer>(url: string, payload?: object): Promise<Answer> {
    const request: InjectOptions = { url, headers: { cookie, ...fromThisSite } };
    const answer: LightMyRequestResponse = await app.inject(
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
  // The last search may be older than the supplier's newest price, so some offers fail.
  for (const offer of offers) {
    if (checkoutIds.length === CHECKOUT_STEPS.length) break;
    const { cart } = await call<{ cart: { checkout: { id: string } } | null }>('/de-de/ajax/booking/create', {
      offer: offer.id,
      total: offer.price.totalAmount,
      search,
      trackingParams: { utm_source: 'news' },
    });
    if (cart === null) continue;
    const { id } = cart.checkout;
    const step = checkoutIds.push(id) - 1;
    const to = `/de-de/ajax/booking/${id}`;
    if (step > 0) await call(`${to}/set-info`, { data: validTravellers });
    if (step > 1) await call(`${to}/do-payment-set`, { data: { customer: validCustomer } });
    if (step > 2) {
      const payment = { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' };
      const order = { selectedPayment: 'BankAccount', payment, totalAmount: offer.price.totalAmount };
      await call(`${to}/do-payment-set`, { data: order });
      await waitUntilBooked(() => call(`${to}/book`, {}));
    }
  }
  if (checkoutIds.length < CHECKOUT_STEPS.length)
    throw new Error(`Of ${offers.length} offers only ${checkoutIds.length} became checkouts`);
  const known = {
    checkoutId: checkoutIds,
    offer: offers.map(({ id }) => id),
    total: offers.map(({ price }) => price.totalAmount),
    duration: ['7'],
  };
  return { cookie, known };
}

/** Each call waits for a change of the booking by itself. */
async function waitUntilBooked(follow: () => Promise<{ readonly state?: string }>): Promise<void> {
  for (let calls = 0; calls < 40; calls += 1) {
    const answer = await follow();
    if (JSON.stringify(answer).includes('/success')) return;
  }
  throw new Error('The booking did not end');
}

async function uploadPicture(app: FastifyInstance, cookie: string, background: string): Promise<string> {
  const payload = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await app.inject({
    method: 'POST',
    url: '/_editor/call/media/upload?name=sea.png',
    headers: { cookie, ...fromThisSite, 'content-type': 'application/octet-stream' },
    payload,
  });
  const { item } = answer.json() as { item?: { id: string } };
  if (item === undefined) throw new Error(`No picture was added: ${answer.body}`);
  return item.id;
}
