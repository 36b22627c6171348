import { hasSnow } from '../buildings/houses-by-region.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { ALL_SNOW, createLandColour, NO_SNOW } from '../land/land-colour.ts';
import type { TerrainRecipe } from '../land/terrain.ts';

/** Eases the highest summits, or chance would push them over the picture's edge. */
function keepInFrame(height: number): number {
  return height < 1.1 ? height : 1.1 + 0.5 * (1 - Math.exp((1.1 - height) / 0.5));
}

/** The high range. `top` = height of the highest peak as a share of the picture's height. */
export function shapePeaks(stage: Stage, top: number, hasWaterBefore = false): TerrainRecipe {
  const { region, focusX } = stage;
  const random = stageRandom(stage, 'peaks');
  const offset = random.between(0, 200);
  const peakAt = focusX + random.between(-0.12, 0.06);
  const second = peakAt - random.between(0.34, 0.46);
  const height = top * (stage.isPortrait ? 0.72 : 1) * (0.62 + region.jaggedness * 0.38);
  const isVolcano = region.house === 'cube' && region.jaggedness > 0.7;
  const snowAt = snowLineOf(stage, worldRise(stage, height, 5200));
  return {
    near: 2600,
    coveredFrom: stage.camera.horizonY / stage.canvas.height + 0.14,
    isFar: hasWaterBefore,
    far: 9000,
    rows: 120,
    heightAt: (share, x, z) => {
      const rise = worldRise(stage, height, z) - stage.camera.eye;
      const wide = stage.isPortrait ? 0.42 : 0.22;
      const tent = (at: number, half: number) => Math.max(0, 1 - Math.abs(share - at) / half) ** 1.25;
      const massif =
        1.08 * tent(peakAt, wide * 1.5) + 0.62 * tent(second, wide * 1.25) + 0.4 * tent(peakAt + 0.42, wide);
      const deep = Math.exp(-(((z - 5600) / 2100) ** 2));
      const crest = ridgedNoise(x / 1500 + offset, z / 1500 + offset, 5);
      const fine = fractalNoise(x / 260, z / 260, 3);
      if (isVolcano) {
        const around = Math.hypot((share - peakAt) / (wide * 1.7), (z - 5600) / 4200);
        const gully = fractalNoise(Math.atan2(share - peakAt, (z - 5600) / 6000) * 9 + offset, around * 3, 4);
        const cone = Math.max(0, 1 - around + gully * 0.1) ** 1.7;
        return (
          rise *
          (Math.min(cone * 1.35, 0.96 + fine * 0.05 - Math.max(0, cone * 1.35 - 0.96) * 0.5) +
            0.05 +
            crest * 0.12 * deep)
        );
      }
      const jag = 0.42 + crest * (0.5 + region.jaggedness * 0.45) + fine * 0.07 * region.jaggedness;
      return rise * deep * keepInFrame(massif * jag + 0.1 + crest * 0.22) * smoothStep(2500, 3700, z);
    },
    colourAt: createLandColour(stage, {
      green: region.green * 0.42,
      beach: 0,
      snowLine: snowAt,
      cliff: 1.2,
      crown: 3,
    }),
  };
}

function snowLineOf(stage: Stage, peak: number): number {
  if (hasSnow(stage)) return ALL_SNOW;
  if (stage.region.hasSnowInWinter && stage.region.jaggedness > 0.7)
    return peak * (stage.scene.season === 'spring' ? 0.38 : 0.55);
  return stage.scene.season === 'winter' && stage.region.jaggedness > 0.55 ? peak * 0.7 : NO_SNOW;
}
