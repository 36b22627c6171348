import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mediaLimits } from '../../defaults.ts';
import { parseUploadBlur } from '../../domain/pictures/picture-key.ts';
import { readUpload } from './read-upload.server.ts';

const red = { r: 255, g: 0, b: 0 };
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

async function requirePicture(file: Buffer) {
  const read = await readUpload(file);
  if (!read.ok) throw new Error(read.reason);
  return { ...read, metadata: await sharp(read.data).metadata() };
}

describe('a file that is a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is kept as WebP though it came as %s',
    async (format) => {
      const { metadata, width, height } = await requirePicture(
        await paint(40, 30).toFormat(format).toBuffer(),
      );
      expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 30 });
      expect([width, height]).toEqual([40, 30]);
    },
  );

  test('has no camera metadata, and is upright', async () => {
    const file = await paint(40, 30)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Mira', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    const { metadata } = await requirePicture(file);
    expect(metadata).toMatchObject({ width: 30, height: 40 });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is turned into sRGB', async () => {
    const file = await paint(20, 20).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(file).metadata()).icc).toBeDefined();
    const { metadata, data } = await requirePicture(file);
    expect([metadata.space, metadata.icc]).toEqual(['srgb', undefined]);
    const [first] = (await sharp(data).stats()).channels;
    expect(first?.mean).toBeGreaterThan(245);
  });

  test('printed in four colours becomes one of three', async () => {
    const file = await paint(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    expect((await requirePicture(file)).metadata).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('has a white background where it is transparent', async () => {
    const clear = sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { data, metadata } = await requirePicture(await clear.png().toBuffer());
    expect(metadata.hasAlpha).toBe(false);
    expect((await sharp(data).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });

  test('gives its first frame where it moves', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const file = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { data, height } = await requirePicture(file);
    expect(height).toBe(10);
    expect((await sharp(data).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });

  test('is at most 3840 pixels long, and not enlarged', async () => {
    expect(await requirePicture(await paint(3841, 100).png().toBuffer())).toMatchObject({ width: 3840 });
    expect(await requirePicture(await paint(100, 3840).png().toBuffer())).toMatchObject({ height: 3840 });
  });

  test('says its blur in its id, and draws another id each time', async () => {
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0000ff' } })
      .composite([
        { input: { create: { width: 40, height: 20, channels: 3, background: red } }, top: 0, left: 0 },
      ])
      .png()
      .toBuffer();
    const [one, other] = [await requirePicture(file), await requirePicture(file)];
    const [top, , , bottom] = parseUploadBlur(`upload.${one.id}`) ?? [];
    expect([top?.slice(0, 3), bottom?.slice(-2)]).toEqual(['#ff', 'ff']);
    expect(one.id.slice(0, 12)).not.toBe(other.id.slice(0, 12));
  });

  test('hides nothing: what hangs behind it is gone', async () => {
    const file = Buffer.concat([
      await paint(10, 10).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { data } = await requirePicture(file);
    expect(data.includes('<script>')).toBe(false);
  });
});

describe('a file that is refused', () => {
  test.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
    ],
    ['words', 'this is not a picture, whatever its name says'],
  ])('%s is no picture', async (_, text) => {
    expect(await readUpload(Buffer.from(text))).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  test('only begins like a picture', async () => {
    const head = (await paint(10, 10).jpeg().toBuffer()).subarray(0, 20);
    expect(await readUpload(Buffer.concat([head, Buffer.alloc(500, 7)]))).toEqual({
      ok: false,
      reason: 'broken',
    });
  });

  test('is cut off in the middle', async () => {
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 251));
    const file = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await readUpload(file.subarray(0, file.length / 2))).toEqual({ ok: false, reason: 'broken' });
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'says more pixels than can be decoded in the header of its %s: nothing is decoded',
    async (format) => {
      const big = await paint(8500, 6001).toFormat(format).toBuffer();
      expect(big.length).toBeLessThan(mediaLimits.maxUploadBytes / 10);
      const before = process.cpuUsage();
      expect(await readUpload(big)).toEqual({ ok: false, reason: 'too-many-pixels' });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(100);
    },
  );

  test('has one byte too many', async () => {
    const file = Buffer.alloc(mediaLimits.maxUploadBytes + 1);
    (await paint(10, 10).jpeg().toBuffer()).copy(file);
    expect(await readUpload(file)).toEqual({ ok: false, reason: 'too-large' });
    expect((await readUpload(file.subarray(0, mediaLimits.maxUploadBytes))).ok).toBe(true);
  });
});
