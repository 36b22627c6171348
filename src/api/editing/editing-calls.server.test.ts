import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../tests/database.ts';
import { buildEditingApp, type EditingApp } from '../../../tests/factories/editing-app.ts';
import { buildPageBody, buildTextBlock } from '../../../tests/factories/editing-fixture.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';
import { createContentStore } from '../../features/content/content-store.server.ts';
import type { DraftBody, OpenDocument } from '../../features/editing/editing-calls.ts';
import { buildPath } from '../../url.ts';

let database: TestDatabase;
let site: EditingApp;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await buildEditingApp(database.pool);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const call = '/_editor/call';

/** A draft of a page, made through the calls. */
async function createPage(slug: string, body: DraftBody = buildPageBody(slug)): Promise<OpenDocument> {
  const { editor } = site.cookies;
  const request = {
    id: randomUUID(),
    brand: 'abendmeer',
    kind: 'page',
    slug,
    title: { de: slug || 'Start' },
    copyOf: null,
  };
  const made = await site.post(`${call}/create`, request, editor);
  expect(made.json()).toMatchObject({ outcome: 'done' });
  const saved = await site.post(`${call}/document/${request.id}/save`, { revision: 1, slug, body }, editor);
  expect(saved.json()).toMatchObject({ outcome: 'done' });
  return saved.json().document;
}

async function publishPage(slug: string, body?: DraftBody): Promise<OpenDocument> {
  return publish(await createPage(slug, body));
}

async function publish({ line, draft }: OpenDocument): Promise<OpenDocument> {
  const answer = await site.post(
    `${call}/document/${line.id}/publish`,
    { revision: draft.revision, note: '' },
    site.cookies.publisher,
  );
  expect(answer.json()).toMatchObject({ outcome: 'done' });
  return answer.json().document;
}

async function movePage({ line, draft }: OpenDocument, slug: string): Promise<OpenDocument> {
  const saved = await site.post(
    `${call}/document/${line.id}/save`,
    { revision: draft.revision, slug, body: draft.body },
    site.cookies.editor,
  );
  return publish(saved.json().document);
}

describe('who may do what', () => {
  const anyDocument = `${call}/document/${randomUUID()}`;
  const reading = ['palette', 'documents', 'targets?brand=abendmeer&language=de'].map(
    (at) => `${call}/${at}`,
  );

  test('nobody without a session, and no staff for bookings', async () => {
    for (const url of [...reading, anyDocument, `${anyDocument}/version/1`]) {
      expect((await site.read(url)).statusCode).toBe(401);
      const answer = await site.read(url, site.cookies.service);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([403, 'no-store']);
    }
    const saving = { revision: 1, slug: 'x', body: {} };
    expect((await site.post(`${anyDocument}/save`, saving)).statusCode).toBe(401);
    expect((await site.post(`${anyDocument}/save`, saving, site.cookies.service)).statusCode).toBe(403);
  });

  test('no other site on behalf of an editor', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `${anyDocument}/publish`,
      headers: { cookie: site.cookies.publisher, 'sec-fetch-site': 'cross-site' },
      payload: { revision: 1, note: '' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross-site']);
  });

  test.each([
    ['publish', { revision: 1, note: '' }],
    ['schedule', { revision: 1, at: '2027-01-01T00:00:00Z', note: '' }],
    ['unpublish', {}],
    ['restore', { revision: 1, version: 1, to: 'live', note: '' }],
  ])('%s, which visitors notice, needs a publisher', async (change, body) => {
    const codes = await Promise.all(
      (['editor', 'publisher', 'admin'] as const).map(
        async (role) => (await site.post(`${anyDocument}/${change}`, body, site.cookies[role])).statusCode,
      ),
    );
    expect(codes).toEqual([403, 404, 404]);
  });

  test.each([
    ['restore', { revision: 1, version: 1, to: 'draft', note: '' }],
    ['discard', { revision: 1 }],
    ['presence', { windowId: randomUUID(), state: 'looking' }],
  ])('%s is for editors too', async (change, body) => {
    expect((await site.post(`${anyDocument}/${change}`, body, site.cookies.editor)).statusCode).toBe(404);
  });
});

