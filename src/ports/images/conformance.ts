import { afterAll, describe, expect, it } from 'vitest';
import type { ImagePort, ImageRequest } from './image-port.ts';

/** Three keys of pictures that the adapter has. */
export interface KnownPictures {
  readonly one: string;
  readonly other: string;
  readonly third: string;
  /** What the adapter says of them: they may show something else one day. */
  readonly mayChange: boolean;
}

const knownScenes: KnownPictures = {
  one: 'coast.aegean.summer.golden.warm.kreta',
  other: 'coast.aegean.summer.golden.warm.naxos',
  third: 'coast.aegean.summer.golden.warm.closed',
  mayChange: false,
};

/** What every adapter of the image port has to prove, the fake included. */
export function proveImagePort(name: string, open: () => ImagePort, known = knownScenes): void {
  const kreta: ImageRequest = { sceneKey: known.one, size: '270x180', format: 'webp' };
  describe(`image port: ${name}`, () => {
    const images = open();
    afterAll(() => images.close());

    it('gives a known picture in a listed size, and says whether it stays so', async () => {
      const found = await images.getImage(kreta);
      expect(found).toMatchObject({ ok: true, contentType: 'image/webp', mayChange: known.mayChange });
      expect(found.ok && found.data.byteLength).toBeGreaterThan(0);
    });

    it('gives the wanted format', async () => {
      expect(await images.getImage({ ...kreta, format: 'avif' })).toMatchObject({
        contentType: 'image/avif',
      });
    });

    it('gives the same bytes and tag for the same request', async () => {
      const [one, other] = [await images.getImage(kreta), await images.getImage({ ...kreta })];
      if (!one.ok || !other.ok) throw new Error('no picture');
      expect(Buffer.from(one.data).equals(other.data)).toBe(true);
      expect(one.etag).toBe(other.etag);
    });

    it('gives different tags for different pictures, sizes and formats', async () => {
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
      'makes no picture in the size %j that is not listed',
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

    it('passes over what it cannot prepare', () => {
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
