import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintScene } from '../paint-scene.server.ts';
import { hotelIdentity } from './hotel-identity.ts';

const colour = /^#[0-9a-f]{6}$/;

describe('hotel identity', () => {
  it('comes from the seed alone', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(hotelIdentity(seed)).toEqual(hotelIdentity(seed));
      }),
    );
  });

  it('has sensible measures for any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const identity = hotelIdentity(seed);
        expect(
          [identity.facade, identity.trim, identity.accent, identity.roof, identity.wood].every((hex) =>
            colour.test(hex),
          ),
        ).toBe(true);
        expect(identity.floors).toBeGreaterThanOrEqual(3);
        expect(identity.floors).toBeLessThanOrEqual(6);
        expect(identity.bays).toBeGreaterThanOrEqual(6);
        expect(identity.bays).toBeLessThanOrEqual(9);
      }),
    );
  });

  it('gives a hundred hotels different looks', () => {
    const looks = new Set(Array.from({ length: 100 }, (_, i) => JSON.stringify(hotelIdentity(`hotel-${i}`))));
    expect(looks.size).toBeGreaterThan(95);
  });

  it.each(['pool', 'room', 'beach', 'restaurant', 'spa'] as const)(
    "shows the house's own textile: %s",
    async (motif) => {
      const inRed = await carmineIn(motif, namesWithAccent('#c2476a'));
      const inBlue = await carmineIn(motif, namesWithAccent('#2b4f8c'));
      expect(inRed).toBeGreaterThan(inBlue * 1.5);
    },
  );
});

function namesWithAccent(accent: string): string[] {
  const names = Array.from({ length: 200 }, (_, i) => `house-${i}`);
  return names.filter((name) => hotelIdentity(name).accent === accent).slice(0, 4);
}

/** Carmine pixels in the pictures of several hotels, in a region where nothing else is of that colour. */
async function carmineIn(motif: Scene['motif'], names: readonly string[]): Promise<number> {
  let count = 0;
  for (const seed of names) {
    const scene: Scene = { motif, region: 'nordic', season: 'summer', hour: 'noon', light: 'noon', seed };
    count += countCarmine((await paintScene(scene, { width: 240, height: 150 })).data);
  }
  return count;
}

/** Pixels that are plainly carmine: red well over both green and blue, blue over green. */
function countCarmine(data: Buffer): number {
  let count = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    if (r > g * 1.5 && b > g * 1.05 && r > b) count += 1;
  }
  return count;
}