describe('what comes in', () => {
  test('a body of more than 640 kB is refused as too large', async () => {
    const { line } = await createPage('gross');
    const body = { values: { text: 'a'.repeat(640 * 1024) } };
    const answer = await site.post(
      `${call}/document/${line.id}/save`,
      { revision: 2, slug: 'gross', body },
      site.cookies.editor,
    );
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'body-too-large']);
  });

  test.each([
    [{ revision: 0, slug: '', body: {} }],
    [{ revision: 2 ** 31, slug: '', body: {} }],
    [{ revision: 1, slug: '', body: { modules: 'none' } }],
    [{ revision: 1, slug: '', body: { modules: [{ type: 'faq', id: 'a', props: [] }] } }],
    [{ revision: 1, body: {} }],
    ['text'],
  ])('what is no body is refused: %j', async (body) => {
    const answer = await site.post(
      `${call}/document/${randomUUID()}/save`,
      body as object,
      site.cookies.editor,
    );
    expect([400, 415]).toContain(answer.statusCode);
  });

  test('a brand that there is not has no documents', async () => {
    const request = {
      id: randomUUID(),
      brand: 'nobody',
      kind: 'page',
      slug: 'x',
      title: { de: 'x' },
      copyOf: null,
    };
    expect((await site.post(`${call}/create`, request, site.cookies.editor)).statusCode).toBe(400);
  });
});

describe('a published change', () => {
  test('is seen by every process within a second', async () => {
    const pools = [openPool(database.url), openPool(database.url)];
    const stores = pools.map((pool) => createContentStore({ db: openKysely(pool), pool }));
    const titles = () =>
      Promise.all(
        stores.map(
          async (store) => (await store.findDocument('abendmeer', 'page', 'schnell'))?.body.meta?.title.de,
        ),
      );
    await vi.waitFor(async () => {
      const [first] = await Promise.all(stores.map((store) => store.findDocument('abendmeer', 'page', 'x')));
      expect(first).toBeNull();
    }, pollTimeout);
    expect(await titles()).toEqual([undefined, undefined]);
    const page = await publishPage('schnell', buildPageBody('Eins'));
    await vi.waitFor(async () => expect(await titles()).toEqual(['Eins', 'Eins']), { timeout: 1000 });
    await site.post(
      `${call}/document/${page.line.id}/save`,
      { revision: page.draft.revision, slug: 'schnell', body: buildPageBody('Zwei') },
      site.cookies.editor,
    );
    const opened = (await site.read(`${call}/document/${page.line.id}`, site.cookies.editor)).json();
    expect(await titles()).toEqual(['Eins', 'Eins']);
    await publish(opened);
    await vi.waitFor(async () => expect(await titles()).toEqual(['Zwei', 'Zwei']), { timeout: 1000 });
    await site.post(`${call}/document/${page.line.id}/unpublish`, {}, site.cookies.publisher);
    await vi.waitFor(async () => expect(await titles()).toEqual([undefined, undefined]), { timeout: 1000 });
    for (const store of stores) store.close();
    await Promise.all(pools.map((pool) => pool.end()));
  });
});

describe('a page that is published', () => {
  test('is another in every process within a second', async () => {
    const pool = openPool(database.url);
    const other = await buildEditingApp(pool);
    const processes = [site, other, site, other];
    const titles = () =>
      Promise.all(
        processes.map(
          async ({ read }) => /<title>(.*?)<\/title>/.exec((await read('/de-de/flink')).body)?.[1],
        ),
      );
    const expectTitles = (title: string) =>
      vi.waitFor(
        async () => expect(await titles()).toEqual(processes.map(() => expect.stringMatching(title))),
        { timeout: 1000 },
      );
    const page = await publishPage('flink', buildPageBody('Eins'));
    await expectTitles('^Eins');
    const saved = await site.post(
      `${call}/document/${page.line.id}/save`,
      { revision: page.draft.revision, slug: 'flink', body: buildPageBody('Zwei') },
      site.cookies.editor,
    );
    await expectTitles('^Eins');
    await publish(saved.json().document);
    await expectTitles('^Zwei');
    await other.close();
    await pool.end();
  });
});

