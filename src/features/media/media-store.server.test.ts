import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { WHOLE_PICTURE } from '../../domain/pictures/frame-picture.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { listUnusable } from './list-unusable.server.ts';
import { markGenerated } from './mark-generated.server.ts';
import type { MediaItem } from './media-calls.ts';
import { createMediaStore, type MediaStore } from './media-store.server.ts';

const centre = { x: 0.5, y: 0.5 };

let database: TestDatabase;
let media: MediaStore;
let mira: string;
const clock = settableClock('2026-11-21T12:00:00Z');
const reds = Array.from({ length: 200 }, (_, index) => index);

beforeAll(async () => {
  database = await createTestDatabase();
  media = createMediaStore(database.db, clock);
  const { rows } = await database.pool.query(
    `insert into staff (email, name, role, password, code_secret, created_at)
     values ('mira@staff.example', 'Mira', 'editor', '-', '-', now()) returning id`,
  );
  mira = rows[0].id;
});
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z');
  await database.pool.query('truncate media_item, content_document, content_draft, content_schedule');
});
afterAll(() => database.drop());

/** Another picture each time. */
const generatePicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: reds.pop() ?? 0, g: 10, b: 10 } } })
    .png()
    .toBuffer();

async function addItem(name = 'beach.png'): Promise<MediaItem> {
  const answer = await media.add(await generatePicture(), name, mira);
  if (answer.outcome === 'refused') throw new Error(answer.reason);
  return answer.item;
}

const changeOf = (item: MediaItem, changes: Partial<MediaItem> = {}) => {
  const { revision, name, alt, crop, focal } = { ...item, ...changes };
  const { isGenerated } = changes;
  const flag = isGenerated === undefined ? {} : { isGenerated };
  return media.change(item.id, { revision, name, alt, ...flag, crop, focal }, mira);
};

const bodyWith = (key: string) => ({
  meta: { title: { de: 'Kreta' }, description: { de: 'x' } },
  modules: [{ type: 'heroSlider', id: 'a', props: { slides: [{ image: { url: key } }] } }],
});

