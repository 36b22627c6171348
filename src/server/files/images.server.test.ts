import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { LISTED_IMAGE_SIZES } from '../../domain/pictures/image-size.ts';

const { app, images } = await buildTestApp();
afterAll(() => app.close());

const kreta = 'coast.aegean.summer.golden.warm.kreta';

test.each(LISTED_IMAGE_SIZES)('[IMG-001] [IMG-002] pictures are served as webp in %s', async (size) => {
  const answer = await app.inject(`/image/${size}/${kreta}.webp`);
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'image/webp',
    `${kreta} ${size} webp`,
  ]);
});

test.each([
  ['[IMG-004]', '360x180'],
  ['[IMG-005]', '270x180'],
  ['[IMG-006]', '420x300'],
  ['[IMG-006]', '1140x330'],
  ['[IMG-007]', '1920x480'],
  ['[IMG-008]', '360x220'],
  ['[IMG-008]', '380x230'],
  ['[IMG-009]', '460x700'],
  ['[IMG-009]', '1920x800'],
  ['[IMG-010]', '420x300'],
  ['[IMG-010]', '1920x480'],
  ['[IMG-011]', '400x250'],
  ['[IMG-011]', '920x380'],
])('%s the size %s is served', async (_id, size) => {
  expect((await app.inject(`/image/${size}/${kreta}.webp`)).statusCode).toBe(200);
});

test('AVIF is served where the browser accepts it', async () => {
  expect((await app.inject(`/image/420x300/${kreta}.avif`)).headers['content-type']).toBe('image/avif');
});

test('[IMG-002] a JPEG is served for previews of links, and in no other size', async () => {
  const preview = await app.inject(`/image/1200x630/${kreta}.jpeg`);
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await app.inject(`/image/420x300/${kreta}.jpeg`)).statusCode).toBe(404);
});

test.each(['421x300', '420x301', '300x420', '11x11', '0420x0300', '9999x9999'])(
  'the size %s is not listed and gives no picture',
  async (size) => {
    const answer = await app.inject(`/image/${size}/${kreta}.webp`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  },
);

test.each(['kreta', 'coast.aegean.summer.golden.warm', 'coast.atlantis.summer.golden.warm.kreta'])(
  '[IMG-003] for the unknown scene %s the placeholder destination is shown, with status 404',
  async (scene) => {
    const answer = await app.inject(`/image/420x300/${scene}.webp`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'image/webp']);
    expect(answer.body).toBe('island.balearic.summer.golden.warm.anywhere 420x300 webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  },
);

test('[IMG-003] the placeholder has the light of the brand', async () => {
  const answer = await app.inject({
    url: '/image/420x300/kreta.webp',
    headers: { host: 'tagwind.localhost' },
  });
  expect(answer.body).toContain('.noon.');
});

test('a picture may be cached for good and is not sent again', async () => {
  const first = await app.inject(`/image/420x300/${kreta}.webp`);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await app.inject({
    url: `/image/420x300/${kreta}.webp`,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
});

test('an upload may be cropped again: browsers cache it for a minute and then revalidate', async () => {
  const address = '/image/420x300/upload.k3v9x0q2m7b4a8ca8c776554.webp';
  const first = await app.inject(address);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([
    200,
    'public, max-age=60, stale-while-revalidate=86400',
  ]);
  const again = await app.inject({
    url: address,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, first.headers['cache-control']]);
});

test.each(['gif', 'svg', 'png', 'WEBP', 'webp.exe'])(
  'there are no pictures of the format %s',
  async (format) => {
    expect((await app.inject(`/image/420x300/${kreta}.${format}`)).statusCode).toBe(404);
  },
);

test('while too many pictures wait to be made, a request gets a Retry-After', async () => {
  images.setBusy(true);
  const answer = await app.inject(`/image/420x300/${kreta}.webp`);
  images.setBusy(false);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.code]).toEqual([
    503,
    '5',
    'unavailable',
  ]);
});
