import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { vi } from 'vitest';
import { fillContent } from '../../src/content-seeds/fill-content.server.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createOpenCase } from '../../src/features/cases/store/open-case.server.ts';
import { createCaseFiles } from '../../src/features/complaints/uploads/case-files.server.ts';
import { openFileFolder } from '../../src/features/complaints/uploads/file-folder.server.ts';
import { saveComparison } from '../../src/features/restore/restore-findings.server.ts';
import { buildApp } from '../../src/main/build-app.server.ts';
import { readEnv } from '../../src/main/settings/env.server.ts';
import { openLog } from '../../src/server/process/open-log.server.ts';
import type { TestDatabase } from '../database.ts';
import { buildComplaint } from '../factories/case-fixture.ts';
import { fileContents, streamOf } from '../factories/complaint-files.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import { cookieSecret, fromThisSite } from '../factories/test-app.ts';
import { pollTimeout } from '../poll-timeout.ts';
import { collectRoutes, type FuzzedRoute } from './collect-routes.ts';
import type { KnownValues } from './generate-value.ts';
import { grantTrips, sealNewsletterLinks } from './known-people.ts';
import { addLaterLife, type KnownTrip, sealDraft, TRIPS } from './known-trips.ts';
import { validBodies, validCustomer, validTravellers, validVoucher } from './valid-bodies.ts';

