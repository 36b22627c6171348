import type { Scene, SceneRegion } from '../../../domain/pictures/scene.ts';
import { findSceneSetting, type SceneSetting } from '../../../domain/pictures/scene-setting.ts';
import type { RegionLook } from './region-look.ts';

/** What mostly lies around a house of a region, where the seed does not say it. */
const usualSettings: Partial<Record<SceneRegion, SceneSetting>> = {
  alpine: 'highland',
  continental: 'hillside',
  savanna: 'lowland',
  metropolis: 'downtown',
};

/** The lie of the land around a scene's house or town. */
export function settingOfScene({ seed, region }: Scene): SceneSetting {
  return findSceneSetting(seed) ?? usualSettings[region] ?? 'seaside';
}

/** The region's look in this setting: no jagged range over flat land, no lush slopes in the desert. */
export function fitLookToSetting(look: RegionLook, scene: Scene): RegionLook {
  switch (findSceneSetting(scene.seed)) {
    case 'flatcoast':
    case 'lowland':
    case 'riverside':
      return { ...look, jaggedness: Math.min(look.jaggedness, 0.12) };
    case 'dryland':
      return { ...look, green: look.green * 0.4, jaggedness: Math.max(look.jaggedness, 0.5) };
    default:
      return look;
  }
}

/** Height of the land at the horizon, share of the picture's height. */
const reliefs: Record<SceneSetting, number> = {
  seaside: 0.13,
  flatcoast: 0,
  lakeside: 0.26,
  riverside: 0.045,
  lowland: 0.03,
  hillside: 0.1,
  highland: 0.32,
  dryland: 0.2,
  downtown: 0.05,
};

export function reliefOf(setting: SceneSetting): number {
  return reliefs[setting];
}

/** Whether guests look out on open water. */
export function hasOpenWater(setting: SceneSetting): boolean {
  return setting === 'seaside' || setting === 'flatcoast' || setting === 'lakeside';
}
