import { afterAll, describe, expect, it } from 'vitest';
import type { ImagePort, ImageRequest } from './image-port.ts';

const kreta: ImageRequest = {
  sceneKey: 'coast.aegean.summer.golden.warm.kreta',
  size: '270x180',
  format: 'webp',
};

/** What every adapter of the image port has to prove, the fake included. */
export function proveImagePort(name: string, open: () => ImagePort): void {
  describe(`image port: ${name}`, () => {
    const images = open();
    afterAll(() => images.close());

    it('gives a picture of a known scene in a listed size', async () => {
      const found = await images.getImage(kreta);
      expect(found).toMatchObject({ ok: true, contentType: 'image/webp' });
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

    it('gives different tags for different scenes, sizes and formats', async () => {
      const found = await Promise.all([
        images.getImage(kreta),
        images.getImage({ ...kreta, sceneKey: 'coast.aegean.summer.golden.warm.naxos' }),
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
    ])('knows no scene %j', async (sceneKey) => {
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
    expect(await images.getImage({ ...kreta, sceneKey: 'coast.aegean.summer.golden.warm.closed' })).toEqual({
      ok: false,
      reason: 'busy',
    });
  });
}
