import type { Scene } from '../../../../domain/scene.ts';
import { makeBed } from '../bed.ts';
import { layDab } from '../brush.ts';
import { addGlow } from '../canvas.ts';
import { hangCloth } from '../cloth.ts';
import { fromHex, mix, scale } from '../colour.ts';
import { paintChair } from '../dining-furniture.ts';
import { type Place, paintFacet } from '../facet.ts';
import { fillPolygon } from '../fill-shape.ts';
import { type HotelIdentity, hotelIdentity } from '../hotel-identity.ts';
import { fillIndoors, indoors } from '../indoors.ts';
import { shade } from '../light.ts';
import { noise } from '../noise.ts';
import { hangPendant, hangPicture, layBeams, layRug, type Shell, standPalm } from '../room-decor.ts';
import { createStage, type PictureSize, project, type Stage } from '../stage.ts';
import { paintVista } from '../vista.ts';

const FLOOR = 20;

const CEILING = FLOOR + 2.85;

const BACK = 4.7;

/** A room with its balcony doors open to the view, the bed on the right under a lamp, sun on the boards. */
export function paintRoom(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.45, 0.43], eye: FLOOR + 1.55, air: 1.8 });
  const identity = hotelIdentity(scene.seed);
  paintVista(stage);
  const { isPortrait } = stage;
  const wide = (stage.canvas.width * BACK) / stage.camera.focal;
  const shell: Shell = {
    left: -wide * 0.43,
    right: wide * (isPortrait ? 0.4 : 0.42),
    floor: FLOOR,
    ceiling: CEILING,
    back: BACK,
    doorLeft: -wide * 0.34,
    doorRight: wide * (isPortrait ? 0.22 : 0.13),
    doorTop: FLOOR + 2.5,
  };
  furnishBalcony(stage, identity, shell);
  raiseWalls(stage, identity, shell);
  dimCorners(stage, shell);
  layBeams(stage, identity, shell);
  pourLight(stage, shell);
  hangCurtains(stage, shell);
  layRug(stage, identity, shell, shell.doorLeft + 0.3, isPortrait ? shell.right - 1.5 : shell.right - 2.4);
  layFloorLight(stage, shell);
  standPalm(stage, identity, shell, shell.doorLeft - (isPortrait ? 0.05 : 0.3));
  if (!isPortrait) hangPicture(stage, identity, shell, (shell.doorRight + shell.right) / 2 - 0.35);
  castPanes(stage, shell);
  makeBed(stage, identity, { right: shell.right, floor: FLOOR });
  hangPendant(stage, identity, shell, isPortrait ? 0.5 : shell.right - 1.15);
  return stage;
}

/** Daylight that spills over the wall around the door. */
function pourLight(stage: Stage, shell: Shell): void {
  const { light, camera } = stage;
  const middle = (shell.doorLeft + shell.doorRight) / 2;
  const [x, y] = project(camera, middle, FLOOR + 1.4, BACK);
  const reach = ((shell.doorRight - shell.doorLeft) * camera.focal) / BACK;
  addGlow(
    stage.canvas,
    x,
    y,
    reach * 1.05,
    mix(light.sky[3], light.sun, 0.4),
    0.07 * (1 - light.lamps * 0.7),
  );
}

function furnishBalcony(stage: Stage, identity: HotelIdentity, shell: Shell): void {
  const z = BACK + 1.9;
  const trim = fromHex(identity.trim);
  paintFacet(
    stage,
    [
      [-9, FLOOR, BACK],
      [9, FLOOR, BACK],
      [9, FLOOR, z],
      [-9, FLOOR, z],
    ],
    fromHex('#e2d0b4'),
    { lit: 0.55, depth: 0 },
  );
  for (let x = -6; x < 6; x += 0.16) {
    const bar: Place[] = [
      [x, FLOOR, z],
      [x + 0.035, FLOOR, z],
      [x + 0.035, FLOOR + 1, z],
      [x, FLOOR + 1, z],
    ];
    paintFacet(stage, bar, trim, { lit: 0.35, depth: 0, alpha: 0.9 });
  }
  paintFacet(
    stage,
    [
      [-6, FLOOR + 0.98, z],
      [6, FLOOR + 0.98, z],
      [6, FLOOR + 1.06, z],
      [-6, FLOOR + 1.06, z],
    ],
    trim,
    { lit: 0.6, depth: 0 },
  );
  const middle = (shell.doorLeft + shell.doorRight) / 2;
  paintChair(stage, middle + 0.55, FLOOR, BACK + 1, -0.7, fromHex(identity.wood), fromHex(identity.accent));
}

