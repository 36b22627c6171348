import { blockCorners, blockDepth, sunOn } from '../canvas/block.ts';
import { ellipse } from '../canvas/brush.ts';
import { scale } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, shade } from '../canvas/light.ts';
import { project, type Stage } from '../canvas/stage.ts';
import type { House } from './house-look.ts';

function fillSlope(
  stage: Stage,
  house: House,
  points: readonly Point[],
  normal: readonly [number, number, number],
): void {
  const { light } = stage;
  const lit = shade(house.roof, light, sunOn(stage, ...normal) * 1.05 + 0.06, 0.95);
  const colour = inHaze(lit, light, house.block.z);
  const ys = points.map((point) => point[1]);
  const top = Math.min(...ys);
  fillPolygon(stage.canvas, points, {
    colour,
    toColour: scale(colour, 0.86),
    from: [0, top],
    to: [0, Math.max(...ys)],
    depth: blockDepth(house.block),
    texture: 0.16,
  });
}

export function paintRoof(stage: Stage, house: House): void {
  if (house.roofKind === 'flat') return;
  if (house.roofKind === 'dome') {
    paintDome(stage, house);
    return;
  }
  const { block } = house;
  const top = block.base + block.height;
  const rise = Math.min(block.width, block.depth) * house.pitch;
  const eave = blockCorners(block, house.eaves);
  const low = top - house.eaves * house.pitch * 0.8;
  const isAlongX = block.width >= block.depth;
  const inset = house.roofKind === 'hip' ? Math.min(block.width, block.depth) / 2 : -house.eaves;
  const cos = Math.cos(block.yaw);
  const sin = Math.sin(block.yaw);
  const half = (isAlongX ? block.width : block.depth) / 2 - inset;
  const along: readonly [number, number] = isAlongX ? [cos, sin] : [-sin, cos];
  const ridge = [-half, half].map((d) => [block.x + along[0] * d, block.z + along[1] * d] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const [a, b, c, d] = eave;
  // Sides in the order of the corners; the ridge ends belong to the two long sides.
  const sides = isAlongX
    ? [
        [a, b, ridge[1], ridge[0]],
        [b, c, ridge[1]],
        [c, d, ridge[0], ridge[1]],
        [d, a, ridge[0]],
      ]
    : [
        [b, c, ridge[1], ridge[0]],
        [c, d, ridge[1]],
        [d, a, ridge[0], ridge[1]],
        [a, b, ridge[0]],
      ];
  const drawn = sides.map((side) => {
    const from = side[0] as readonly [number, number];
    const to = side[1] as readonly [number, number];
    const distance = (from[1] + to[1]) / 2;
    const normal: [number, number, number] = [to[1] - from[1], 0, -(to[0] - from[0])];
    const length = Math.hypot(normal[0], normal[2]) || 1;
    const isGableEnd = side.length === 3 && house.roofKind === 'gable';
    const level = isGableEnd ? 0 : 1 / Math.max(0.2, house.pitch * 2);
    const points = side.map((at, i) => project(stage.camera, at[0], i < 2 ? low : top + rise, at[1]));
    const facesUs = normal[0] * (from[0] + to[0]) + normal[2] * (from[1] + to[1]) < 0;
    return {
      points,
      distance,
      facesUs,
      isGableEnd,
      normal: [normal[0] / length, level, normal[2] / length] as const,
    };
  });
  if (stage.camera.eye < low) paintSoffit(stage, house, eave, low);
  for (const side of drawn.sort((p, q) => q.distance - p.distance)) {
    const isSeenFromAbove = stage.camera.eye > top + rise * 0.5;
    if (!side.facesUs && !isSeenFromAbove) continue;
    if (side.isGableEnd) {
      if (!side.facesUs) continue;
      const wall = inHaze(
        shade(house.wall, stage.light, sunOn(stage, ...side.normal) + 0.1, 0.86),
        stage.light,
        block.z,
      );
      fillPolygon(stage.canvas, side.points, { colour: wall, depth: blockDepth(block), texture: 0.05 });
    } else fillSlope(stage, house, side.points, side.normal);
  }
}

/** The boards under the eaves, seen from below. */
function paintSoffit(
  stage: Stage,
  { block, roof }: House,
  eave: readonly (readonly [number, number])[],
  low: number,
): void {
  const top = block.base + block.height;
  const wall = blockCorners(block);
  const colour = inHaze(shade(scale(roof, 0.5), stage.light, 0.1, 0.55), stage.light, block.z);
  for (let i = 0; i < 4; i += 1) {
    const [a, b] = [eave[i], eave[(i + 1) % 4]];
    const [c, d] = [wall[(i + 1) % 4], wall[i]];
    if (!a || !b || !c || !d) continue;
    if ((b[1] - a[1]) * (a[0] + b[0]) - (b[0] - a[0]) * (a[1] + b[1]) >= 0) continue;
    const points = [
      ...[a, b].map(([x, z]) => project(stage.camera, x, low, z)),
      ...[c, d].map(([x, z]) => project(stage.camera, x, top, z)),
    ];
    fillPolygon(stage.canvas, points, { colour, depth: blockDepth(block) });
  }
}

/** A dome on a drum, shaded from the sun's side. */
export function paintDome(stage: Stage, house: House): void {
  const { block } = house;
  const { light, camera } = stage;
  const radius = Math.min(block.width, block.depth) * 0.46;
  const [x, y] = project(camera, block.x, block.base + block.height, block.z - block.depth * 0.2);
  const size = (radius * camera.focal) / block.z;
  const depth = blockDepth(block);
  const lit = inHaze(shade(house.roof, light, 0.95, 1), light, block.z);
  const dark = inHaze(shade(house.roof, light, 0.05, 0.8), light, block.z);
  const drum = size * 0.3;
  fillPolygon(
    stage.canvas,
    [
      [x - size, y],
      [x + size, y],
      [x + size, y - drum],
      [x - size, y - drum],
    ],
    {
      colour: inHaze(shade(house.wall, light, 0.85, 1), light, block.z),
      toColour: inHaze(shade(house.wall, light, 0.08, 0.85), light, block.z),
      from: [x - size, y],
      to: [x + size, y],
      depth,
    },
  );
  const bowl = ellipse(x, y - drum, size, size * 1.04, 22, Math.PI, Math.PI * 2);
  fillPolygon(stage.canvas, bowl, {
    colour: lit,
    toColour: dark,
    from: [x - size * 0.75, y - size],
    to: [x + size * 0.85, y],
    depth,
    texture: 0.06,
  });
  if (size > 5) {
    const crown = y - drum - size;
    fillPolygon(
      stage.canvas,
      [
        [x - size * 0.06, crown + 1],
        [x + size * 0.06, crown + 1],
        [x, crown - size * 0.5],
      ],
      { colour: lit, depth },
    );
  }
}
