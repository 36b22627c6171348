import { paintFarLand } from '../buildings/hotel-grounds.ts';
import { hasSnow } from '../buildings/houses-by-region.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { hasOpenWater, reliefOf } from '../canvas/setting.ts';
import { type Shown, type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { paintSailboat } from '../land/boats.ts';
import { ALL_SNOW, createLandColour, NO_SNOW } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { paintTerrain, thinkTerrain } from '../land/terrain.ts';
import { layMist, paintWater, seaOptions } from '../land/water.ts';

/** Pixels that are painted beyond the opening, so that no edge lets bare sky through. */
const MARGIN = 3;

/**
 * What the guests of a hotel of the region look at from terrace and window.
 * @param opening where it shows; walls and floors hide the rest
 */
export function paintVista(whole: Stage, opening: Shown): void {
  const { width, height } = whole.canvas;
  const shown = {
    left: Math.max(0, Math.floor(opening.left) - MARGIN),
    right: Math.min(width, Math.ceil(opening.right) + MARGIN),
    bottom: Math.min(height, Math.ceil(opening.bottom) + MARGIN),
  };
  const stage = { ...whole, shown };
  const { region } = stage;
  paintSky(stage);
  if (hasOpenWater(stage.setting)) {
    paintFarLand(stage);
    const cape = thinkTerrain(stage, shapeCape(stage));
    paintTerrain(stage, cape);
    paintWater(stage, cape, seaOptions(stage));
    paintDisc(stage);
    paintSailboat(stage, stage.isPortrait ? 0.4 : 0.34, 210, 15);
    return;
  }
  paintDisc(stage);
  paintFarLand(stage);
  layMist(stage, stage.camera.horizonY, 60 * stage.unit, 0.4);
  if (stage.setting === 'downtown') return;
  const roll = stage.setting === 'lowland' || stage.setting === 'riverside' ? 0.35 : 1;
  const plain = thinkTerrain(stage, {
    near: 20,
    far: 1500,
    rows: 130,
    isDry: true,
    heightAt: (share, x, z) =>
      fractalNoise(x / 160, z / 160, 3) * 14 * roll + Math.abs(share - 0.4) * z * 0.05 * roll - 6,
    colourAt: createLandColour(stage, {
      green: region.green + 0.2,
      beach: 0,
      snowLine: hasSnow(stage) ? ALL_SNOW : NO_SNOW,
      cliff: 0.4,
    }),
  });
  paintTerrain(stage, plain);
}

function shapeCape(stage: Stage) {
  const offset = stageRandom(stage, 'cape').between(0, 200);
  return {
    near: 60,
    far: 760,
    rows: 110,
    heightAt: (share: number, x: number, z: number) => {
      const shore =
        0.98 -
        0.34 * smoothStep(120, 420, z) +
        0.5 * smoothStep(520, 760, z) +
        fractalNoise(x / 60 + offset, z / 80, 2) * 0.04;
      const inland = share - shore;
      if (inland < 0) return Math.max(-9, inland * 60);
      return (
        inland * 30 +
        smoothStep(0, 0.3, inland) *
          (worldRise(stage, Math.min(0.16, 0.02 + reliefOf(stage.setting)), z) - stage.camera.eye) *
          (0.5 + ridgedNoise(x / 110 + offset, z / 110, 4) * 0.7)
      );
    },
    colourAt: createLandColour(stage, {
      green: stage.region.green + 0.1,
      beach: 1.5,
      snowLine: NO_SNOW,
      cliff: 1,
    }),
  };
}
