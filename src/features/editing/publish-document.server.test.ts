import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../tests/database.ts';
import {
  buildPageBody,
  type EditingFixture,
  openEditingFixture,
  requireDone,
} from '../../../tests/factories/editing-fixture.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import type { DraftBody, OpenDocument } from './editing-calls.ts';

let database: TestDatabase;
let room: EditingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  for (const table of ['content_document', 'content_draft', 'content_schedule', 'content_redirect'])
    await database.pool.query(`delete from ${table}`);
  room = await openEditingFixture(database.db);
});
afterAll(() => database.drop());

const save = async ({ line, draft }: OpenDocument, text: string, slug = draft.slug) =>
  requireDone(
    await room.service.save(
      line.id,
      { revision: draft.revision, slug, body: buildPageBody('kreta', text) },
      room.mira,
    ),
  );
const publish = async ({ line, draft }: OpenDocument, note = '') =>
  requireDone(await room.service.publish(line.id, { revision: draft.revision, note }, room.mira));
const bodyOf = (text: string): DraftBody => buildPageBody('kreta', text);
const readPublished = async (slug: string): Promise<DraftBody | null> =>
  (await database.pool.query('select body from content_document where slug = $1', [slug])).rows[0]?.body ??
  null;
const loadActions = async () =>
  (await database.pool.query('select action from staff_audit order by id')).rows.map(({ action }) => action);

describe('publishing', () => {
  test('shows the draft to visitors, saves it as a version and logs who published it', async () => {
    const before = (await loadActions()).length;
    const opened = await publish(await room.createPage('kreta'), 'Erste Fassung');
    expect(opened.line).toMatchObject({
      state: 'published',
      version: 1,
      publishedAt: '2026-11-21T12:00:00.000Z',
      editedBy: null,
    });
    expect(opened.versions).toEqual([
      { version: 1, slug: 'kreta', at: '2026-11-21T12:00:00.000Z', by: 'Mira', note: 'Erste Fassung' },
    ]);
    expect(await readPublished('kreta')).toEqual(bodyOf('Eins.'));
    expect((await loadActions()).slice(before)).toEqual(['document created', 'document published']);
  });

  test('a repeated request succeeds and creates one version', async () => {
    const draft = await room.createPage('kreta');
    await publish(draft);
    expect((await publish(draft)).versions).toHaveLength(1);
  });

  test('is refused when another editor saved meanwhile', async () => {
    const seen = await room.createPage('kreta');
    await save(seen, 'Später.');
    const answer = await room.service.publish(
      seen.line.id,
      { revision: seen.draft.revision, note: '' },
      room.mira,
    );
    expect(answer).toMatchObject({ outcome: 'conflict', theirs: { body: bodyOf('Später.') } });
    expect(await readPublished('kreta')).toBeNull();
  });

  test('is refused where what the draft links to has gone since', async () => {
    const malta = await room.createPage('malta');
    const page = await room.createPage('kreta', bodyOf('Nach [Malta](/malta).'));
    await room.service.discard(malta.line.id, malta.draft.revision, room.mira);
    const answer = await room.service.publish(
      page.line.id,
      { revision: page.draft.revision, note: '' },
      room.mira,
    );
    expect(answer).toMatchObject({
      outcome: 'refused',
      problems: [{ moduleId: 'a', problem: 'editing.problem.deadLink' }],
    });
  });

  test('goes on counting versions after the page was away', async () => {
    const page = await room.publishPage('kreta');
    const away = requireDone(await room.service.unpublish(page.line.id, room.mira));
    expect(away.line).toMatchObject({ state: 'draft', version: null });
    expect((await publish(await save(away, 'Wieder da.'))).line.version).toBe(2);
  });

  test('every change of a document stores a version that never changes', async () => {
    const { line } = await room.publishPage('kreta');
    await database.pool.query(`update content_document set body = jsonb_set(body, '{modules}', '[]')`);
    const opened = await room.service.open(line.id, room.mira);
    expect(opened?.versions.map(({ version, by }) => [version, by])).toEqual([
      [2, ''],
      [1, 'Mira'],
    ]);
    expect((await room.service.readVersion(line.id, 1))?.body).toEqual(bodyOf('Eins.'));
    expect(opened?.draft.revision).toBeGreaterThan(2);
    await expect(database.pool.query('delete from content_version')).rejects.toThrow(/append-only/);
  });
});

