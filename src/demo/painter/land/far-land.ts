import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { createLandColour, NO_SNOW } from './land-colour.ts';
import type { TerrainRecipe } from './terrain.ts';

/** Islands or capes at the horizon; `top` = their height as a share of the picture's. */
export function shapeFarIslands(stage: Stage, top = 0.16): TerrainRecipe {
  const random = stageRandom(stage, 'far islands');
  const offset = random.between(0, 200);
  const bias = random.between(-0.1, 0.16);
  const height = top * (0.5 + stage.region.jaggedness * 0.7) * random.between(0.7, 1.15);
  return {
    near: 2600,
    isFar: true,
    far: 6200,
    rows: 26,
    heightAt: (share, x, z) => {
      const lift = fractalNoise(share * 2.6 + offset, z / 1900 + offset, 3);
      const rise = worldRise(stage, height, z) - stage.camera.eye;
      const crest = ridgedNoise(x / 900 + offset, z / 900, 4);
      return (
        rise *
          (smoothStep(bias, 0.5, lift + share * 0.12) * (0.35 + crest * 0.75)) *
          smoothStep(2600, 3300, z) -
        12
      );
    },
    colourAt: createLandColour(stage, { green: stage.region.green, beach: 0, snowLine: NO_SNOW, cliff: 0.5 }),
  };
}
