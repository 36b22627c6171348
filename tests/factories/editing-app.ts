import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { brands } from '../../src/brands/load-brands.server.ts';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import type { StaffRole } from '../../src/domain/staff/staff.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import { flagsSchema, settingsSchema } from '../../src/features/content/apply-brand-values.server.ts';
import { createContentStore } from '../../src/features/content/content-store.server.ts';
import { followRedirects } from '../../src/features/content/follow-redirects.server.ts';
import { listContentPages } from '../../src/features/content/list-content-pages.server.ts';
import {
  createContentPageLoader,
  createFrameLoader,
} from '../../src/features/content/load-content-page.server.ts';
import { createNoticesLoader } from '../../src/features/content/load-notices.server.ts';
import {
  createEditingService,
  type EditingService,
} from '../../src/features/editing/editing-service.server.ts';
import type { StaffStore } from '../../src/features/staff/staff-store.server.ts';
import { createFakeOffers } from '../../src/ports/offers/fake-offers.ts';
import { createSearch } from '../../src/trip-search/visit/create-search.server.ts';
import { createOfficeDeps, signInStaff } from './office-deps.ts';
import { fakeCatalogue } from './search-world.ts';
import { buildTestApp, fromThisSite } from './test-app.ts';

export interface EditingApp {
  readonly app: Awaited<ReturnType<typeof buildTestApp>>['app'];
  readonly service: EditingService;
  readonly clock: SettableClock;
  /** Accounts, to add others than those below. */
  readonly staff: StaffStore;
  /** Cookies of an account of each role. */
  readonly cookies: Readonly<Record<StaffRole, string>>;
  read(url: string, cookie?: string): Promise<Answer>;
  post(url: string, body: object, cookie?: string): Promise<Answer>;
  close(): Promise<void>;
}
type Answer = Awaited<ReturnType<EditingApp['app']['inject']>>;

/**
 * The whole server with content, back office, editing and the memory of rendered pages on a real database; its offers are made
 * up. Several on one database are several processes to it.
 */
export async function buildEditingApp(pool: Pool): Promise<EditingApp> {
  const clock = settableClock('2026-11-21T12:00:00Z');
  const db = openKysely(pool);
  const store = createContentStore({ db, pool });
  const catalogue = fakeCatalogue();
  const live = { verify: async () => ({ outcome: 'unknown' as const }) };
  const supply = { catalogue, live };
  const report = () => undefined;
  const search = createSearch({
    offers: createFakeOffers(),
    supply,
    history: { find: async () => null },
    clock,
    report,
  });
  await search.refresh();
  const valueSchemas = { flags: flagsSchema, settings: settingsSchema };
  const service = createEditingService({
    db,
    clock,
    valueSchemas,
    brands,
    report,
    listUnusablePictures: async () => [],
  });
  const office = createOfficeDeps(db, clock);
  const offersFor = () => async () => null;
  const { app } = await buildTestApp({
    pool,
    shop: {
      search,
      office,
      loaders: {
        homepage: followRedirects(createContentPageLoader({ store, clock, offersFor }), store),
      },
      loadFrame: createFrameLoader(store, clock),
      loadNotices: createNoticesLoader(store, clock),
      listContentPages: (brand) => listContentPages(db, brand),
      editing: { service, valueSchemas, clock, previews: { store, brands, offersFor } },
    },
  });
  const signIn = (role: StaffRole) =>
    signInStaff(office.staff, clock, role, `${role}-${randomUUID()}@staff.example`);
  return {
    app,
    service,
    clock,
    staff: office.staff,
    cookies: {
      service: await signIn('service'),
      editor: await signIn('editor'),
      publisher: await signIn('publisher'),
      admin: await signIn('admin'),
    },
    read: (url, cookie = '') => app.inject({ url, headers: { cookie } }),
    post: (url, payload, cookie = '') =>
      app.inject({ method: 'POST', url, headers: { cookie, ...fromThisSite }, payload }),
    async close() {
      store.close();
      await app.close();
      await search.close();
    },
  };
}
