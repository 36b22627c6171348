import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { mediaLimits } from '../../defaults.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { createMediaStore } from '../../features/media/media-store.server.ts';
import type { OfficeDeps } from '../office/serving/office-deps.server.ts';

let database: TestDatabase;
let shop: TestApp;
let office: OfficeDeps;
let editor: string;
const clock = settableClock('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, pool } = database;
  office = createOfficeDeps(db, clock);
  shop = await buildTestApp({ pool, shop: { office, media: createMediaStore(db, clock) } });
  editor = await signIn('editor');
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const signIn = (role: StaffRole) => signInStaff(office.staff, clock, role);

const jpeg = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#ff8866' } })
    .jpeg()
    .toBuffer();

const get = (url: string, cookie = editor) => shop.app.inject({ url, headers: { cookie } });
const post = (url: string, payload: object, cookie = editor, headers: object = fromThisSite) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
const upload = (file: Buffer, name = 'beach.jpg', cookie = editor, type = 'image/jpeg') =>
  shop.app.inject({
    method: 'POST',
    url: `/_editor/call/media/upload?name=${encodeURIComponent(name)}`,
    payload: file,
    headers: { cookie, 'content-type': type, ...fromThisSite },
  });

async function requireItem(file: Buffer): Promise<MediaItem> {
  return (await upload(file)).json().item;
}

const auditActionsOf = async (subject: string) =>
  (
    await database.pool.query('select action from staff_audit where subject = $1 order by id', [subject])
  ).rows.map(({ action }) => action);

/** A draft that shows a picture. @returns its id */
async function addDraft(brand: string, key: string): Promise<string> {
  const { rows } = await database.pool.query<{ document_id: string }>(
    `insert into content_draft (document_id, brand, kind, slug, body, revision, edited_at)
     values (gen_random_uuid(), $1, 'page', 'shows', jsonb_build_object('picture', $2::text), 1, now()) returning document_id`,
    [brand, key],
  );
  return rows[0]?.document_id ?? '';
}

test('a picture is uploaded, listed, changed, looked up and deleted, and each action is logged', async () => {
  const sent = await upload(await jpeg(), 'Strand bei Chania.jpg');
  expect(sent.json()).toMatchObject({
    outcome: 'added',
    item: { name: 'Strand bei Chania.jpg', uploadedBy: 'editor' },
  });
  const { item } = sent.json() as { item: MediaItem };
  expect((await get('/_editor/call/media?text=chania')).json()).toEqual({ items: [item], total: 1 });
  const { name, crop, focal, revision } = item;
  const changed = await post(`/_editor/call/media/${item.id}/change`, {
    name,
    crop,
    revision,
    alt: { de: 'Strand' },
    focal: { ...focal, x: 0.2 },
  });
  expect(changed.json()).toMatchObject({ outcome: 'done', item: { alt: { de: 'Strand' }, framing: 2 } });
  expect((await get(`/_editor/call/media/${item.id}/usage`)).json()).toEqual({ uses: [] });
  expect((await post(`/_editor/call/media/${item.id}/delete`, {})).json()).toEqual({ outcome: 'done' });
  expect((await post(`/_editor/call/media/${item.id}/delete`, {})).statusCode).toBe(404);
  expect(await auditActionsOf(item.key)).toEqual(['picture uploaded', 'picture changed', 'picture deleted']);
});

test('the whole picture is there for cutting, and for staff alone', async () => {
  const item = await requireItem(await jpeg(41));
  const whole = await get(`/_editor/call/media/${item.id}/picture`);
  expect(whole.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(whole.headers['cache-control']).toMatch(/^private/);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 41, height: 30 });
  expect((await get(`/_editor/call/media/${item.id}/picture`, '')).statusCode).toBe(401);
});

test('a file is what its bytes say, not what its sender says', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect((await upload(drawing, 'a.jpg')).json()).toEqual({ outcome: 'refused', reason: 'not-a-picture' });
  const item = await upload(await jpeg(42), 'a.exe', editor, 'application/x-msdownload');
  expect(item.json()).toMatchObject({ outcome: 'added' });
});