describe('a page that moved', () => {
  const visit = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await site.app.inject({ method, url });
    return [answer.statusCode, answer.headers.location];
  };

  test('leaves its address behind for good, with locale and query, however often it moves', async () => {
    let page = await publishPage('alt');
    expect(await visit('/de-de/alt')).toEqual([200, undefined]);
    page = await movePage(page, 'neu');
    await vi.waitFor(
      async () => expect(await visit('/de-de/alt?a=1&a=2')).toEqual([301, '/de-de/neu?a=1&a=2']),
      pollTimeout,
    );
    page = await movePage(page, 'ganz-neu');
    await vi.waitFor(
      async () => expect(await visit('/de-de/alt')).toEqual([301, '/de-de/ganz-neu']),
      pollTimeout,
    );
    expect(await visit('/de-de/neu', 'HEAD')).toEqual([301, '/de-de/ganz-neu']);
    await movePage(page, 'alt');
    await vi.waitFor(
      async () => expect(await visit('/de-de/ganz-neu')).toEqual([301, '/de-de/alt']),
      pollTimeout,
    );
    expect(await visit('/de-de/alt')).toEqual([200, undefined]);
  });

  test('is found by the page-content call too, and by its new address alone in sitemap and head', async () => {
    await movePage(await publishPage('sommer'), 'sommer-am-meer');
    await vi.waitFor(
      async () =>
        expect((await site.read('/de-de/ajax/page-content?path=/de-de/sommer')).json()).toMatchObject({
          code: 301,
          redirectTo: '/de-de/sommer-am-meer',
        }),
      pollTimeout,
    );
    const sitemap = (await site.read(buildPath('sitemap_part', { sitemapPart: 'content' }))).body;
    expect(sitemap).toContain('/de-de/sommer-am-meer<');
    expect(sitemap).not.toContain('/de-de/sommer<');
    const page = (await site.read('/de-de/sommer-am-meer')).body;
    expect(page).toMatch(/<link rel="alternate" hreflang="de-DE" href="[^"]*\/de-de\/sommer-am-meer">/);
  });

  test('gives way to a page that is put at its old address', async () => {
    await movePage(await publishPage('platz'), 'weg');
    await vi.waitFor(
      async () => expect(await visit('/de-de/platz')).toEqual([301, '/de-de/weg']),
      pollTimeout,
    );
    const newer = await publishPage('platz');
    await vi.waitFor(async () => expect(await visit('/de-de/platz')).toEqual([200, undefined]), pollTimeout);
    await site.post(`${call}/document/${newer.line.id}/unpublish`, {}, site.cookies.publisher);
    await vi.waitFor(async () => expect((await visit('/de-de/platz'))[0]).toBe(404), pollTimeout);
  });

  test('leads nowhere while it is not published', async () => {
    const page = await movePage(await publishPage('fort'), 'fort-neu');
    await site.post(`${call}/document/${page.line.id}/unpublish`, {}, site.cookies.publisher);
    await vi.waitFor(async () => expect((await visit('/de-de/fort'))[0]).toBe(404), pollTimeout);
  });

  test('is refused with the documents that still link to it', async () => {
    const target = await movePage(await publishPage('ziel'), 'ziel-neu');
    const linking = await publishPage(
      'von',
      buildPageBody(
        'Von hier',
        'Nach [dort](/de-de/ziel#teil) und [da](/ziel-neues).'.replace('/ziel-neues', '/von'),
      ),
    );
    await createPage('nicht', buildPageBody('Nicht', 'Das Wort /ziel-neu und [x](/von)'));
    const opened = (await site.read(`${call}/document/${target.line.id}`, site.cookies.editor)).json();
    expect(opened.linkedFrom).toEqual([
      { id: linking.line.id, kind: 'page', slug: 'von', title: buildPageBody('Von hier').meta?.title },
    ]);
  });
});

describe('history', () => {
  test('a version is read with what it held, and compared with the draft', async () => {
    const page = await publishPage('chronik', buildPageBody('Chronik', 'Eins.'));
    const { id } = page.line;
    await site.post(
      `${call}/document/${id}/save`,
      { revision: page.draft.revision, slug: 'chronik', body: buildPageBody('Chronik', 'Zwei.') },
      site.cookies.editor,
    );
    const read = (path: string) => site.read(`${call}/document/${id}/${path}`, site.cookies.editor);
    expect((await read('version/1')).json()).toMatchObject({
      line: { version: 1, by: 'publisher' },
      body: buildPageBody('Chronik', 'Eins.'),
    });
    expect((await read('version/2')).statusCode).toBe(404);
    for (const from of ['1', 'published']) {
      expect((await read(`compare?from=${from}&to=draft&language=de`)).json()).toEqual({
        differences: [
          {
            kind: 'changed',
            moduleId: 'a',
            moduleType: 'textBlock',
            path: ['paragraphs', 0, 'de'],
            before: 'Eins.',
            after: 'Zwei.',
          },
        ],
      });
    }
    expect((await read('compare?from=7&to=draft&language=de')).statusCode).toBe(404);
    expect((await read('compare?from=2147483647&to=draft&language=de')).statusCode).toBe(404);
    expect((await read('compare?from=2147483648&to=draft&language=de')).statusCode).toBe(400);
  });
});

