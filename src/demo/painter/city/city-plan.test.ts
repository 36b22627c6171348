import { describe, expect, test } from 'vitest';
import { parseSceneKey, SCENE_REGIONS, type SceneRegion } from '../../../domain/pictures/scene.ts';
import { REGION_LOOKS } from '../canvas/region-look.ts';
import { planCity } from './city-plan.ts';

function plan(seed: string, region: SceneRegion = 'italian') {
  const scene = parseSceneKey(`city.${region}.summer.golden.warm.${seed}`);
  if (scene === null) throw new Error(`No scene: ${seed}`);
  return planCity(scene, REGION_LOOKS[region]);
}

describe('planCity', () => {
  test.each([
    ['paris', 'iron-tower'],
    ['seine', 'iron-tower'],
    ['paris-und-ile-de-france', 'iron-tower'],
    ['wien', 'cathedral'],
    ['rom-und-latium', 'great-dome'],
    ['london', 'clock-tower'],
    ['budapest', 'parliament'],
    ['istanbul', 'great-mosque'],
    ['marrakesch', 'square-minaret'],
  ])('knows %s by its %s', (seed, mark) => {
    expect(plan(seed).mark).toBe(mark);
  });

  test('a name within another name is another place', () => {
    expect(plan('parisot').mark).not.toBe('iron-tower');
  });

  test('an unknown town has the same plan each time, and not the one of its neighbour', () => {
    expect(plan('bellavista')).toEqual(plan('bellavista'));
    expect(plan('bellavista')).not.toEqual(plan('montebello'));
  });

  test('towns of a region of terraces stand up a hill as well as along a quay', () => {
    const shapes = new Set(Array.from({ length: 20 }, (_, i) => plan(`ort-${i}`).shape));
    expect(shapes).toEqual(new Set(['hill', 'quay']));
  });

  test('a region of towers keeps its skyline', () => {
    expect(plan('downtown', 'metropolis').shape).toBe('towers');
  });

  test('domes of the west stand in no region of minarets', () => {
    for (const region of SCENE_REGIONS.filter((each) => REGION_LOOKS[each].landmark === 'minaret'))
      for (let i = 0; i < 20; i += 1)
        expect(['great-dome', 'cathedral']).not.toContain(plan(`stadt-${i}`, region).mark);
  });
});