test('one audit entry is one session: ten minutes without a save, or another editor, begin a new one', async () => {
  const before = (await loadActions()).length;
  let page = await room.createPage('kreta');
  page = await save(page, 'Zwei.');
  room.clock.advance(600_000);
  page = await save(page, 'Drei.');
  room.clock.advance(599_999);
  await save(page, 'Vier.');
  expect((await loadActions()).slice(before)).toEqual(['document created', 'document edited']);
});

describe('taking back', () => {
  test.each(['', 'navigation', 'footer'])('what every page needs is refused: %s', async (kind) => {
    const { line } = await room.publishPage('');
    if (kind !== '')
      await database.pool.query('update content_document set kind = $1 where id = $2', [kind, line.id]);
    expect(await room.service.unpublish(line.id, room.mira)).toMatchObject({
      outcome: 'refused',
      problems: [{ problem: 'editing.problem.indispensable' }],
    });
  });

  test('a draft shows again what is published; who still has the draft cannot save it', async () => {
    const page = await room.publishPage('kreta');
    const draft = await save(page, 'Verworfen.');
    const discarded = requireDone(await room.service.discard(page.line.id, draft.draft.revision, room.mira));
    expect(discarded.draft.body).toEqual(bodyOf('Eins.'));
    expect(discarded.line.state).toBe('published');
    const stale = await room.service.save(
      page.line.id,
      { revision: draft.draft.revision, slug: 'kreta', body: bodyOf('Doch nicht.') },
      room.jonas,
    );
    expect(stale?.outcome).toBe('conflict');
  });

  test('a draft that was never published leaves nothing', async () => {
    const { line, draft } = await room.createPage('kreta');
    expect(await room.service.discard(line.id, draft.revision, room.mira)).toEqual({ outcome: 'gone' });
    expect(await room.service.open(line.id, room.mira)).toBeNull();
    expect(await room.service.discard(line.id, draft.revision, room.mira)).toBeNull();
  });

  test('a version comes back into the draft, or live in one go with a version of its own', async () => {
    const first = await room.publishPage('kreta');
    const second = await publish(await save(first, 'Zwei.'));
    const restore = (to: 'draft' | 'live', revision: number) =>
      room.service.restore(first.line.id, { revision, version: 1, to, note: 'Zurück' }, room.mira);
    const drafted = requireDone(await restore('draft', second.draft.revision));
    expect(drafted.draft.body).toEqual(bodyOf('Eins.'));
    expect(await readPublished('kreta')).toEqual(bodyOf('Zwei.'));
    const live = requireDone(await restore('live', drafted.draft.revision));
    expect(await readPublished('kreta')).toEqual(bodyOf('Eins.'));
    expect(live.versions[0]).toMatchObject({ version: 3, by: 'Mira', note: 'Zurück' });
    expect((await restore('live', drafted.draft.revision))?.outcome).toBe('done');
  });

  test('a version goes live without changing an open draft', async () => {
    const first = await room.publishPage('kreta');
    const second = await publish(await save(first, 'Zwei.'));
    const writing = await save(second, 'Drei, noch nicht fertig.');
    const restored = requireDone(
      await room.service.restore(
        first.line.id,
        { revision: writing.draft.revision, version: 1, to: 'live', note: '' },
        room.mira,
      ),
    );
    expect(restored.draft.body).toEqual(bodyOf('Drei, noch nicht fertig.'));
    expect(restored.line).toMatchObject({ state: 'changed', version: 3 });
    expect((await publish(restored)).line).toMatchObject({ state: 'published', version: 4 });
  });

  test('a version that there never was is not restored', async () => {
    const { line, draft } = await room.publishPage('kreta');
    const answer = await room.service.restore(
      line.id,
      { revision: draft.revision, version: 9, to: 'live', note: '' },
      room.mira,
    );
    expect(answer).toMatchObject({
      outcome: 'refused',
      problems: [{ problem: 'editing.problem.noSuchVersion' }],
    });
  });
});