async function publish(key: string, slug = 'kreta'): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into content_document (brand, kind, slug, body) values ('abendmeer', 'page', $1, $2)
     on conflict (brand, kind, slug) do update set body = excluded.body returning id`,
    [slug, JSON.stringify(bodyWith(key))],
  );
  return rows[0].id;
}

async function draft(key: string, documentId: string = randomUUID(), slug = 'entwurf'): Promise<void> {
  await database.pool.query(
    `insert into content_draft (document_id, brand, kind, slug, body, revision, edited_at)
     values ($1, 'abendmeer', 'page', $2, $3, 1, now())`,
    [documentId, slug, JSON.stringify(bodyWith(key))],
  );
}

describe('taking a file in', () => {
  test('makes an item that says who and when, whole and unnamed in words', async () => {
    const item = await addItem('C:\\pictures\\beach.png');
    expect(item).toMatchObject({
      key: `upload.${item.id}`,
      name: 'beach.png',
      width: 40,
      height: 30,
      alt: {},
      crop: WHOLE_PICTURE,
      focal: centre,
      revision: 1,
      framing: 1,
      uploadedBy: 'Mira',
      uploadedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await media.find(item.id)).toEqual(item);
  });

  test('the same file again is the same item, also at the same moment', async () => {
    const file = await generatePicture();
    const [one, other] = await Promise.all([media.add(file, 'a.png', mira), media.add(file, 'b.png', mira)]);
    const again = await media.add(file, 'c.png', mira);
    expect([one.outcome, other.outcome].sort()).toEqual(['added', 'known']);
    expect(again).toMatchObject({ outcome: 'known' });
    const ids = [one, other, again].map((answer) => answer.outcome !== 'refused' && answer.item.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('refuses a file that is no picture and stores nothing', async () => {
    expect(await media.add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', mira)).toEqual({
      outcome: 'refused',
      reason: 'not-a-picture',
    });
    expect((await media.list({ text: '', page: 0 })).total).toBe(0);
  });
});

describe('the list', () => {
  test('shows the newest first and finds by name and by what a picture shows', async () => {
    const old = await addItem('100%_sea.png');
    clock.advance(1000);
    const recent = await addItem('harbour.png');
    await changeOf(recent, { alt: { de: 'Hafen am Abend', fr: 'Port' } });
    const find = async (text: string) => (await media.list({ text, page: 0 })).items.map(({ id }) => id);
    expect(await find('')).toEqual([recent.id, old.id]);
    expect(await find('abend')).toEqual([recent.id]);
    expect(await find('0%_s')).toEqual([old.id]);
    expect(await find('100x')).toEqual([]);
    expect(await media.list({ text: '', page: 1 })).toEqual({ items: [], total: 2 });
  });
});

describe('changing an item', () => {
  test('writes name, texts and who, and counts', async () => {
    const item = await addItem();
    clock.advance(60_000);
    const answer = await changeOf(item, { name: 'Strand', alt: { de: ' Strand bei Chania ', it: ' ' } });
    expect(answer).toMatchObject({
      outcome: 'done',
      item: { name: 'Strand', alt: { de: 'Strand bei Chania' }, revision: 2, framing: 1, changedBy: 'Mira' },
    });
  });

  test('another cut is another framing, the same one is not', async () => {
    const item = await addItem();
    const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
    const cut = await changeOf(item, { crop });
    expect(cut).toMatchObject({ outcome: 'done', item: { crop, framing: 2, revision: 2 } });
    expect(await media.findFraming(item.id)).toEqual({ crop, focal: centre, framing: 2 });
    const same = await changeOf({ ...item, revision: 2, crop });
    expect(same).toMatchObject({ item: { framing: 2, revision: 3 } });
  });

  test('from an older state changes nothing and shows theirs', async () => {
    const item = await addItem();
    await changeOf(item, { name: 'theirs' });
    expect(await changeOf(item, { name: 'mine' })).toMatchObject({
      outcome: 'conflict',
      item: { name: 'theirs', revision: 2 },
    });
  });

  test('takes no text away from a picture that is shown', async () => {
    const item = await addItem();
    const written = await changeOf(item, { alt: { de: 'Strand' } });
    await draft(item.key);
    expect(await changeOf({ ...item, revision: 2 }, { alt: {} })).toEqual({ outcome: 'alt-text-needed' });
    expect(await media.find(item.id)).toEqual(written?.outcome === 'done' && written.item);
  });

  test('says that it is generated, and published documents then show it under a key that says so', async () => {
    const item = await addItem();
    const body = { modules: [{ props: { image: { url: item.key } } }] };
    expect([item.isGenerated, await markGenerated(database.db, body)]).toEqual([false, body]);
    expect(await changeOf(item, { isGenerated: true })).toMatchObject({
      outcome: 'done',
      item: { key: item.key, isGenerated: true },
    });
    expect(await markGenerated(database.db, body)).toEqual({
      modules: [{ props: { image: { url: item.key.replace('upload', 'generated') } } }],
    });
    expect(await changeOf({ ...item, revision: 2 })).toMatchObject({ item: { isGenerated: true } });
  });

  test('that is marked as generated has every process read the pages again that show it, and only then', async () => {
    const item = await addItem();
    await publish(item.key);
    await publish('coast.aegean.summer.golden.warm.kreta', 'kos');
    const client = await database.pool.connect();
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen content_changed');
    const alt = { de: 'Strand' };
    for (const [revision, isGenerated] of [[1, true], [2, true], [3]] as const) {
      const answer = await changeOf(
        { ...item, revision, alt },
        isGenerated === undefined ? {} : { isGenerated },
      );
      expect(answer).toMatchObject({ outcome: 'done', item: { isGenerated: true } });
    }
    // They come in the order of their transactions.
    await database.pool.query(`notify content_changed, 'end'`);
    await expect.poll(() => heard.at(-1)).toBe('end');
    await client.query('unlisten content_changed');
    client.release();
    expect(heard).toEqual(['["abendmeer", "page", "kreta"]', 'end']);
  });

  test('that is gone changes nothing', async () => {
    const item = await addItem();
    await media.remove(item.id);
    expect(await changeOf(item)).toBeNull();
  });
});

describe('a picture in documents', () => {
  test('is found where it is published, drafted, scheduled or was earlier, with its address and title', async () => {
    const item = await addItem();
    const published = await publish(item.key);
    await draft(item.key, published, 'kreta-neu');
    await database.pool.query(
      `insert into content_schedule (document_id, slug, body, revision, due_at, note, scheduled_by, scheduled_at)
       values ($1, 'kreta', $2, 1, now(), '', $3, now())`,
      [published, JSON.stringify(bodyWith(item.key)), mira],
    );
    expect(await media.listUses(item.id)).toEqual([
      {
        documentId: published,
        brand: 'abendmeer',
        kind: 'page',
        slug: 'kreta-neu',
        title: { de: 'Kreta' },
        states: ['draft', 'published', 'scheduled'],
      },
    ]);
  });

  test('is not deleted while one that is published or drafted shows it', async () => {
    const item = await addItem();
    await publish(item.key);
    expect(await media.remove(item.id)).toMatchObject({ outcome: 'used', uses: [{ slug: 'kreta' }] });
    await publish('coast.aegean.summer.golden.warm.kreta');
    await draft(item.key);
    expect(await media.remove(item.id)).toMatchObject({ outcome: 'used', uses: [{ slug: 'entwurf' }] });
    expect(await media.find(item.id)).not.toBeNull();
  });

  test('is deleted though an earlier version showed it', async () => {
    const item = await addItem();
    await publish(item.key);
    await publish('coast.aegean.summer.golden.warm.kreta');
    expect(await media.listUses(item.id)).toMatchObject([{ slug: 'kreta', states: ['version'] }]);
    expect(await media.remove(item.id)).toEqual({ outcome: 'done' });
    expect(await media.remove(item.id)).toBeNull();
    expect([await media.findFraming(item.id), await media.findPicture(item.id)]).toEqual([null, null]);
  });

  test('is not deleted while an editor saves it into a document', async () => {
    const item = await addItem();
    await changeOf(item, { alt: { de: 'Strand' } });
    const saving = await database.db.startTransaction().execute();
    expect(await listUnusable(saving, [item.key])).toEqual([]);
    const deleting = media.remove(item.id);
    const body = JSON.stringify(bodyWith(item.key));
    await saving
      .insertInto('content_document')
      .values({ brand: 'abendmeer', kind: 'page', slug: 'kreta', body })
      .execute();
    await saving.commit().execute();
    expect(await deleting).toMatchObject({ outcome: 'used' });
  });

  test('is not found where a text only mentions it', async () => {
    const item = await addItem();
    await publish(`see "${item.key}"`);
    expect(await media.listUses(item.id)).toEqual([]);
  });

  test('cannot be used before it has its German text, nor once it is gone', async () => {
    const [bare, described, gone] = [await addItem(), await addItem(), await addItem()];
    await changeOf(described, { alt: { de: 'Strand' } });
    await media.remove(gone.id);
    expect(
      await media.listUnusable([bare.key, described.key, gone.key, 'coast.aegean.summer.golden.warm.kreta']),
    ).toEqual([
      { key: bare.key, reason: 'no-alt-text' },
      { key: gone.key, reason: 'missing' },
    ]);
  });
});
