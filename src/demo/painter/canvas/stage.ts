import type { Scene } from '../../../domain/pictures/scene.ts';
import type { SceneSetting } from '../../../domain/pictures/scene-setting.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import type { Point } from './fill-shape.ts';
import { type Light, resolveLight } from './light.ts';
import { REGION_LOOKS, type RegionLook } from './region-look.ts';
import { createRandom, type Random } from './seeded-random.ts';
import { fitLookToSetting, settingOfScene } from './setting.ts';

export type PictureSize = { width: number; height: number };

/**
 * The camera looks level along z with a shifted lens: verticals stay upright and the horizon lies where the
 * composition wants it. World units are metres, y up, the water level is y = 0.
 */
export type Camera = { focal: number; centreX: number; horizonY: number; eye: number };

/** What every part of the painter needs to know about the picture it works on. */
export type Stage = {
  canvas: Canvas;
  scene: Scene;
  region: RegionLook;
  /** What lies around. */
  setting: SceneSetting;
  light: Light;
  camera: Camera;
  /** Width over height. */
  aspect: number;
  isPortrait: boolean;
  /** A thousandth of the picture's mean side, in pixels: the measure for everything drawn on the paper itself. */
  unit: number;
  /** Where the sun stands on the sheet, in pixels. */
  sunX: number;
  sunY: number;
  /** Towards the sun, unit length, for lit and shaded faces. */
  sunDirection: readonly [number, number, number];
  /** Where the eye should land, share of the width. */
  focusX: number;
  /** Where land, water and clouds show: from indoors only what lies behind door and window. Pixels. */
  shown: Shown;
};

export type Shown = { left: number; right: number; bottom: number };

export type Framing = {
  /** Horizon, share of the height from the top, for a panorama and for a portrait. */
  horizon: readonly [number, number];
  eye: number;
  /** Longer = closer. 1 sees about 53 degrees over the mean side. */
  lens?: number;
  /** How far one sees compared with the sea shore; long views need clear air or all turns to haze. */
  air?: number;
  /** 0 = the sun stands straight aside, 1 = behind the viewer's left shoulder. */
  sunBehind?: number;
};

export function createStage(scene: Scene, size: PictureSize, framing: Framing): Stage {
  const { width, height } = size;
  const resolved = resolveLight(scene);
  const light = { ...resolved, clarity: resolved.clarity * (framing.air ?? 1) };
  const random = createRandom(`stage ${scene.motif} ${scene.region} ${scene.seed}`);
  const aspect = width / height;
  const isPortrait = aspect < 0.95;
  const mean = Math.sqrt(width * height);
  const base = isPortrait ? framing.horizon[1] : framing.horizon[0];
  const horizonY = Math.round(height * (base + random.between(-0.025, 0.025)));
  const focusX = isPortrait ? random.between(0.55, 0.68) : random.between(0.64, 0.72);
  const sunX = width * (isPortrait ? random.between(0.22, 0.36) : random.between(0.36, 0.47));
  const rise = Math.min(0.86, 0.1 + light.elevation * 0.75) * random.between(0.92, 1.12);
  const elevation = Math.max(0.2, light.elevation);
  const flat = Math.cos(elevation);
  const behind = 0.35 + (framing.sunBehind ?? 0) * 0.9;
  return {
    canvas: createCanvas(width, height),
    scene,
    region: fitLookToSetting(REGION_LOOKS[scene.region], scene),
    setting: settingOfScene(scene),
    light,
    camera: {
      focal: Math.min(mean, height * 1.5, width * 1.3) * (framing.lens ?? 1),
      centreX: width / 2,
      horizonY,
      eye: framing.eye,
    },
    aspect,
    isPortrait,
    unit: mean / 1000,
    sunX,
    sunY: scene.hour === 'dusk' ? horizonY + height * 0.01 : horizonY - horizonY * rise,
    sunDirection: [-Math.cos(behind) * flat, Math.sin(elevation), -Math.sin(behind) * flat],
    focusX,
    shown: { left: 0, right: width, bottom: height },
  };
}

export function project(camera: Camera, x: number, y: number, z: number): Point {
  return [camera.centreX + (camera.focal * x) / z, camera.horizonY - (camera.focal * (y - camera.eye)) / z];
}

/** World x of a share of the picture's width at a distance. */
export function worldX(stage: Stage, share: number, z: number): number {
  return ((share * stage.canvas.width - stage.camera.centreX) * z) / stage.camera.focal;
}

/** World height that shows `share` of the picture's height above the horizon (negative: below) at a distance. */
export function worldRise(stage: Stage, share: number, z: number): number {
  return stage.camera.eye + (share * stage.canvas.height * z) / stage.camera.focal;
}

/** A stream of randomness for one purpose within this scene; the same at every size. */
export function stageRandom(stage: Stage, purpose: string): Random {
  return createRandom(`${purpose} ${stage.scene.motif} ${stage.scene.region} ${stage.scene.seed}`);
}