describe('what editors choose from', () => {
  test('every module with its slots and fields', async () => {
    const palette = (await site.read(`${call}/palette`, site.cookies.editor)).json();
    const textBlock = palette.modules.find(({ type }: { type: string }) => type === 'textBlock');
    expect(textBlock.slots).toEqual(['main']);
    expect(textBlock.fields.map(({ name }: { name: string }) => name)).toContain('paragraphs');
    expect(palette.flags.length).toBeGreaterThan(5);
    expect(palette.settings.length).toBeGreaterThan(1);
  });

  test('pages, destinations and hotels by their names, or by the id that a field holds', async () => {
    await createPage('mallorca-im-herbst', buildPageBody('Mallorca im Herbst'));
    const find = async (text: string) =>
      (
        await site.read(
          `${call}/targets?brand=abendmeer&language=de&text=${encodeURIComponent(text)}`,
          site.cookies.editor,
        )
      ).json().targets;
    const found = await find('mallorca');
    expect(found[0]).toEqual({
      kind: 'page',
      label: 'Mallorca im Herbst',
      link: '/mallorca-im-herbst',
      id: null,
    });
    const place = found.find(({ kind }: { kind: string }) => kind === 'destination');
    expect(place).toMatchObject({ label: expect.stringContaining('Mallorca'), id: expect.any(Number) });
    expect(place.link).toMatch(/^\/regions\/[a-z/-]+\.html$/);
    expect(await find(`#${place.id}`)).toEqual([
      { kind: 'destination', label: 'Mallorca', link: place.link, id: place.id },
    ]);
    expect(await find('atlantis')).toEqual([]);
  });
});

