import { afterAll, describe, expect, it } from 'vitest';
import type { ImagePort, ImageRequest } from './image-port.ts';

/** Three keys of pictures of the adapter. */
export interface KnownPictures {
  readonly one: string;
  readonly other: string;
  readonly third: string;
  /** True when these pictures may change later. */
  readonly mayChange: boolean;
}

const knownScenes: KnownPictures = {
  one: 'coast.aegean.summer.golden.warm.kreta',
  other: 'coast.aegean.summer.golden.warm.naxos',
  third: 'coast.aegean.summer.golden.warm.closed',
  mayChange: false,
};

/** Contract of every adapter of the image port, the fake included. */
export function proveImagePort(name: string, open: () => ImagePort, known = knownScenes): void {
  const kreta: ImageRequest = { sceneKey: known.one, size: '270x180', format: 'webp' };
  describe(`image port: ${name}`, () => {
    const images = open();
    afterAll(() => images.close());

    it('returns a known picture in a listed size, and whether it is immutable', async () => {
      const found = await images.getImage(kreta);
      expect(found).toMatchObject({ ok: true, contentType: 'image/webp', mayChange: known.mayChange });
      expect(found.ok && found.data.byteLength).toBeGreaterThan(0);
    });

    it('returns the requested format', async () => {
      expect(await images.getImage({ ...kreta, format: 'avif' })).toMatchObject({
        contentType: 'image/avif',
      });
    });

    it('returns the same bytes and tag for the same request', async () => {
      const [one, other] = [await images.getImage(kreta), await images.getImage({ ...kreta })];
      if (!one.ok || !other.ok) throw new Error('no picture');
      expect(Buffer.from(one.data).equals(other.data)).toBe(true);
      expect(one.etag).toBe(other.etag);
    });

    it('returns different tags for different pictures, sizes and formats', async () => {
      const found = await Promise.all([
        images.getImage(kreta),
        images.getImage({ ...kreta, sceneKey: known.other }),
        images.getImage({ ...kreta, size: '420x300' }),
        images.getImage({ ...kreta, format: 'avif' }),
      ]);
      const tags = found.map((picture) => (picture.ok ? picture.etag : picture.reason));
      expect(new Set(tags).size).toBe(4);
      for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    });

    it.each(['271x180', '270x181', '1x1', '0270x0180', '', '99999x99999'])(
      'returns no picture in the unlisted size %j',
      async (size) => {
        expect(await images.getImage({ ...kreta, size })).toEqual({ ok: false, reason: 'size-not-listed' });
      },
    );

    it.each([
      '',
      'coast',
      'coast.aegean.summer.golden.warm.',
      '../../etc/passwd',
      'coast.atlantis.summer.golden.warm.kreta',
      'upload.',
      'upload.../../etc/passwd',
      'upload.k3v9x0q2m7b4',
    ])('knows no picture %j', async (sceneKey) => {
      expect(await images.getImage({ ...kreta, sceneKey })).toEqual({ ok: false, reason: 'unknown-scene' });
    });

    it('skips pictures that it cannot prepare', () => {
      expect(() =>
        images.prepareImages([
          { ...kreta, size: '1x1' },
          { ...kreta, sceneKey: 'nothing' },
        ]),
      ).not.toThrow();
    });
  });

  it(`image port: ${name} is busy once it is closed`, async () => {
    const images = open();
    await images.close();
    expect(await images.getImage({ ...kreta, sceneKey: known.third })).toEqual({
      ok: false,
      reason: 'busy',
    });
  });
}
