import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { createOfficeDeps, signInStaff } from '../../tests/factories/office-deps.ts';
import { buildTestApp, type TestApp } from '../../tests/factories/test-app.ts';
import type { OfficeDeps } from '../api/office/serving/office-deps.server.ts';
import { staffPolicy } from '../defaults.ts';
import type { StaffRole } from '../domain/staff/staff.ts';
import { settableClock } from '../domain/time/clock.ts';

const clock = settableClock('2026-11-21T12:00:00Z');
const unknown = { type: 'weather', id: 'w', props: {} };
const documentId = '6f1c8a52-0d3e-4b7a-9c51-2e8f4a6b7d90';

let database: TestDatabase;
let office: OfficeDeps;
let shop: TestApp;
let questions = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const real = createOfficeDeps(database.db, clock);
  office = {
    ...real,
    staff: {
      ...real.staff,
      peek: (token) => {
        questions += 1;
        return real.staff.peek(token);
      },
    },
  };
  shop = await buildTestApp({
    pool: database.pool,
    shop: {
      office,
      loadNotices: async ({ isEditor }) => (isEditor ? [{ ...unknown, documentId }] : undefined),
      loaders: {
        homepage: async ({ isEditor }) => ({
          code: 200,
          pageMetaContent: { title: isEditor ? 'Editor' : 'Visitor', description: '' },
          route: 'homepage',
          view: 'content',
          props: { modules: isEditor ? [{ ...unknown, documentId }] : [] },
        }),
      },
    },
  });
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const signIn = (role: StaffRole) => signInStaff(office.staff, clock, role);
const read = (cookie: string, url = '/de-de') =>
  shop.app.inject({ url, headers: { cookie, 'accept-language': 'en' } });

test.each(['editor', 'publisher', 'admin'] as const)(
  '[EDIT-001] a signed-in %s is an editor',
  async (role) => {
    const page = await read(await signIn(role));
    expect(page.body).toContain('<title>Editor | Abendmeer</title>');
    expect(page.body).toContain('"isEditor":true');
  },
);

test('[EDIT-001] service staff see the site as visitors do', async () => {
  const page = await read(await signIn('service'));
  expect(page.body).toContain('<title>Visitor | Abendmeer</title>');
});

test('[EDIT-001] an unknown cookie is no editor, and a visitor causes no query', async () => {
  expect((await read('staff=nobody')).body).toContain('<title>Visitor | Abendmeer</title>');
  const before = questions;
  expect((await read('')).body).toContain('<title>Visitor | Abendmeer</title>');
  expect(questions).toBe(before);
});

test('[EDIT-002] an editor reads notes and gets a mark behind every module that links to the editor', async () => {
  const { body } = await read(await signInStaff(office.staff, clock, 'editor', 'second@staff.example'));
  expect(body).toContain('Module “weather” is not known in this version');
  expect(body).toMatch(new RegExp(`<span[^>]*data-edit="w"[^>]*data-document="${documentId}"`));
  const visitor = await read('');
  expect(visitor.body).not.toContain('data-edit');
  expect(visitor.body).not.toContain('weather');
});

test('[EDIT-002] what an editor sees is never cached, page and call alike', async () => {
  const cookie = await signInStaff(office.staff, clock, 'editor', 'third@staff.example');
  const call = '/de-de/ajax/page-content?path=/de-de';
  expect((await read(cookie)).headers['cache-control']).toBe('private, no-store');
  expect((await read(cookie, call)).headers['cache-control']).toBe('private, no-store');
  expect((await read('')).headers['cache-control']).toBe('private, no-cache');
  expect((await read('', call)).headers['cache-control']).toBe('private, max-age=10');
});

test('[EDIT-002] the page-content call gives editors notices and modules as the document does', async () => {
  const cookie = await signInStaff(office.staff, clock, 'editor', 'fourth@staff.example');
  const answer = (await read(cookie, '/de-de/ajax/page-content?path=/de-de')).json();
  expect(answer.notices).toEqual([{ ...unknown, documentId }]);
  expect((await read('', '/de-de/ajax/page-content?path=/de-de')).json()).not.toHaveProperty('notices');
});

test('pages of the site keep no session of staff alive', async () => {
  const cookie = await signInStaff(office.staff, clock, 'editor', 'idle@staff.example');
  clock.advance(staffPolicy.sessionIdleMs - 1);
  expect((await read(cookie)).body).toContain('<title>Editor | Abendmeer</title>');
  clock.advance(1);
  expect((await read(cookie)).body).toContain('<title>Visitor | Abendmeer</title>');
});