describe('a preview', () => {
  const preview = (id: string, query = '') =>
    site.read(`/_editor/preview/${id}?language=de${query}`, site.cookies.editor);

  test('shows the draft as a page that is never cached, indexed or framed elsewhere', async () => {
    const { line } = await createPage('entwurf', buildPageBody('Entwurf', 'Noch nicht fertig.'));
    const answer = await preview(line.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Noch nicht fertig.');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(answer.body).toMatch(/<html[^>]* data-preview/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect((await site.read('/de-de/entwurf')).statusCode).toBe(404);
  });

  test('is for editors alone', async () => {
    const { line } = await createPage('geheim');
    expect((await site.read(`/_editor/preview/${line.id}?language=de`)).statusCode).toBe(303);
    expect((await site.read(`/_editor/preview/${line.id}`, site.cookies.service)).statusCode).toBe(403);
    expect((await preview(randomUUID())).statusCode).toBe(404);
    expect((await preview(line.id, '&at=2199-12-31T23:59:59Z')).statusCode).toBe(200);
    for (const at of ['2200-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1999-12-31T23:59:59Z'])
      expect((await preview(line.id, `&at=${at}`)).statusCode).toBe(400);
  });

  test('shows an older version, in any language', async () => {
    const page = await publishPage('frueher', buildPageBody('Frueher', 'Damals.'));
    await site.post(
      `${call}/document/${page.line.id}/save`,
      { revision: page.draft.revision, slug: 'frueher', body: buildPageBody('Frueher', 'Heute.') },
      site.cookies.editor,
    );
    expect((await preview(page.line.id)).body).toContain('Heute.');
    expect((await preview(page.line.id, '&version=1')).body).toContain('Damals.');
    expect((await preview(page.line.id, '&version=9')).statusCode).toBe(404);
    const english = await site.read(`/_editor/preview/${page.line.id}?language=en`, site.cookies.editor);
    expect(english.headers['content-language']).toBe('en');
  });

  test('[MOD-077][EDIT-003] looks as it does at a moment, to a visitor or to an editor', async () => {
    const countdown = {
      type: 'countdown',
      id: 'c',
      props: { headline: { de: 'Bis Weihnachten' }, date: '2026-12-24T18:00:00+01:00' },
    };
    const { line } = await createPage('countdown', { ...buildPageBody('C'), modules: [countdown] });
    const at = (moment: string, rest = '') => preview(line.id, `&at=${encodeURIComponent(moment)}${rest}`);
    expect((await at('2026-12-24T16:59:59Z')).body).toContain('Bis Weihnachten');
    expect((await at('2026-12-24T17:00:00Z')).body).not.toContain('Bis Weihnachten');
    expect((await at('2026-12-24T17:00:00Z', '&asEditor=true')).body).toContain('Bis Weihnachten');
  });

  test('shows a footer around the home page, in its own brand', async () => {
    const id = randomUUID();
    const home = await database.pool.query(
      `insert into content_document (brand, kind, slug, body) values ('tagwind', 'page', '', $1) returning id`,
      [JSON.stringify(buildPageBody('Tagwind', 'Willkommen bei Tagwind.'))],
    );
    expect(home.rowCount).toBe(1);
    await site.post(
      `${call}/create`,
      { id, brand: 'tagwind', kind: 'footer', slug: '', title: null, copyOf: null },
      site.cookies.editor,
    );
    const footer = {
      type: 'footer',
      id: 'f',
      props: { columns: [], links: [], legalText: { de: 'Alles neu unten.' } },
    };
    const saved = await site.post(
      `${call}/document/${id}/save`,
      { revision: 1, slug: '', body: { modules: [footer] } },
      site.cookies.editor,
    );
    expect(saved.json().outcome).toBe('done');
    const { body } = await preview(id);
    expect(body).toContain('data-brand="tagwind"');
    expect(body).toContain('Willkommen bei Tagwind.');
    expect(body).toContain('Alles neu unten.');
  });
});

test('a preview of switches shows the home page without what they turn off', async () => {
  const { line: home } = await publishPage('', buildPageBody('Start'));
  const id = randomUUID();
  await site.post(
    `${call}/create`,
    { id, brand: 'abendmeer', kind: 'flags', slug: '', title: null, copyOf: null },
    site.cookies.editor,
  );
  const saved = await site.post(
    `${call}/document/${id}/save`,
    { revision: 1, slug: '', body: { values: { favorites: false } } },
    site.cookies.editor,
  );
  expect(saved.json().outcome).toBe('done');
  const show = async (shown: string) =>
    (await site.read(`/_editor/preview/${shown}?language=de`, site.cookies.editor)).body;
  expect(await show(home.id)).toContain('/de-de/favorites');
  expect(await show(id)).not.toContain('/de-de/favorites');
});

describe('modules of an unsaved body', () => {
  const prepare = async (body: DraftBody, changes: object = {}) =>
    (
      await site.post(
        `${call}/prepare`,
        {
          brand: 'abendmeer',
          kind: 'page',
          slug: 'x',
          body,
          language: 'de',
          currency: 'EUR',
          locale: 'de-de',
          at: null,
          isEditor: false,
          ...changes,
        },
        site.cookies.editor,
      )
    ).json();

  test('come in their order, in a language, and say which are hidden at that moment', async () => {
    const countdown = {
      type: 'countdown',
      id: 'c',
      props: { headline: { de: 'Bald' }, date: '2026-12-24T18:00:00+01:00' },
    };
    const modules = [countdown, buildTextBlock('a', 'Ein <b>Wort</b>.')];
    const { modules: now, problems } = await prepare({ ...buildPageBody('x'), modules });
    expect(problems).toEqual([]);
    expect(now).toMatchObject([
      { id: 'c', isHidden: false },
      { id: 'a', isHidden: false, props: { paragraphs: ['Ein Wort.'] } },
    ]);
    const later = await prepare({ modules }, { at: '2027-01-01T00:00:00Z' });
    expect(later.modules.map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([true, false]);
  });

  test('that do not fit are named', async () => {
    const { problems } = await prepare({
      ...buildPageBody('x'),
      modules: [{ type: 'textBlock', id: 'a', props: {} }],
    });
    expect(problems).toEqual([{ moduleId: 'a', path: ['paragraphs'], problem: 'editing.problem.required' }]);
  });
});

test('the heartbeat of an open window keeps no session alive, a saved draft does', async () => {
  const { line, draft } = await createPage('open-window');
  const own = await buildEditingApp(database.pool);
  const document = `${call}/document/${line.id}`;
  const { editor } = own.cookies;
  const beat = () => own.post(`${document}/presence`, { windowId: randomUUID(), state: 'editing' }, editor);
  const save = () =>
    own.post(`${document}/save`, { revision: draft.revision, slug: 'open-window', body: draft.body }, editor);
  own.clock.advance(staffPolicy.sessionIdleMs - 60_000);
  expect((await save()).statusCode).toBe(200);
  own.clock.advance(staffPolicy.sessionIdleMs - 1);
  expect((await beat()).statusCode).toBe(200);
  own.clock.advance(1);
  expect((await beat()).statusCode).toBe(401);
  expect((await save()).statusCode).toBe(401);
  await own.close();
});