describe('a planned publishing', () => {
  const plan = ({ line, draft }: OpenDocument, at: string | null, note = '') =>
    room.service.schedule(line.id, { revision: draft.revision, at, note }, room.mira);

  test('goes live at its moment, not a second before', async () => {
    const page = await room.createPage('kreta');
    const planned = requireDone(await plan(page, '2026-11-21T18:00:00+01:00', 'Zum Advent'));
    expect(planned.line.scheduledFor).toBe('2026-11-21T17:00:00.000Z');
    expect(planned.schedule).toEqual({
      at: '2026-11-21T17:00:00.000Z',
      by: 'Mira',
      isBehindDraft: false,
      problems: null,
    });
    room.clock.set('2026-11-21T16:59:59.999Z');
    expect(await room.service.publishDue()).toBe(0);
    room.clock.set('2026-11-21T17:00:00Z');
    expect(await room.service.publishDue()).toBe(1);
    expect(await room.service.publishDue()).toBe(0);
    const opened = await room.service.open(page.line.id, room.mira);
    expect(opened).toMatchObject({ schedule: null, line: { state: 'published', scheduledFor: null } });
    expect(opened?.versions).toEqual([
      { version: 1, slug: 'kreta', at: '2026-11-21T17:00:00.000Z', by: 'Mira', note: 'Zum Advent' },
    ]);
    expect(await loadActions()).toContain('scheduled document published');
  });

  test.each([
    ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    ['2027-03-28T01:59:59+01:00', '2027-03-28T00:59:59.000Z'],
    ['2027-03-28T03:00:00+02:00', '2027-03-28T01:00:00.000Z'],
  ])('at %s, where clocks are changed, is the moment %s', async (at, moment) => {
    room.clock.set('2026-10-24T12:00:00Z');
    const page = await room.createPage('kreta');
    expect(requireDone(await plan(page, at)).line.scheduledFor).toBe(moment);
    room.clock.set(new Date(Date.parse(moment) - 1));
    expect(await room.service.publishDue()).toBe(0);
    room.clock.set(moment);
    expect(await room.service.publishDue()).toBe(1);
  });

  test('is refused now and in the past', async () => {
    const page = await room.createPage('kreta');
    for (const at of ['2026-11-21T12:00:00Z', '2026-11-21T11:59:59Z']) {
      expect(await plan(page, at)).toMatchObject({
        outcome: 'refused',
        problems: [{ path: ['at'], problem: 'editing.problem.past' }],
      });
    }
    expect((await plan(page, '2026-11-21T12:00:01Z'))?.outcome).toBe('done');
  });

  test('is refused without anything to publish', async () => {
    expect(await plan(await room.publishPage('kreta'), '2026-12-01T00:00:00Z')).toMatchObject({
      outcome: 'refused',
      problems: [{ problem: 'editing.problem.nothingToPublish' }],
    });
  });

  test('publishes the draft as it was; what was written since stays a draft and says so', async () => {
    const page = await room.createPage('kreta');
    const planned = requireDone(await plan(page, '2026-11-21T13:00:00Z'));
    const written = await save(planned, 'Danach geschrieben.');
    expect(written.schedule?.isBehindDraft).toBe(true);
    room.clock.set('2026-11-21T13:00:00Z');
    await room.service.publishDue();
    expect(await readPublished('kreta')).toEqual(bodyOf('Eins.'));
    expect((await room.service.open(page.line.id, room.mira))?.line.state).toBe('changed');
  });

  test('is called off, by itself or by publishing or discarding the draft', async () => {
    const pages = [
      await room.createPage('kreta'),
      await room.createPage('malta'),
      await room.createPage('kos'),
    ];
    for (const page of pages) requireDone(await plan(page, '2026-11-21T13:00:00Z'));
    const [kreta, malta, kos] = pages as [OpenDocument, OpenDocument, OpenDocument];
    expect(requireDone(await plan(kreta, null)).schedule).toBeNull();
    await publish(malta);
    await room.service.discard(kos.line.id, kos.draft.revision, room.mira);
    room.clock.set('2026-11-21T13:00:00Z');
    expect(await room.service.publishDue()).toBe(0);
    expect(requireDone(await plan(kreta, null)).schedule).toBeNull();
  });

  test('that does not fit any more stays a draft, and says why', async () => {
    const malta = await room.createPage('malta');
    const page = await room.createPage('kreta', bodyOf('Nach [Malta](/malta).'));
    await plan(page, '2026-11-21T13:00:00Z');
    await room.service.discard(malta.line.id, malta.draft.revision, room.mira);
    room.clock.set('2026-11-21T13:00:00Z');
    expect(await room.service.publishDue()).toBe(0);
    const opened = await room.service.open(page.line.id, room.mira);
    expect(opened?.line).toMatchObject({ state: 'draft', isScheduleFailed: true });
    expect(opened?.schedule?.problems).toEqual([
      { moduleId: 'a', path: ['paragraphs', 0, 'de'], problem: 'editing.problem.deadLink' },
    ]);
    expect((await loadActions()).filter((action) => action === 'scheduled document refused')).toHaveLength(1);
    expect(await room.service.publishDue()).toBe(0);
    const again = requireDone(await plan(await save(page, 'Ohne Malta.'), '2026-11-21T14:00:00Z'));
    expect(again.line.isScheduleFailed).toBe(false);
  });

  test('is done once, however many processes look', async () => {
    const pages = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((slug) => room.createPage(slug)));
    for (const page of pages) await plan(page, '2026-11-21T13:00:00Z');
    const pools = Array.from({ length: 4 }, () => openPool(database.url));
    const rooms = await Promise.all(pools.map((pool) => openEditingFixture(openKysely(pool))));
    for (const { clock } of rooms) clock.set('2026-11-21T13:00:00Z');
    // A process passes over a document that another one has in hand.
    await vi.waitFor(async () => {
      await Promise.all(rooms.map(({ service }) => service.publishDue()));
      expect((await database.pool.query('select from content_schedule')).rowCount).toBe(0);
    }, pollTimeout);
    for (const { line } of pages)
      expect((await room.service.open(line.id, room.mira))?.versions).toHaveLength(1);
    await Promise.all(pools.map((pool) => pool.end()));
  });

  test('that fails in one document does not hold up the others', async () => {
    const broken = await room.createPage('a');
    for (const page of [broken, await room.createPage('b')]) await plan(page, '2026-11-21T13:00:00Z');
    await database.pool.query(
      `update content_schedule set body = '{"modules": {"length": 1}}' where document_id = $1`,
      [broken.line.id],
    );
    room.clock.set('2026-11-21T13:00:00Z');
    expect(await room.service.publishDue()).toBe(1);
    expect(room.reported).toHaveLength(1);
  });
});

