import { sunOn } from './block.ts';
import type { Rgb } from './colour.ts';
import { type Fill, fillPolygon, type Point } from './fill-shape.ts';
import { inHaze, shade } from './light.ts';
import { project, type Stage } from './stage.ts';

/** A place in the world: metres right, up and away. */
export type Place = readonly [number, number, number];

export type FacetOptions = {
  /** Fixed share of the sun instead of the one its slope gives. */
  lit?: number;
  /** 0 in a cranny to 1 under the open sky. */
  open?: number;
  /** 0 = paint over everything. */
  depth?: number;
  alpha?: number;
  texture?: number;
  shader?: NonNullable<Fill['shader']>;
};

export function projectAll(stage: Stage, places: readonly Place[]): Point[] {
  return places.map(([x, y, z]) => project(stage.camera, x, y, Math.max(0.35, z)));
}

/** A flat piece of something, lit by the way it faces (whichever side the camera sees). */
export function paintFacet(
  stage: Stage,
  places: readonly Place[],
  albedo: Rgb,
  options: FacetOptions = {},
): void {
  const [a, b, c] = places as readonly [Place, Place, Place];
  const distance = places.reduce((sum, place) => sum + place[2], 0) / places.length;
  const lit = options.lit ?? sunOn(stage, ...normalOf(stage, a, b, c));
  const colour = inHaze(shade(albedo, stage.light, lit, options.open ?? 0.9), stage.light, distance);
  fillPolygon(stage.canvas, projectAll(stage, places), {
    colour,
    depth: options.depth ?? distance,
    alpha: options.alpha ?? 1,
    texture: options.texture ?? 0.06,
    ...(options.shader ? { shader: options.shader } : {}),
  });
}

function normalOf(stage: Stage, a: Place, b: Place, c: Place): [number, number, number] {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n: [number, number, number] = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  const towards = n[0] * a[0] + n[1] * (a[1] - stage.camera.eye) + n[2] * a[2];
  return towards > 0 ? [-n[0], -n[1], -n[2]] : n;
}

/** Level rectangle around a middle, for floors, rugs, table tops and cushions. */
export function levelPatch(x: number, y: number, z: number, width: number, depth: number, yaw = 0): Place[] {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const corner = (sx: number, sz: number): Place => {
    const dx = (sx * width) / 2;
    const dz = (sz * depth) / 2;
    return [x + dx * cos - dz * sin, y, z + dx * sin + dz * cos];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Level disc, for tables, parasols' shadows and basins. */
export function levelDisc(x: number, y: number, z: number, rx: number, rz: number, steps = 24): Place[] {
  return Array.from({ length: steps }, (_, i): Place => {
    const angle = (i / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y, z + Math.sin(angle) * rz];
  });
}