/** A whole shop with offers, a checkout in each step, a booking, a picture and staff. */
export interface FuzzedShop {
  readonly app: FastifyInstance;
  readonly routes: readonly FuzzedRoute[];
  readonly provider: FuzzedProvider;
  /** Ids that exist, by the name of the field or path parameter. */
  readonly known: KnownValues;
  readonly database: TestDatabase;
  /** Ids of the checkouts of booked trips. */
  readonly trips: Readonly<Record<KnownTrip, string>>;
  /** Keys of the newsletter's mails. */
  readonly newsletter: ReturnType<typeof sealNewsletterLinks>;
  /** Id of the checkout of a gift voucher that was paid. */
  readonly voucherCheckoutId: string;
  /** The sealed draft of a change that was ordered for the trip `changed`. */
  readonly orderedDraft: string;
  /** Where it stores what is in no table. */
  readonly dataDir: string;
  /** Lines that were logged. */
  readonly logged: readonly string[];
  /** Cookies of the shopper with the checkouts, who has entered the codes of the trips, and of an admin who has just signed in. */
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

/** Name and key of the partner that begins checkouts. */
export const partner = { id: 'travelblog', key: 'k'.repeat(32) } as const;

export async function openFuzzedShop(
  database: TestDatabase,
  { level = 'error', settings: given = {} }: Options = {},
): Promise<FuzzedShop> {
  const { pool, db } = database;
  await fillContent(pool);
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzzed-'));
  const settings = {
    DATA_DIR: dataDir,
    WORLD_HOTELS: '20',
    PAYMENT_PORT: '0',
    OPERATOR_PORT: '0',
    DEMO_BOOKINGS: '0',
    PARTNER_KEYS: `${partner.id}:${partner.key}`,
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
  const grants = grantTrips(app, Object.values(shopper.trips));
  const later = await addLaterLife(database, shopper.trips);
  const orderedDraft = await orderChange(app, shopper.trips.changed, grants);
  const voucherCheckoutId = await buyVoucher(app, pool, `${shopper.cookie}; ${visitor}`);
  const signIn = async () => {
    const email = `${crypto.randomUUID()}@staff.example`;
    return `${shopper.cookie}; ${visitor}; ${grants}; ${await signInStaff(staff, systemClock, 'admin', email)}`;
  };
  const password = createHmac('sha256', cookieSecret)
    .update('payment provider password default')
    .digest('hex');
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
  await saveComparison(
    db,
    [
      {
        kind: 'unknown-payment',
        subject: 'unknown-1',
        companyId: 'default',
        bookingNumber: null,
        amount: 40_000,
        currency: 'EUR',
      },
    ],
    systemClock.now(),
  );
  const mediaId = [await uploadPicture(app, admin, '#369'), await uploadPicture(app, admin, '#963')];
  const known: KnownValues = {
    ...shopper.known,
    ...later,
    voucherId: await ids('select id from voucher'),
    _locale: ['de-de'],
    brand: ['abendmeer'],
    bookingNumber: await ids('select booking_number as id from booking'),
    caseNumber: [caseNumber],
    caseId: [caseId],
    findingId: await ids('select id from restore_finding'),
    fileId: [caseFile?.id ?? ''],
    documentId: await ids('select id from content_document order by id limit 20'),
    staffId: await ids('select id from staff'),
    mediaId,
    slugPath: ['kreta'],
    slugName: ['hotel-am-meer'],
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
    database,
    trips: shopper.trips,
    newsletter: sealNewsletterLinks(),
    voucherCheckoutId,
    orderedDraft,
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

/** Checkouts of one session: one in each step, and the other trips. */
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
  const left = [...offers];
  /** Takes a checkout so many steps far. The last search may be older than the supplier's newest price, so some offers fail. */
  async function begin(step: number): Promise<string> {
    const offer = left.shift();
    if (offer === undefined) throw new Error(`${offers.length} offers became too few checkouts`);
    const { cart } = await call<{ cart: { checkout: { id: string } } | null }>('/de-de/ajax/booking/create', {
      offer: offer.id,
      total: offer.price.totalAmount,
      search,
      trackingParams: { utm_source: 'news' },
    });
    if (cart === null) return begin(step);
    const { id } = cart.checkout;
    const to = `/de-de/ajax/booking/${id}`;
    if (step > 0) await call(`${to}/set-info`, { data: validTravellers });
    if (step > 1) await call(`${to}/do-payment-set`, { data: { customer: validCustomer } });
    if (step > 2) {
      const order = {
        selectedPayment: 'BankAccount',
        payment: account,
        totalAmount: offer.price.totalAmount,
      };
      await call(`${to}/do-payment-set`, { data: order });
      await waitUntilBooked(() => call(`${to}/book`, {}));
    }
    return id;
  }
  const checkoutIds: string[] = [];
  for (const step of CHECKOUT_STEPS.keys()) checkoutIds.push(await begin(step));
  const booked = CHECKOUT_STEPS.length - 1;
  const trips = { 'to read': checkoutIds[booked] ?? '' } as Record<KnownTrip, string>;
  for (const trip of TRIPS.slice(1)) trips[trip] = await begin(booked);
  const known = {
    checkoutId: checkoutIds,
    offer: offers.map(({ id }) => id),
    total: offers.map(({ price }) => price.totalAmount),
    duration: ['7'],
  };
  return { cookie, known, trips };
}

const account = { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' };

/** Hands a trip over to somebody else, for what it costs. @returns its sealed draft */
async function orderChange(app: FastifyInstance, checkoutId: string, cookie: string): Promise<string> {
  const draft = sealDraft(checkoutId);
  const query = `?draft=${encodeURIComponent(draft)}`;
  // While its documents are made a trip cannot be changed.
  const amount = await vi.waitFor(async () => {
    const page = await app.inject({
      url: `/de-de/ajax/page-content?path=/de-de/my-trips/${checkoutId}/change/review&query=${encodeURIComponent(query)}`,
      headers: { cookie },
    });
    const [, charge] = /"charge":(\d+)/.exec(page.body) ?? [];
    if (charge === undefined) throw new Error(`The change has no price: ${page.body}`);
    return Number(charge);
  }, pollTimeout);
  const answer = await app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip-change/${checkoutId}/pay${query}`,
    headers: { cookie, ...fromThisSite },
    payload: { data: { amount, selectedPayment: 'BankAccount', payment: account } },
  });
  if (answer.statusCode !== 200 || answer.json().messages.length > 0)
    throw new Error(`The change was not ordered: ${answer.body}`);
  return draft;
}

/** Buys a gift voucher. @returns id of its checkout */
async function buyVoucher(app: FastifyInstance, pool: TestDatabase['pool'], cookie: string): Promise<string> {
  const call = async (url: string, data: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/de-de/ajax/voucher/${url}`,
      headers: { cookie, ...fromThisSite },
      payload: { data },
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json() as { readonly cart: { readonly checkout: { readonly id: string } } };
  };
  const { id } = (await call('create', {})).cart.checkout;
  await call(`${id}/set-info`, validVoucher);
  await call(`${id}/book`, { ...validVoucher, payment: { selectedPayment: 'BankAccount', ...account } });
  for (let times = 0; times < 100; times += 1) {
    const { rows } = await pool.query(`select 1 from voucher where state = 'active'`);
    if (rows.length > 0) return id;
    await setTimeout(100);
  }
  throw new Error('The voucher was not paid');
}

/** Each call waits for a change of the booking by itself. */
async function waitUntilBooked(follow: () => Promise<{ readonly state?: string }>): Promise<void> {
  for (let calls = 0; calls < 40; calls += 1) {
    const answer = await follow();
    if (JSON.stringify(answer).includes('/success')) return;
  }
  throw new Error('The booking did not end');
}

/** A picture as an editor uploads it. */
export const paintPicture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

async function uploadPicture(app: FastifyInstance, cookie: string, background: string): Promise<string> {
  const payload = await paintPicture(background);
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
