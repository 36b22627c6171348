import { describe, expect, it } from 'vitest';
import {
  placeholderScene,
  SCENE_HOURS,
  SCENE_LIGHTS,
  SCENE_MOTIFS,
  SCENE_REGIONS,
} from '../../../domain/scene.ts';
import { sceneBlur } from './paint-blur.ts';

const background = /^radial-gradient\(circle at [^()]+\), linear-gradient\(180deg(, #[0-9a-f]{6} \d+%){6}\)$/;

describe('scene blur', () => {
  it('is one CSS background of six stops for every motif, region and hour', () => {
    for (const motif of SCENE_MOTIFS) {
      for (const region of SCENE_REGIONS) {
        for (const hour of SCENE_HOURS) {
          expect(sceneBlur({ ...placeholderScene('warm'), motif, region, hour })).toMatch(background);
        }
      }
    }
  });

  it('is the same for the same scene', () => {
    for (const light of SCENE_LIGHTS) {
      expect(sceneBlur(placeholderScene(light))).toBe(sceneBlur(placeholderScene(light)));
    }
  });

  it("differs between the brands' lights", () => {
    const scene = placeholderScene('warm');
    expect(sceneBlur(scene)).not.toBe(sceneBlur({ ...scene, light: 'noon' }));
  });
});
