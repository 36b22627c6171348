import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import { brand as tagwind } from '../../brands/tagwind/brand.ts';
import { createContentStore } from './content-store.server.ts';
import { createLiveBrands } from './live-brands.server.ts';

let database: TestDatabase;
let close: (() => void)[] = [];
const brands = new Map([abendmeer, tagwind].map((brand) => [brand.key, brand]));

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('delete from content_document'));
afterEach(() => {
  for (const end of close) end();
  close = [];
});
afterAll(() => database.drop());

async function openBrands() {
  const store = createContentStore(database);
  close.push(() => store.close());
  const report = vi.fn();
  return { live: await createLiveBrands({ brands, companies: new Map(), store, report }), report };
}

const save = (kind: 'flags' | 'settings', values: object, brand = 'abendmeer') =>
  database.pool.query(
    `insert into content_document (brand, kind, slug, body) values ($1, $2, '', $3)
     on conflict (brand, kind, slug) do update set body = excluded.body`,
    [brand, kind, JSON.stringify({ modules: [], values })],
  );

test('brands have the values of their folders until an editor changes them', async () => {
  const { live } = await openBrands();
  expect(live.get('abendmeer')).toBe(abendmeer);
  expect(() => live.get('nobody')).toThrow('nobody');
});

test('[FLAG-011] a switch that was turned before the start holds from the first request on', async () => {
  await save('flags', { favorites: false });
  const { live } = await openBrands();
  expect(live.get('abendmeer').flags).toEqual({ ...abendmeer.flags, favorites: false });
  expect(live.get('tagwind')).toBe(tagwind);
});

test('[FLAG-011] holds from the first request on though the first question was overtaken by another that is not answered yet', async () => {
  let questions = 0;
  const live = await createLiveBrands({
    brands,
    companies: new Map(),
    store: {
      follow: ({ onReady }) => setImmediate(() => onReady?.()),
      async findDocument(brand, kind, slug) {
        questions += 1;
        if (questions > 2 * brands.size) return new Promise(() => {});
        await new Promise((resolve) => setTimeout(resolve, 20));
        return kind === 'flags'
          ? { id: '1', brand, kind, slug, version: 1, body: { modules: [], values: { favorites: false } } }
          : null;
      },
    },
    report: vi.fn(),
  });
  expect(questions).toBe(4 * brands.size);
  expect(live.get('abendmeer').flags.favorites).toBe(false);
});

test('[FLAG-011] every process sees a switch that is turned, and the object changes with it alone', async () => {
  const processes = [await openBrands(), await openBrands()];
  await save('flags', { favorites: false });
  for (const { live } of processes)
    await vi.waitFor(() => expect(live.get('abendmeer').flags.favorites).toBe(false), pollTimeout);
  const [{ live } = { live: { get: () => abendmeer } }] = processes;
  const changed = live.get('abendmeer');
  expect(live.get('abendmeer')).toBe(changed);
  await save('settings', { membershipDiscountPercent: 7 }, 'tagwind');
  await vi.waitFor(() => expect(live.get('tagwind').membershipDiscountPercent).toBe(7), pollTimeout);
  expect(live.get('abendmeer')).toBe(changed);
  await database.pool.query('delete from content_document');
  await vi.waitFor(() => expect(live.get('abendmeer')).toBe(abendmeer), pollTimeout);
});

test('the last of several changes holds', async () => {
  const { live } = await openBrands();
  for (let percent = 1; percent <= 20; percent += 1)
    await save('settings', { membershipDiscountPercent: percent });
  await vi.waitFor(() => expect(live.get('abendmeer').membershipDiscountPercent).toBe(20), pollTimeout);
});

test('invalid values are rejected and reported; the brand does not change', async () => {
  await save('settings', { membershipDiscountPercent: 99 });
  const { live, report } = await openBrands();
  expect(live.get('abendmeer')).toBe(abendmeer);
  expect(report).toHaveBeenCalled();
});

test('a missed change applies once the store receives notifications again', async () => {
  const { live } = await openBrands();
  await save('flags', { favorites: false });
  await vi.waitFor(() => expect(live.get('abendmeer').flags.favorites).toBe(false), pollTimeout);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query in ('listen content_changed', 'select 1')`,
  );
  await save('flags', { favorites: true });
  await vi.waitFor(() => expect(live.get('abendmeer').flags.favorites).toBe(true), { timeout: 5000 });
});