function raiseWalls(stage: Stage, identity: HotelIdentity, shell: Shell): void {
  const wall = mix(fromHex('#fdf3e2'), fromHex(identity.facade), 0.45);
  const { left, right, doorLeft, doorRight, doorTop } = shell;
  const back = (x0: number, x1: number, y0: number, y1: number, lit: number) =>
    fillIndoors(
      stage,
      [
        [x0, y0, BACK],
        [x1, y0, BACK],
        [x1, y1, BACK],
        [x0, y1, BACK],
      ],
      indoors(stage, wall, lit),
      indoors(stage, wall, lit * 0.8),
    );
  back(left, doorLeft, FLOOR, CEILING, 0.12);
  back(doorRight, right, FLOOR, CEILING, 0.2);
  back(doorLeft, doorRight, doorTop, CEILING, 0.16);
  const near = 0.5;
  fillIndoors(
    stage,
    [
      [left, FLOOR, near],
      [left, FLOOR, BACK],
      [left, CEILING, BACK],
      [left, CEILING, near],
    ],
    indoors(stage, wall, 0.02),
    indoors(stage, wall, 0.3),
  );
  fillIndoors(
    stage,
    [
      [right, FLOOR, near],
      [right, FLOOR, BACK],
      [right, CEILING, BACK],
      [right, CEILING, near],
    ],
    indoors(stage, wall, 0.35),
    indoors(stage, wall, 0.95),
  );
  fillIndoors(
    stage,
    [
      [left, CEILING, near],
      [right, CEILING, near],
      [right, CEILING, BACK],
      [left, CEILING, BACK],
    ],
    indoors(stage, fromHex('#f7efe2'), 0.1),
    indoors(stage, fromHex('#fbf5ea'), 0.45),
  );
  layBoards(stage, identity, shell, near);
  const frame = shade(fromHex(identity.wood), stage.light, 0.35, 0.75);
  const post = 0.09;
  for (const [x0, x1, y0, y1] of [
    [doorLeft - post, doorLeft, FLOOR, doorTop],
    [doorRight, doorRight + post, FLOOR, doorTop],
    [doorLeft - post, doorRight + post, doorTop, doorTop + post],
  ] as const)
    fillIndoors(
      stage,
      [
        [x0, y0, BACK],
        [x1, y0, BACK],
        [x1, y1, BACK],
        [x0, y1, BACK],
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
      [shell.left, FLOOR, near],
      [shell.right, FLOOR, near],
      [shell.right, FLOOR, BACK],
      [shell.left, FLOOR, BACK],
    ] as const
  ).map(([x, y, z]) => project(camera, x, y, z));
  fillPolygon(stage.canvas, points, {
    colour: lit,
    shader: (x, y, out) => {
      const z = (camera.focal * (camera.eye - FLOOR)) / Math.max(0.5, y + 0.5 - camera.horizonY);
      const wx = ((x + 0.5 - camera.centreX) * z) / camera.focal;
      const board = Math.floor(wx / 0.19);
      const edge = Math.abs(wx / 0.19 - board - 0.5) > 0.47 ? 0.8 : 1;
      const tone =
        edge *
        (1 +
          noise(board * 2.7 + 0.5, Math.floor(z / 1.7 + board * 0.37) * 3.1) * 0.22 +
          noise(wx * 30, z * 2) * 0.06);
      const sheen = Math.exp(-(((z - BACK) / 2.2) ** 2)) * 0.35;
      for (let c = 0; c < 3; c += 1)
        out[c] =
          (lit[c] as number) * tone * (0.75 + sheen) + (stage.light.sky[3][c] as number) * sheen * 0.16;
    },
  });
}

function hangCurtains(stage: Stage, shell: Shell): void {
  const { light, camera } = stage;
  const linen = fromHex('#fdf6ea');
  const z = BACK - 0.16;
  const at = (x: number, y: number) => project(camera, x, y, z);
  for (const [edge, towards] of [
    [shell.doorLeft, 1],
    [shell.doorRight, -1],
  ] as const) {
    const [outer, inner] = [edge - towards * 0.24, edge + towards * 0.44];
    const hem = edge + towards * 0.66;
    const top = CEILING - 0.14;
    hangCloth(stage, {
      corners: [at(outer, top), at(inner, top), at(hem, FLOOR + 0.03), at(outer, FLOOR + 0.03)],
      folds: 8,
      lit: shade(linen, light, 0.62, 1),
      shaded: shade(linen, light, 0.1, 0.72),
      alpha: 0.9,
    });
  }
}

/** Sun that falls through the panes and lies aslant on the wall. */
function castPanes(stage: Stage, shell: Shell): void {
  const { light, camera } = stage;
  if (light.lamps > 0.5) return;
  const colour = mix(light.sun, fromHex('#ffe9c4'), 0.35);
  const x = shell.doorRight + 0.5;
  for (let column = 0; column < 2; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const left = x + column * 0.42;
      const low = FLOOR + 0.62 + row * 0.46 - column * 0.12;
      const pane = (
        [
          [left, low],
          [left + 0.37, low - 0.11],
          [left + 0.37, low + 0.3],
          [left, low + 0.41],
        ] as const
      ).map(([px, py]) => project(camera, px, py, shell.back - 0.02));
      fillPolygon(stage.canvas, pane, { colour, alpha: 0.26, texture: 0.12 });
    }
  }
}

/** Corners where light seldom comes: under the ceiling and along the floor. */
function dimCorners(stage: Stage, shell: Shell): void {
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

/** The sun through the door: a slanting patch on the boards. */
function layFloorLight(stage: Stage, shell: Shell): void {
  if (stage.light.lamps > 0.5) return;
  const shift = 1.3;
  const points = (
    [
      [shell.doorLeft + 0.3, FLOOR, BACK],
      [shell.doorRight - 0.1, FLOOR, BACK],
      [shell.doorRight + shift, FLOOR, 2.6],
      [shell.doorLeft + shift + 0.6, FLOOR, 2.6],
    ] as const
  ).map(([x, y, z]) => project(stage.camera, x, y, z));
  fillPolygon(stage.canvas, points, { colour: mix(stage.light.sun, fromHex('#fff0d0'), 0.4), alpha: 0.38 });
}
