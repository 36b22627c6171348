import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import { brand as tagwind } from '../../src/brands/tagwind/brand.ts';
import { databaseLimits } from '../../src/defaults.ts';
import { type BrandScope, everyBrand } from '../../src/domain/staff/brand-scope.ts';
import type { StaffRole } from '../../src/domain/staff/staff.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import type { FuzzedRoute } from '../fuzz/collect-routes.ts';
import { type FuzzedShop, openFuzzedShop } from '../fuzz/open-fuzzed-shop.ts';
import { createCall, toInject } from '../fuzz/send-valid.ts';
import { buildValidRequest } from '../fuzz/valid-requests.ts';
import { type CompanyRule, companyRules } from './company-rules.ts';

/**
 * A brand of one company shows nothing that another company has sold: each call of the OpenAPI document is sent with the
 * things of the first company to a host of the second, by shoppers and by staff of either, of both and of none.
 */
const foreignHost = `${tagwind.key}.localhost`;

let database: TestDatabase;
let shop: FuzzedShop;
let calls: readonly FuzzedRoute[];
/** Cookies by who has them. */
const askers = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase({ connections: databaseLimits.connectionsPerProcess });
  shop = await openFuzzedShop(database, { settings: { NODE_ENV: 'production' } });
  const { paths } = (await shop.app.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  calls = shop.routes.filter(({ method, path }) => described.includes(`${method} ${toTemplate(path)}`));
  expect(calls).toHaveLength(described.length);

  const { staff } = createStaffTestStores(database.db, systemClock);
  const signIn = (role: StaffRole, brands: BrandScope) =>
    signInStaff(staff, systemClock, role, `${crypto.randomUUID()}@staff.example`, brands);
  askers.set('nobody', '');
  askers.set('the shopper of the first company', (await shop.signIn()).replace(/; staff=[^;]*/, ''));
  askers.set('service staff of the first company', await signIn('service', [abendmeer.key]));
  askers.set('service staff of the second company', await signIn('service', [tagwind.key]));
  askers.set('service staff of both', await signIn('service', [abendmeer.key, tagwind.key]));
  askers.set('an editor of the second company', await signIn('publisher', [tagwind.key]));
  askers.set('an admin', await signIn('admin', everyBrand));
}, 180_000);
afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** A path of the router as the document writes it. */
const toTemplate = (path: string) =>
  path.replace(/:(\w+)\(\^(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g, '{$1}').replace(/:(\w+)/g, '{$1}');

/** Each from an address of its own: the limits of one are not what is looked at. */
let asked = 0;
const nextAddress = () => {
  asked += 1;
  return `10.${asked >> 8}.${asked & 255}.7`;
};

/** What nobody but the first company's own pages may show. */
async function marksOfFirst(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ mark: string }>(
    `select unnest(array[booking_number, invoice_number, certificate_number, supplier_number]) as mark
     from booking where company_id = $1
     union select hint from voucher where company_id = $1 and hint is not null`,
    [abendmeer.company.id],
  );
  const found = rows.flatMap(({ mark }) => (mark === null ? [] : [mark]));
  return [abendmeer.company.name, abendmeer.company.email, ...found];
}

/** Bookings of the first company that do not go on by themselves. */
async function listResting(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from booking where company_id = $1 and next_at is null and locked_until is null',
    [abendmeer.company.id],
  );
  return rows.map(({ id }) => id);
}

/** What the first company has sold, as far as somebody could have changed it. */
async function snapshot(until: Date, bookings: readonly string[]): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select jsonb_agg(jsonb_build_array(id, state, member_id, "order" -> 'contact') order by id) from booking where id = any($3)) as bookings,
       (select jsonb_agg(jsonb_build_array(id, revision, session) order by id) from checkout where company_id = $1 and created_at < $2) as checkouts,
       (select jsonb_agg(jsonb_build_array(id, state, hint) order by id) from voucher where company_id = $1) as vouchers,
       (select jsonb_agg(jsonb_build_array(id, amount) order by id) from voucher_movement) as movements`,
    [abendmeer.company.id, until, bookings],
  );
  return rows;
}

async function send(route: FuzzedRoute, cookie: string, host: string | null) {
  const request = await buildValidRequest(route, shop, createCall(shop, await shop.signIn()));
  const inject = toInject(route, request, cookie);
  const headers = { ...inject.headers, ...(host === null ? {} : { host }) };
  return shop.app.inject({ ...inject, headers, remoteAddress: nextAddress() });
}

/** Status of the page of the second company that a form leads to. */
async function follow(location: string | undefined, cookie: string): Promise<number> {
  const inject = { url: location ?? '/', headers: { host: foreignHost, cookie } };
  return (await shop.app.inject({ ...inject, remoteAddress: nextAddress() })).statusCode;
}

test('the table has a rule for each call of the OpenAPI document, and for no other', () => {
  expect(Object.keys(companyRules).toSorted()).toEqual(
    [...new Set(calls.map(({ name }) => name))].toSorted(),
  );
});

// In this order: calls at their own brand change, also after they have answered, what must rest in the other test.
describe('the calls of two companies', { shuffle: false }, () => {
  test('at a brand of the second company each call with what the first has sold answers nothing of it to anyone, and changes nothing', async () => {
    const marks = await marksOfFirst();
    expect(marks.length).toBeGreaterThan(10);
    const until = new Date();
    const resting = await listResting();
    expect(resting.length).toBeGreaterThan(3);
    const had = await snapshot(until, resting);
    const faults: string[] = [];
    for (const route of calls)
      for (const [asker, cookie] of askers) {
        const { statusCode, body, headers } = await send(route, cookie, foreignHost);
        const said = `${body} ${JSON.stringify(headers)}`;
        const leaked = marks.filter((mark) => said.includes(mark));
        const rule: CompanyRule | undefined = companyRules[route.name as keyof typeof companyRules];
        const isWrong =
          statusCode >= 500 ||
          statusCode === 429 ||
          (rule === 'named' && (statusCode < 400 || statusCode > 499)) ||
          (rule === 'leads' && (await follow(headers.location, cookie)) !== 404) ||
          leaked.length > 0;
        if (isWrong) faults.push(`${route.name} by ${asker}: ${statusCode} ${leaked.join(', ')} ${rule}`);
      }
    expect(faults).toEqual([]);
    expect(await snapshot(until, resting)).toEqual(had);
  }, 600_000);

  test('most of these calls succeed at the brand that they belong to', { timeout: 300_000 }, async () => {
    const named = calls.filter(({ name }) => companyRules[name as keyof typeof companyRules] === 'named');
    const answers = [];
    for (const route of named) answers.push((await send(route, await shop.signIn(), null)).statusCode);
    expect(answers.filter((status) => status < 400).length).toBeGreaterThan(named.length / 2);
  });
});
