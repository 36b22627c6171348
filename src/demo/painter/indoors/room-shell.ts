import type { HotelIdentity } from '../buildings/hotel-identity.ts';
import { layDab } from '../canvas/brush.ts';
import { fromHex, mix, scale } from '../canvas/colour.ts';
import type { Place } from '../canvas/facet.ts';
import { fillPolygon } from '../canvas/fill-shape.ts';
import { shade } from '../canvas/light.ts';
import { noise } from '../canvas/noise.ts';
import { project, type Stage } from '../canvas/stage.ts';
import { fillIndoors, indoors } from './indoors.ts';
import type { Shell } from './room-decor.ts';

export function raiseWalls(stage: Stage, identity: HotelIdentity, shell: Shell): void {
  const wall = mix(fromHex('#fdf3e2'), fromHex(identity.facade), 0.45);
  const { left, right, doorLeft, doorRight, doorTop } = shell;
  const back = (x0: number, x1: number, y0: number, y1: number, lit: number) =>
    fillIndoors(
      stage,
      [
        [x0, y0, shell.back],
        [x1, y0, shell.back],
        [x1, y1, shell.back],
        [x0, y1, shell.back],
      ],
      indoors(stage, wall, lit),
      indoors(stage, wall, lit * 0.8),
    );
  back(left, doorLeft, shell.floor, shell.ceiling, 0.12);
  back(doorRight, right, shell.floor, shell.ceiling, 0.2);
  back(doorLeft, doorRight, doorTop, shell.ceiling, 0.16);
  const near = 0.5;
  fillIndoors(
    stage,
    [
      [left, shell.floor, near],
      [left, shell.floor, shell.back],
      [left, shell.ceiling, shell.back],
      [left, shell.ceiling, near],
    ],
    indoors(stage, wall, 0.02),
    indoors(stage, wall, 0.3),
  );
  fillIndoors(
    stage,
    [
      [right, shell.floor, near],
      [right, shell.floor, shell.back],
      [right, shell.ceiling, shell.back],
      [right, shell.ceiling, near],
    ],
    indoors(stage, wall, 0.35),
    indoors(stage, wall, 0.95),
  );
  fillIndoors(
    stage,
    [
      [left, shell.ceiling, near],
      [right, shell.ceiling, near],
      [right, shell.ceiling, shell.back],
      [left, shell.ceiling, shell.back],
    ],
    indoors(stage, fromHex('#f7efe2'), 0.1),
    indoors(stage, fromHex('#fbf5ea'), 0.45),
  );
  layBoards(stage, identity, shell, near);
  const frame = shade(fromHex(identity.wood), stage.light, 0.35, 0.75);
  const post = 0.09;
  for (const [x0, x1, y0, y1] of [
    [doorLeft - post, doorLeft, shell.floor, doorTop],
    [doorRight, doorRight + post, shell.floor, doorTop],
    [doorLeft - post, doorRight + post, doorTop, doorTop + post],
  ] as const)
    fillIndoors(
      stage,
      [
        [x0, y0, shell.back],
        [x1, y0, shell.back],
        [x1, y1, shell.back],
        [x0, y1, shell.back],
      ],
      frame,
      scale(frame, 0.85),
    );
}

function layBoards(stage: Stage, identity: HotelIdentity, shell: Shell, near: number): void {
  const { camera } = stage;
  const wood = fromHex(identity.wood);
  const lit = indoors(stage, wood, 0.5);
  const points = (
    [
      [shell.left, shell.floor, near],
      [shell.right, shell.floor, near],
      [shell.right, shell.floor, shell.back],
      [shell.left, shell.floor, shell.back],
    ] as const
  ).map(([x, y, z]) => project(camera, x, y, z));
  fillPolygon(stage.canvas, points, {
    colour: lit,
    shader: (x, y, out) => {
      const z = (camera.focal * (camera.eye - shell.floor)) / Math.max(0.5, y + 0.5 - camera.horizonY);
      const wx = ((x + 0.5 - camera.centreX) * z) / camera.focal;
      const board = Math.floor(wx / 0.19);
      const edge = Math.abs(wx / 0.19 - board - 0.5) > 0.47 ? 0.8 : 1;
      const tone =
        edge *
        (1 +
          noise(board * 2.7 + 0.5, Math.floor(z / 1.7 + board * 0.37) * 3.1) * 0.22 +
          noise(wx * 30, z * 2) * 0.06);
      const sheen = Math.exp(-(((z - shell.back) / 2.2) ** 2)) * 0.35;
      for (let c = 0; c < 3; c += 1)
        out[c] =
          (lit[c] as number) * tone * (0.75 + sheen) + (stage.light.sky[3][c] as number) * sheen * 0.16;
    },
  });
}

/** Corners where light seldom comes: under the ceiling and along the floor. */
export function dimCorners(stage: Stage, shell: Shell): void {
  const { camera, unit } = stage;
  const dark = scale(shade(fromHex('#6a5a52'), stage.light, 0, 0.7), 0.5);
  const lines: (readonly [Place, Place])[] = [
    [
      [shell.left, shell.ceiling, shell.back],
      [shell.right, shell.ceiling, shell.back],
    ],
    [
      [shell.right, shell.floor, shell.back],
      [shell.right, shell.ceiling, shell.back],
    ],
    [
      [shell.left, shell.floor, shell.back],
      [shell.left, shell.ceiling, shell.back],
    ],
  ];
  for (const [from, to] of lines) {
    const a = project(camera, ...from);
    const b = project(camera, ...to);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    layDab(stage.canvas, {
      x: (a[0] + b[0]) / 2,
      y: (a[1] + b[1]) / 2,
      length: length * 0.62,
      width: 46 * unit,
      angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
      colour: dark,
      alpha: 0.2,
      softness: 1.8,
    });
  }
}
