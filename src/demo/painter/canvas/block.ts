import { mix, type Rgb, scale } from './colour.ts';
import { fillPolygon, type Point } from './fill-shape.ts';
import { inHaze, shade } from './light.ts';
import { project, type Stage } from './stage.ts';

/** An upright box in the world: `x`, `z` is the middle of its footprint, `base` the height it stands on, metres. */
export type Block = {
  x: number;
  z: number;
  base: number;
  width: number;
  depth: number;
  height: number;
  /** Turn about the upright axis, radians. */
  yaw: number;
  /** Metres away it is painted at, where its own nearest corner would hide it behind a bigger block. */
  paintedAt?: number;
};

/** One visible wall. `at(u, v)` maps 0–1 across and metres up from the base onto the sheet. */
export type Face = {
  at(u: number, v: number): Point;
  /** 0 shade to 1 facing the sun. */
  lit: number;
  length: number;
  height: number;
  distance: number;
  pixelsPerMetre: number;
};

type Corner = readonly [number, number];

export function blockCorners(block: Block, spread = 0): readonly [Corner, Corner, Corner, Corner] {
  const cos = Math.cos(block.yaw);
  const sin = Math.sin(block.yaw);
  const corner = (sx: number, sz: number): Corner => {
    const dx = sx * (block.width / 2 + spread);
    const dz = sz * (block.depth / 2 + spread);
    return [block.x + dx * cos - dz * sin, Math.max(0.5, block.z + dx * sin + dz * cos)];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** How much sun a surface with this normal gets, 0 to 1. */
export function sunOn(stage: Stage, nx: number, ny: number, nz: number): number {
  const [sx, sy, sz] = stage.sunDirection;
  const length = Math.hypot(nx, ny, nz) || 1;
  return Math.max(0, (nx * sx + ny * sy + nz * sz) / length);
}

/** The walls of a block that the camera can see, far ones first. */
export function visibleFaces(stage: Stage, block: Block): Face[] {
  const corners = blockCorners(block);
  const faces: Face[] = [];
  for (let i = 0; i < 4; i += 1) {
    const from = corners[i] as Corner;
    const to = corners[(i + 1) % 4] as Corner;
    const dx = to[0] - from[0];
    const dz = to[1] - from[1];
    const nx = dz;
    const nz = -dx;
    if (nx * (from[0] + to[0]) + nz * (from[1] + to[1]) >= 0) continue;
    const distance = (from[1] + to[1]) / 2;
    faces.push({
      at: (u, v) => project(stage.camera, from[0] + dx * u, block.base + v, from[1] + dz * u),
      lit: sunOn(stage, nx, 0, nz),
      length: Math.hypot(dx, dz),
      height: block.height,
      distance,
      pixelsPerMetre: stage.camera.focal / distance,
    });
  }
  return faces.sort((a, b) => b.distance - a.distance);
}

/** Depth a block is painted at: a little before its nearest corner, so that the slope it stands on does not swallow it. */
export function blockDepth(block: Block): number {
  if (block.paintedAt !== undefined) return block.paintedAt;
  const across = Math.abs(Math.sin(block.yaw)) * block.width + Math.abs(Math.cos(block.yaw)) * block.depth;
  return Math.max(0.6, block.z - across / 2 - 1.2);
}

/** Fills a patch of a wall, `u` across 0–1 and `v` metres up, lighter at the top than at the foot. */
export function fillOnFace(
  stage: Stage,
  face: Face,
  patch: { left: number; right: number; bottom: number; top: number },
  colour: Rgb,
  depth: number,
  foot = 1,
): void {
  const points: Point[] = [
    face.at(patch.left, patch.bottom),
    face.at(patch.right, patch.bottom),
    face.at(patch.right, patch.top),
    face.at(patch.left, patch.top),
  ];
  const shown = inHaze(colour, stage.light, face.distance);
  const low = points[0] as Point;
  const high = points[3] as Point;
  fillPolygon(stage.canvas, points, {
    colour: shown,
    toColour: inHaze(scale(colour, foot), stage.light, face.distance),
    from: [low[0], high[1]],
    to: [low[0], low[1]],
    depth,
    texture: 0.05,
  });
}

/** Walls and flat top of a block. Returns the walls, so that a caller can add windows. */
export function paintBlock(stage: Stage, block: Block, wall: Rgb, top: Rgb = wall): Face[] {
  const depth = blockDepth(block);
  const { light } = stage;
  const faces = visibleFaces(stage, block);
  for (const face of faces) {
    // Warm light thrown back by the ground keeps shaded walls alive.
    const bounce = 0.07 * (1 - face.lit);
    const lit = shade(wall, light, face.lit * 1.05 + bounce, 0.98);
    fillOnFace(stage, face, { left: 0, right: 1, bottom: 0, top: block.height }, lit, depth, 0.86);
  }
  if (block.base + block.height < stage.camera.eye) {
    const level = block.base + block.height;
    const points = blockCorners(block).map(([x, z]) => project(stage.camera, x, level, z));
    const colour = shade(top, light, sunOn(stage, 0, 1, 0) * 1.1, 1);
    fillPolygon(stage.canvas, points, { colour: inHaze(colour, light, block.z), depth, texture: 0.05 });
  }
  return faces;
}

/** The shadow a block throws on level ground, away from the sun. */
export function castShadow(stage: Stage, block: Block, strength = 0.34): void {
  const { light, sunDirection } = stage;
  if (light.isMoon || stage.scene.hour === 'dusk') return;
  const reach = Math.min(1.9, Math.hypot(sunDirection[0], sunDirection[2]) / sunDirection[1]) * block.height;
  const flat = Math.hypot(sunDirection[0], sunDirection[2]) || 1;
  const dx = (-sunDirection[0] / flat) * reach;
  const dz = (-sunDirection[2] / flat) * reach;
  const corners = blockCorners(block);
  const ground = corners.map(([x, z]) => project(stage.camera, x, block.base, z));
  const thrown = corners.map(([x, z]) => project(stage.camera, x + dx, block.base, z + dz));
  const dark = inHaze(mix(scale(light.ambient, 0.22), light.haze, 0.06), light, block.z);
  fillPolygon(stage.canvas, hullOf([...ground, ...thrown]), { colour: dark, alpha: strength });
}

/** Convex hull (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      while (
        hull.length >= 2 &&
        turn(hull[hull.length - 2] as Point, hull[hull.length - 1] as Point, point) <= 0
      ) {
        hull.pop();
      }
      hull.push(point);
    }
    hull.pop();
    return hull;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
