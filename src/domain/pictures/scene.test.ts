import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSceneKey,
  parseSceneKey,
  placeholderScene,
  SCENE_HOURS,
  SCENE_LIGHTS,
  SCENE_MOTIFS,
  SCENE_REGIONS,
  SCENE_SEASONS,
  type Scene,
} from './scene.ts';

const seeds = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-'), { minLength: 1, maxLength: 40 })
  .map((letters) => letters.join(''));

const scenes: fc.Arbitrary<Scene> = fc.record({
  motif: fc.constantFrom(...SCENE_MOTIFS),
  region: fc.constantFrom(...SCENE_REGIONS),
  season: fc.constantFrom(...SCENE_SEASONS),
  hour: fc.constantFrom(...SCENE_HOURS),
  light: fc.constantFrom(...SCENE_LIGHTS),
  seed: seeds,
});

describe('scene key', () => {
  it('reads back every scene it writes', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(parseSceneKey(buildSceneKey(scene))).toEqual(scene);
      }),
    );
  });

  it('writes the parts in their fixed order', () => {
    expect(parseSceneKey('coast.aegean.summer.golden.warm.kreta')).toEqual({
      motif: 'coast',
      region: 'aegean',
      season: 'summer',
      hour: 'golden',
      light: 'warm',
      seed: 'kreta',
    });
  });

  it.each([
    '',
    'coast',
    'coast.aegean.summer.golden.warm',
    'coast.aegean.summer.golden.warm.kreta.more',
    'moon.aegean.summer.golden.warm.kreta',
    'coast.atlantis.summer.golden.warm.kreta',
    'coast.aegean.monsoon.golden.warm.kreta',
    'coast.aegean.summer.teatime.warm.kreta',
    'coast.aegean.summer.golden.cold.kreta',
    'coast.aegean.summer.golden.warm.',
    'coast.aegean.summer.golden.warm.Kreta',
    'coast.aegean.summer.golden.warm.kr/ta',
    'Coast.aegean.summer.golden.warm.kreta',
    `coast.aegean.summer.golden.warm.${'a'.repeat(41)}`,
  ])('refuses %j', (key) => {
    expect(parseSceneKey(key)).toBeNull();
  });

  it('takes a seed of forty letters and none of forty-one', () => {
    const scene = placeholderScene('warm');
    expect(parseSceneKey(buildSceneKey({ ...scene, seed: 'a'.repeat(40) }))?.seed).toHaveLength(40);
    expect(() => buildSceneKey({ ...scene, seed: 'a'.repeat(41) })).toThrow(RangeError);
    expect(() => buildSceneKey({ ...scene, seed: '' })).toThrow(RangeError);
  });

  it('takes nothing from arbitrary text that it would not write itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const scene = parseSceneKey(text);
        expect(scene === null || buildSceneKey(scene) === text).toBe(true);
      }),
    );
  });
});

describe('placeholder destination', () => {
  it.each(SCENE_LIGHTS)('[IMG-003] is a paintable scene in the %s light', (light) => {
    const scene = placeholderScene(light);
    expect(parseSceneKey(buildSceneKey(scene))).toEqual(scene);
    expect(scene.light).toBe(light);
  });
});
