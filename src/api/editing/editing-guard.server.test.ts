import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildEditingApp, type EditingApp } from '../../../tests/factories/editing-app.ts';
import { signInStaff } from '../../../tests/factories/office-deps.ts';
import { routes } from '../../routes.ts';
import { buildPath } from '../../url.ts';
import { type EditingRoute, editingAccess } from './editing-guard.server.ts';

const own = 'abendmeer';
const foreign = 'tagwind';

let database: TestDatabase;
let served: EditingApp;
let ofOwn: string;
let ownId: string;
let foreignId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await buildEditingApp(database.pool);
  ofOwn = await signInStaff(served.staff, served.clock, 'publisher', 'own@staff.example', [own]);
  ownId = await createPage(own);
  foreignId = await createPage(foreign);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

async function createPage(brand: string): Promise<string> {
  const id = crypto.randomUUID();
  const page = { id, brand, kind: 'page', slug: `of-${brand}`, title: { de: `Von ${brand}` }, copyOf: null };
  const { statusCode } = await served.post('/_editor/call/create', page, served.cookies.publisher);
  expect(statusCode).toBe(200);
  return id;
}

const names = Object.keys(editingAccess) as EditingRoute[];
const ofDocuments = names.filter((name) => editingAccess[name] === 'documentId');
const isRead = (name: EditingRoute) => {
  const route = routes[name];
  return !('methods' in route);
};
const query: Partial<Record<EditingRoute, string>> = { editing_compare: '?from=draft&to=draft&language=de' };
const bodies: Partial<Record<EditingRoute, object>> = {
  editing_save: { revision: 1, slug: 'taken', body: {} },
  editing_publish: { revision: 1, note: '' },
  editing_schedule: { revision: 1, note: '', at: '2027-01-01T00:00:00Z' },
  editing_restore: { revision: 1, note: '', version: 1, to: 'draft' },
  editing_discard: { revision: 1 },
  editing_presence: { windowId: crypto.randomUUID(), state: 'looking' },
};
const ask = (name: EditingRoute, documentId: string) => {
  const address = `${buildPath(name, { documentId, version: '1' } as never)}${query[name] ?? ''}`;
  return isRead(name) ? served.read(address, ofOwn) : served.post(address, bodies[name] ?? {}, ofOwn);
};

async function snapshot(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select jsonb_agg(d) from content_draft d) as drafts, (select jsonb_agg(d) from content_document d) as documents`,
  );
  return rows;
}

test('the matrix has every route of editing that there is, and no other', () => {
  expect(names.toSorted()).toEqual(
    Object.keys(routes)
      .filter((name) => name.startsWith('edit') || name.startsWith('media_'))
      .toSorted(),
  );
});

describe('an editor of one brand', () => {
  test.each(ofDocuments)('finds no document of the other brand at %s, and nothing changes', async (name) => {
    const had = await snapshot();
    const answer = await ask(name, foreignId);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Von tagwind');
    expect(await snapshot()).toEqual(had);
  });

  test.each(ofDocuments.filter(isRead))('opens what is their own at %s', async (name) => {
    // A page that was never published has no version.
    expect((await ask(name, ownId)).statusCode).toBe(name === 'editing_version' ? 404 : 200);
  });

  test('lists their own documents, and knows no other brand', async () => {
    const { documents } = JSON.parse((await served.read('/_editor/call/documents', ofOwn)).body);
    expect(new Set(documents.map(({ brand }: { brand: string }) => brand))).toEqual(new Set([own]));
    const { body } = await served.read('/_editor', ofOwn);
    expect(body).toContain('Abendmeer Reisen GmbH');
    expect(body).not.toContain('Tagwind GmbH');
    const all = await served.read('/_editor', served.cookies.publisher);
    expect(all.body).toContain('Tagwind GmbH');
  });

  test('makes no page for the other brand, copies none of it, and gets none by repeating its request', async () => {
    const had = await snapshot();
    const page = {
      id: crypto.randomUUID(),
      brand: own,
      kind: 'page',
      slug: 'new',
      title: null,
      copyOf: null,
    };
    for (const change of [{ brand: foreign }, { copyOf: foreignId }, { id: foreignId }]) {
      const answer = await served.post('/_editor/call/create', { ...page, ...change }, ofOwn);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('Von tagwind');
    }
    expect(await snapshot()).toEqual(had);
  });

  test('finds no page of the other brand for a link, and prepares no module in it', async () => {
    const targets = (brand: string) => served.read(`/_editor/call/targets?brand=${brand}&language=de`, ofOwn);
    expect((await targets(foreign)).statusCode).toBe(404);
    expect((await targets(own)).statusCode).toBe(200);
    const asked = {
      kind: 'page',
      slug: '',
      body: { modules: [] },
      language: 'de',
      currency: 'EUR',
      locale: 'de-de',
      at: null,
      isEditor: false,
    };
    const prepare = (brand: string) => served.post('/_editor/call/prepare', { ...asked, brand }, ofOwn);
    expect((await prepare(foreign)).statusCode).toBe(404);
    expect((await prepare(own)).statusCode).toBe(200);
  });
});
