import type { Scene } from '../../../domain/pictures/scene.ts';
import { hasSnow } from '../buildings/houses-by-region.ts';
import { paintVillage } from '../buildings/village.ts';
import { blend, fromHex, type Rgb } from '../canvas/colour.ts';
import { fractalNoise, noise, smoothStep } from '../canvas/noise.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { plantWood } from '../indoors/wood.ts';
import { paintBirds } from '../land/boats.ts';
import { paintFraming } from '../land/framing.ts';
import { ALL_SNOW, createLandColour, NO_SNOW, resolveLandColours } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import {
  groundAt,
  paintTerrain,
  type Spot,
  type Terrain,
  type TerrainRecipe,
  thinkTerrain,
} from '../land/terrain.ts';
import { paintTree } from '../land/trees.ts';
import { layMist } from '../land/water.ts';
import { shapePeaks } from './peaks.ts';

/** Rolling fields in rows, a lane lined with trees that leads to a farm on the rise. */
export function paintCountryside(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.42, 0.46], eye: 30, air: 2.2 });
  paintSky(stage);
  paintDisc(stage);
  paintTerrain(stage, thinkTerrain(stage, shapePeaks(stage, 0.13)));
  layMist(stage, stage.camera.horizonY, 60 * stage.unit, 0.5);
  const fields = thinkTerrain(stage, shapeFields(stage));
  paintTerrain(stage, fields);
  plantWood(stage, fields, {
    trees: 150,
    near: 130,
    far: 900,
    from: 0,
    to: 1,
    lowest: -90,
    gap: [stage.focusX - 0.1, stage.focusX + 0.08],
  });
  paintVillage(stage, fields, {
    share: stage.focusX,
    distance: 235,
    spreadShare: stage.isPortrait ? 0.11 : 0.055,
    spreadDepth: 24,
    houses: 7,
    trees: 16,
    lowest: -90,
    size: 1.25,
  });
  lineLane(stage, fields);
  paintBirds(stage);
  paintFraming(stage, 'bottom-right');
  return stage;
}

/** Middle of the lane at a distance, share of the width. */
function laneAt(stage: Stage, z: number): number {
  const t = smoothStep(40, 225, z);
  return 0.52 + (stage.focusX - 0.52) * t + Math.sin(z / 38) * 0.05 * (1 - t);
}

function lineLane(stage: Stage, terrain: Terrain): void {
  const kind = stage.region.trees[0];
  for (let i = 22; i >= 0; i -= 1) {
    const z = 62 * (222 / 62) ** (i / 22);
    for (const side of [-1, 1]) {
      const x = worldX(stage, laneAt(stage, z), z) + side * 5.5;
      paintTree(
        stage,
        kind,
        { x, y: groundAt(stage, terrain, x, z), z },
        `lane ${i} ${side}`,
        kind === 'cypress' ? 0.85 : 0.7,
      );
    }
  }
}

function shapeFields(stage: Stage): TerrainRecipe {
  const random = stageRandom(stage, 'fields');
  const offset = random.between(0, 200);
  const { focusX } = stage;
  return {
    near: 24,
    isDry: true,
    far: 1700,
    rows: 220,
    heightAt: (share, x, z) => {
      const roll = fractalNoise(x / 210 + offset, z / 230 + offset, 3) * 26 * smoothStep(30, 260, z);
      const rise = 17 * Math.exp(-(((share - focusX) / 0.16) ** 2)) * Math.exp(-(((z - 250) / 90) ** 2));
      return roll + rise + smoothStep(500, 1700, z) * 24 - 4;
    },
    colourAt: createFieldColour(stage),
  };
}

/** Patchwork of crops in rows, each field with its own colour and direction; grass between and under trees. */
function createFieldColour(stage: Stage) {
  const { region } = stage;
  const colours = resolveLandColours(stage);
  const isSnow = hasSnow(stage);
  const plain = createLandColour(
    stage,
    {
      green: Math.min(1.15, region.green + 0.3),
      beach: 0,
      snowLine: isSnow ? ALL_SNOW : NO_SNOW,
      cliff: 0.3,
      crown: 6,
    },
    colours,
  );
  const crops = cropColours(stage, colours.leaf, colours.soil);
  const painters = crops.map((crop) =>
    createLandColour(
      stage,
      { green: 1.4, beach: 0, snowLine: NO_SNOW, cliff: 0.2, crown: 2, rough: 0.4 },
      { ...colours, leaf: crop, leafDark: blend(crop, fromHex('#2a3326'), 0.4) },
    ),
  );
  const lane = createLandColour(
    stage,
    { green: -1, beach: 0, snowLine: NO_SNOW, cliff: 0, crown: 8 },
    { ...colours, soil: fromHex('#dcc4a0') },
  );
  return (spot: Spot, out: Float32Array): void => {
    const laneHalf = 2.2 + fractalNoise(spot.x / 5, spot.z / 5, 2) * 0.5;
    const fromLane = Math.abs(spot.x - worldX(stage, laneAt(stage, spot.z), spot.z));
    const isLane = spot.z < 232 && fromLane < laneHalf;
    if (isLane || isSnow) {
      (isLane ? lane : plain)(spot, out);
      return;
    }
    const cellX = spot.x / 64 + noise(spot.z / 120, 4) * 0.7;
    const cellZ = spot.z / 88 + noise(spot.x / 120, 9) * 0.7;
    const ix = Math.floor(cellX);
    const iz = Math.floor(cellZ);
    const pick = Math.abs(Math.imul(ix * 73 + 11, 19349663) ^ Math.imul(iz * 37 + 5, 83492791)) >>> 3;
    const border = Math.min(cellX - ix, 1 - cellX + ix, (cellZ - iz) * 1.3, (1 - cellZ + iz) * 1.3);
    if (border < 0.035 || pick % 7 < 2 || spot.z > 950) {
      plain(spot, out);
      return;
    }
    const painter = painters[pick % painters.length] as (typeof painters)[number];
    const turn = (pick % 5) * 0.62;
    const across = spot.x * Math.cos(turn) + spot.z * Math.sin(turn);
    const rows = Math.sin(across * 1.7) * Math.exp(-spot.z / 210);
    const litBefore = spot.lit;
    spot.lit = Math.max(0, litBefore * (1 + rows * 0.32));
    painter(spot, out);
    spot.lit = litBefore;
    const furrow = 1 + rows * 0.2;
    out[0] = (out[0] as number) * furrow;
    out[1] = (out[1] as number) * furrow;
    out[2] = (out[2] as number) * furrow;
  };
}

function cropColours(stage: Stage, leaf: Rgb, soil: Rgb): Rgb[] {
  const straw = fromHex('#d9b964');
  const isRipe = stage.scene.season === 'summer' || stage.scene.season === 'autumn';
  const isLavender = stage.region.house === 'pastel' || stage.region.house === 'tile';
  const bloom = stage.scene.season === 'spring' ? fromHex('#c9545a') : fromHex('#8a72b0');
  return [
    blend(leaf, fromHex('#9fae5a'), 0.4),
    isRipe ? straw : blend(leaf, fromHex('#8fbf5a'), 0.5),
    blend(leaf, soil, 0.35),
    isLavender && stage.scene.season !== 'winter' ? bloom : blend(leaf, fromHex('#5d8a4a'), 0.6),
    blend(isRipe ? straw : leaf, soil, 0.3),
  ];
}
