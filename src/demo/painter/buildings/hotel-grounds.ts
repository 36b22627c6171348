import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { levelDisc, levelPatch, type Place, projectAll } from '../canvas/facet.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { shade } from '../canvas/light.ts';
import { fractalNoise, noise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { hasOpenWater, reliefOf } from '../canvas/setting.ts';
import { type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { shapeFarIslands } from '../land/far-land.ts';
import {
  ALL_SNOW,
  createLandColour,
  type LandColours,
  LEVEL_GROUND_LIFTS,
  NO_SNOW,
  resolveLandColours,
} from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { paintTerrain, type Terrain, thinkTerrain } from '../land/terrain.ts';
import { layMist, paintWater, seaOptions } from '../land/water.ts';
import { shapePeaks } from '../scenes/peaks.ts';
import type { HotelIdentity } from './hotel-identity.ts';
import { hasSnow } from './houses-by-region.ts';
import { paintSkyline } from './skyline.ts';

/** Height of the hotel's garden above the water, metres. */
export const GARDEN = 2.2;

/** Sky, what lies behind, the sea where there is one, and the garden that hotel and guests stand on. */
export function layGrounds(stage: Stage, shoreDistance: number): Terrain {
  const { camera } = stage;
  const random = stageRandom(stage, 'grounds');
  const offset = random.between(0, 200);
  const seaside = hasOpenWater(stage.setting);
  const green = stage.setting === 'dryland' ? 0.95 : 1.35;
  paintSky(stage);
  paintFarLand(stage);
  if (!seaside) layMist(stage, camera.horizonY, 50 * stage.unit, 0.35);
  const garden = thinkTerrain(stage, {
    near: 2.2,
    far: 900,
    rows: 190,
    isDry: !seaside,
    heightAt: (share, x, z) => {
      const hill =
        smoothStep(0.55, 1.15, share) *
        smoothStep(80, 260, z) *
        (worldRise(stage, Math.min(0.13, reliefOf(stage.setting)), z) - camera.eye);
      const shore = shoreDistance + smoothStep(0.3, 1, share) * 120 + fractalNoise(x / 30 + offset, 1, 2) * 8;
      const lawn = GARDEN + fractalNoise(x / 14 + offset, z / 14, 2) * 0.16 * smoothStep(8, 30, z);
      if (!seaside) return lawn + hill * 0.6 * (0.7 + ridgedNoise(x / 90, z / 90, 3) * 0.5);
      return z < shore
        ? lawn - smoothStep(shore - 14, shore, z) * 2 + hill
        : Math.max(-9, (shore - z) * 0.12 - 0.1) + hill * smoothStep(0.6, 0.75, share) * 1.2;
    },
    colourAt: createLandColour(
      stage,
      {
        green,
        beach: seaside ? 1.6 : 0,
        snowLine: hasSnow(stage) ? ALL_SNOW : NO_SNOW,
        cliff: 0.4,
        crown: 3,
        rough: 0.2,
      },
      colourGarden(stage),
    ),
  });
  paintTerrain(stage, garden);
  if (seaside) paintWater(stage, garden, seaOptions(stage));
  paintDisc(stage);
  return garden;
}

function colourGarden(stage: Stage): LandColours {
  const land = resolveLandColours(stage);
  const lift = LEVEL_GROUND_LIFTS[stage.scene.hour];
  const leaf = scale(mix(land.leaf, fromHex('#8fb356'), 0.62), lift);
  return { ...land, leaf, leafDark: scale(mix(land.leafDark, leaf, 0.25), lift) };
}

/** What closes the view: hills over the water, the range, or the towers of the town. */
export function paintFarLand(stage: Stage): void {
  const { setting } = stage;
  const relief = reliefOf(setting);
  if (setting === 'seaside') paintTerrain(stage, thinkTerrain(stage, shapeFarIslands(stage, relief)));
  else if (relief > 0)
    paintTerrain(stage, thinkTerrain(stage, shapePeaks(stage, relief, hasOpenWater(setting))));
  if (setting === 'downtown') paintSkyline(stage);
}

/** Stone or wooden flags on level ground, with joints that follow the perspective. */
export function layPaving(
  stage: Stage,
  outline: readonly Place[],
  stone: Rgb,
  slab = 1.2,
  level = GARDEN,
): void {
  const { camera, light, canvas } = stage;
  const lit = shade(stone, light, Math.min(1, stage.sunDirection[1] * 0.75 + 0.22), 0.95);
  const drop = camera.eye - level;
  fillPolygon(canvas, projectAll(stage, outline), {
    colour: lit,
    shader: (x, y, out) => {
      const z = (camera.focal * drop) / Math.max(0.5, y + 0.5 - camera.horizonY);
      const wx = ((x + 0.5 - camera.centreX) * z) / camera.focal;
      const row = Math.floor(z / slab);
      const column = Math.floor(wx / (slab * 1.6) + (row & 1) * 0.5);
      const tone = 1 + noise(column * 3.7 + 0.5, row * 5.3 + 0.5) * 0.16 + noise(wx * 2.3, z * 2.3) * 0.05;
      const inX = Math.abs(wx / (slab * 1.6) + (row & 1) * 0.5 - column - 0.5);
      const inZ = Math.abs(z / slab - row - 0.5);
      const thin = 0.5 - (0.016 + (z * 1.1) / camera.focal / slab);
      const joint =
        Math.max(smoothStep(thin, 0.5, inX), smoothStep(thin, 0.5, inZ)) * Math.max(0, 1 - z / 42) * 0.2;
      for (let c = 0; c < 3; c += 1) out[c] = (lit[c] as number) * (tone - joint);
    },
  });
}

/** Outline of the hotel's pool around a middle, level with its rim. */
export function poolOutline(
  identity: HotelIdentity,
  x: number,
  z: number,
  width: number,
  depth: number,
  y: number,
): Place[] {
  if (identity.poolShape === 'rectangle') return levelPatch(x, y, z, width, depth);
  const round = levelDisc(x, y, z, width / 2, depth / 2, 60);
  if (identity.poolShape === 'oval') return round;
  return round.map(([px, py, pz], i): Place => {
    const angle = (i / 60) * Math.PI * 2;
    const pinch =
      identity.poolShape === 'kidney'
        ? 1 - 0.34 * Math.exp(-(((angle - 4.4) / 0.5) ** 2)) + 0.05 * Math.sin(angle * 2)
        : 1 + 0.14 * Math.sin(angle * 3 + 0.6) - 0.08 * Math.cos(angle * 5);
    return [x + (px - x) * pinch, py, z + (pz - z) * pinch];
  });
}

/** A pool: rim, inner wall and clear water that mirrors the garden and throws caustics on its floor. */
export function paintPool(stage: Stage, outline: readonly Place[], rim: Rgb): void {
  const { camera, canvas, light, unit } = stage;
  const middleX = outline.reduce((sum, p) => sum + p[0], 0) / outline.length;
  const middleZ = outline.reduce((sum, p) => sum + p[2], 0) / outline.length;
  const grown = outline.map(([x, y, z]): Place => {
    const length = Math.hypot(x - middleX, z - middleZ) || 1;
    return [x + ((x - middleX) / length) * 0.55, y, Math.max(0.6, z + ((z - middleZ) / length) * 0.55)];
  });
  fillPolygon(canvas, projectAll(stage, grown), { colour: shade(rim, light, 0.75, 1), texture: 0.05 });
  const level = (outline[0] as Place)[1] - 0.16;
  const wall: Point[] = projectAll(stage, outline);
  fillPolygon(canvas, wall, { colour: shade(fromHex('#8fc9cf'), light, 0.2, 0.7) });
  const surface = outline.map(([x, , z]): Place => [x, level, z]);
  const points = projectAll(stage, surface);
  const shore = Math.min(...points.map((point) => point[1]));
  const shallow = shade(fromHex('#5fd3d6'), light, 0.55, 1);
  const deep = shade(fromHex('#1b8fb4'), light, 0.45, 1);
  const glow = light.lamps > 0.5 ? 0.5 * light.lamps : 0;
  fillPolygon(canvas, points, {
    colour: shallow,
    shader: (x, y, out) => {
      const dy = Math.max(0.5, y + 0.5 - camera.horizonY);
      const z = (camera.focal * (camera.eye - level)) / dy;
      const wx = ((x + 0.5 - camera.centreX) * z) / camera.focal;
      const wave = fractalNoise(wx * 0.55, z * 0.75, 2) + noise(wx * 2.4 + 9, z * 3.1) * 0.4;
      const fade = Math.min(1, 14 / z);
      const caustic = smoothStep(0.6, 0.92, ridgedNoise(wx * 0.9 + wave * 0.25, z * 0.9, 2)) * fade;
      const depthShare = Math.min(1, Math.max(0, 0.35 + (wx - middleX) * 0.05 + wave * 0.1));
      const mirrorY = Math.max(0, Math.round(2 * shore - y + wave * unit * 10 * fade));
      const mirrorX = Math.min(canvas.width - 1, Math.max(0, Math.round(x + wave * unit * 7)));
      const source = (Math.min(mirrorY, Math.max(0, Math.floor(shore) - 1)) * canvas.width + mirrorX) * 3;
      const fresnel = Math.min(0.6, 0.1 + 0.02 * z + wave * 0.08);
      const sparkle = smoothStep(0.62, 0.85, wave) * 0.28 * (light.isMoon ? 0.3 : 1);
      for (let c = 0; c < 3; c += 1) {
        let body = (shallow[c] as number) + ((deep[c] as number) - (shallow[c] as number)) * depthShare;
        body *= 1 + caustic * 0.42 + wave * 0.08;
        body += (c === 0 ? 0.03 : c === 1 ? 0.32 : 0.36) * glow * (0.6 + caustic * 0.6);
        out[c] =
          body + ((canvas.rgb[source + c] as number) - body) * fresnel + sparkle * (light.sun[c] as number);
      }
    },
  });
}