describe('presence', () => {
  const signal = (
    id: string,
    windowId: string,
    editor = room.mira,
    state = 'editing' as 'editing' | 'gone',
  ) => room.service.savePresence(id, { windowId, state }, editor);
  const [one, two] = ['5b0f7a5e-7a9c-4a0b-8f2b-000000000001', '5b0f7a5e-7a9c-4a0b-8f2b-000000000002'];

  test('shows two people each other until one leaves, or sends no signal for 30 seconds', async () => {
    const { line } = await room.createPage('kreta');
    expect((await signal(line.id, one))?.present).toEqual([]);
    expect((await signal(line.id, two, room.jonas))?.present).toEqual([
      { staffId: room.mira.id, name: 'Mira', isEditing: true },
    ]);
    expect((await room.service.open(line.id, room.mira))?.present).toMatchObject([{ name: 'Jonas' }]);
    room.clock.advance(29_999);
    expect((await signal(line.id, two, room.jonas))?.present).toHaveLength(1);
    room.clock.advance(1);
    expect((await signal(line.id, two, room.jonas))?.present).toEqual([]);
    await signal(line.id, two, room.jonas, 'gone');
    expect((await signal(line.id, one))?.present).toEqual([]);
  });

  test('shows an editor their own other window, and what was saved there', async () => {
    const page = await room.createPage('kreta');
    await signal(page.line.id, one);
    const saved = await save(page, 'Im anderen Fenster.');
    expect(await signal(page.line.id, two)).toEqual({
      present: [{ staffId: room.mira.id, name: 'Mira', isEditing: true }],
      revision: saved.draft.revision,
      version: null,
    });
  });
});

afterEach(() => {
  room.reported.length = 0;
});