test('a file of the largest size is read, one byte more is not', async () => {
  const file = Buffer.alloc(mediaLimits.maxUploadBytes + 1, 'x');
  expect((await upload(file.subarray(0, mediaLimits.maxUploadBytes))).json()).toMatchObject({
    reason: 'not-a-picture',
  });
  const tooLarge = await upload(file);
  expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'body-too-large']);
});

test('other calls still take small bodies and no files', async () => {
  const item = await requireItem(await jpeg(43));
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/_editor/call/media/${item.id}/change`,
    payload: await jpeg(),
    headers: { cookie: editor, 'content-type': 'image/jpeg', ...fromThisSite },
  });
  expect(answer.statusCode).toBe(415);
});

test.each([
  ['a crop that leaves the picture', { crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }],
  ['a focal point outside', { focal: { x: 1.1, y: 0 } }],
  ['no name', { name: ' ' }],
  ['a text that is too long', { alt: { de: 'x'.repeat(301) } }],
])('refuses %s', async (_, changes) => {
  const { id, revision, name, alt, crop, focal } = await requireItem(await jpeg(44));
  const answer = await post(`/_editor/call/media/${id}/change`, {
    revision,
    name,
    alt,
    crop,
    focal,
    ...changes,
  });
  expect(answer.statusCode).toBe(400);
});

test('only editors, publishers and admins can open the library', async () => {
  const service = await signIn('service');
  const file = await jpeg(45);
  expect([
    (await get('/_editor/call/media', '')).statusCode,
    (await get('/_editor/call/media', service)).statusCode,
  ]).toEqual([401, 403]);
  expect([
    (await upload(file, 'a.jpg', '')).statusCode,
    (await upload(file, 'a.jpg', service)).statusCode,
  ]).toEqual([401, 403]);
  for (const role of ['publisher', 'admin'] as const)
    expect((await get('/_editor/call/media', await signIn(role))).statusCode).toBe(200);
});

test('an editor of some brands sees every picture, and changes or deletes none that another brand shows', async () => {
  const own = await signInStaff(office.staff, clock, 'editor', 'own@staff.example', ['abendmeer']);
  const item = await requireItem(await jpeg(47));
  const { id, revision, name, crop, focal } = item;
  const change = () =>
    post(`/_editor/call/media/${id}/change`, { revision, name, alt: { de: 'Meer' }, crop, focal }, own);
  const remove = () => post(`/_editor/call/media/${id}/delete`, {}, own);
  const draft = await addDraft('tagwind', item.key);

  const listed = await get('/_editor/call/media?page=0', own);
  expect(listed.json().items).toContainEqual(item);
  expect((await get(`/_editor/call/media/${id}/picture`, own)).statusCode).toBe(200);
  // Where other brands show it is not said.
  expect((await get(`/_editor/call/media/${id}/usage`, own)).json()).toEqual({ uses: [] });
  for (const refused of [await change(), await remove()]) {
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'forbidden']);
    expect(refused.body).not.toContain('tagwind');
  }
  expect((await get(`/_editor/call/media/${id}/usage`)).json().uses).toMatchObject([{ brand: 'tagwind' }]);
  expect(await auditActionsOf(item.key)).toEqual(['picture uploaded']);

  await database.pool.query('update content_draft set brand = $2 where document_id = $1', [
    draft,
    'abendmeer',
  ]);
  expect((await change()).json()).toMatchObject({ outcome: 'done' });
  expect((await remove()).json()).toMatchObject({ outcome: 'used', uses: [{ brand: 'abendmeer' }] });
});

test('a call from another site changes nothing', async () => {
  const item = await requireItem(await jpeg(46));
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await post(`/_editor/call/media/${item.id}/delete`, {}, editor, foreign)).statusCode).toBe(403);
});
