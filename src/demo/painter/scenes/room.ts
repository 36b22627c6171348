import type { Scene } from '../../../domain/pictures/scene.ts';
import { type HotelIdentity, hotelIdentity } from '../buildings/hotel-identity.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix } from '../canvas/colour.ts';
import { type Place, paintFacet } from '../canvas/facet.ts';
import { fillPolygon } from '../canvas/fill-shape.ts';
import { shade } from '../canvas/light.ts';
import { createStage, type PictureSize, project, type Stage } from '../canvas/stage.ts';
import { makeBed } from '../indoors/bed.ts';
import { hangCloth } from '../indoors/cloth.ts';
import { paintChair } from '../indoors/dining-furniture.ts';
import { lightLamps } from '../indoors/indoors.ts';
import { hangPendant, hangPicture, layBeams, layRug, type Shell, standPalm } from '../indoors/room-decor.ts';
import { dimCorners, raiseWalls } from '../indoors/room-shell.ts';
import { paintVista } from './vista.ts';

const FLOOR = 20;

const CEILING = FLOOR + 2.85;

const BACK = 4.7;

/** A room with its balcony doors open to the view, the bed on the right under a lamp, sun on the boards. */
export function paintRoom(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.45, 0.43], eye: FLOOR + 1.55, air: 1.8 });
  const identity = hotelIdentity(scene.seed);
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
  const at = (x: number, y: number) => project(stage.camera, x, y, BACK);
  paintVista(stage, {
    left: at(shell.doorLeft, FLOOR)[0],
    right: at(shell.doorRight, FLOOR)[0],
    bottom: at(0, FLOOR)[1],
  });
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
  lightLamps(stage, 0.3);
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
