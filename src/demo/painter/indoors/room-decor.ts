import type { HotelIdentity } from '../buildings/hotel-identity.ts';
import { curve, ellipse, strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { type Place, projectAll } from '../canvas/facet.ts';
import { fillPolygon } from '../canvas/fill-shape.ts';
import { LAMP_LIGHT, shade } from '../canvas/light.ts';
import { noise } from '../canvas/noise.ts';
import { project, type Stage, stageRandom } from '../canvas/stage.ts';
import { paintFrond } from '../land/palm.ts';
import { fillIndoors, indoors } from './indoors.ts';

/** The box of the room, metres; `back` is the wall with the balcony door. */
export type Shell = {
  left: number;
  right: number;
  floor: number;
  ceiling: number;
  back: number;
  doorLeft: number;
  doorRight: number;
  doorTop: number;
};

/** Beams from the window wall towards the eye. */
export function layBeams(stage: Stage, identity: HotelIdentity, shell: Shell): void {
  const wood = fromHex(identity.wood);
  const count = Math.max(3, Math.round((shell.right - shell.left) / 1.05));
  for (let i = 0; i <= count; i += 1) {
    const x = shell.left + ((shell.right - shell.left) * i) / count;
    const low = shell.ceiling - 0.16;
    const near = 0.6;
    const side = x < 0 ? 0.13 : 0;
    fillIndoors(
      stage,
      [
        [x, low, near],
        [x + 0.13, low, near],
        [x + 0.13, low, shell.back],
        [x, low, shell.back],
      ],
      indoors(stage, scale(wood, 0.7), 0.05),
      indoors(stage, wood, 0.5),
      0.1,
    );
    fillIndoors(
      stage,
      [
        [x + side, low, near],
        [x + side, shell.ceiling, near],
        [x + side, shell.ceiling, shell.back],
        [x + side, low, shell.back],
      ],
      indoors(stage, scale(wood, 0.55), 0),
      indoors(stage, scale(wood, 0.75), 0.3),
      0.1,
    );
  }
}

/** Colour inside at a spot of the floor, brighter towards the door. */
export function layRug(
  stage: Stage,
  identity: HotelIdentity,
  shell: Shell,
  left: number,
  right: number,
): void {
  const { camera } = stage;
  const [near, far] = [shell.back * 0.42, shell.back * 0.86];
  const accent = indoors(stage, fromHex(identity.accent), 0.7);
  const wool = indoors(stage, fromHex('#f4e8d2'), 0.75);
  const outline: Place[] = [
    [left, shell.floor + 0.01, near],
    [right, shell.floor + 0.01, near],
    [right, shell.floor + 0.01, far],
    [left, shell.floor + 0.01, far],
  ];
  fillPolygon(stage.canvas, projectAll(stage, outline), {
    colour: wool,
    shader: (x, y, out) => {
      const z = (camera.focal * (camera.eye - shell.floor)) / Math.max(0.5, y + 0.5 - camera.horizonY);
      const wx = ((x + 0.5 - camera.centreX) * z) / camera.focal;
      const t = (z - near) / (far - near);
      const band = Math.abs(t - 0.5) > 0.36 && Math.abs(t - 0.5) < 0.44;
      const zigzag = Math.abs(((wx * 2.2) % 1) - 0.5) * 0.16 + Math.abs(t - 0.5);
      const isAccent = band || Math.abs(zigzag - 0.22) < 0.025;
      const weave = 1 + noise(wx * 40, z * 40) * 0.09;
      const base = isAccent ? accent : wool;
      for (let c = 0; c < 3; c += 1) out[c] = (base[c] as number) * weave;
    },
  });
}

/** A framed print over the low wall: sun over water in the house's colours. */
export function hangPicture(stage: Stage, identity: HotelIdentity, shell: Shell, x: number): void {
  const z = shell.back - 0.03;
  const middle = shell.floor + 1.66;
  const plate = (w: number, h: number): Place[] => [
    [x - w, middle - h, z],
    [x + w, middle - h, z],
    [x + w, middle + h, z],
    [x - w, middle + h, z],
  ];
  fillIndoors(
    stage,
    plate(0.38, 0.5),
    indoors(stage, fromHex(identity.wood), 0.3),
    indoors(stage, fromHex(identity.wood), 0.5),
  );
  fillIndoors(
    stage,
    plate(0.34, 0.46),
    indoors(stage, fromHex('#fbf4e6'), 0.4),
    indoors(stage, fromHex('#fbf4e6'), 0.5),
  );
  fillIndoors(
    stage,
    plate(0.26, 0.37),
    indoors(stage, fromHex('#f3d3ad'), 0.4),
    indoors(stage, fromHex('#9fc4cc'), 0.5),
  );
  const k = stage.camera.focal / z;
  const [px, py] = project(stage.camera, x, middle, z);
  fillPolygon(stage.canvas, ellipse(px + 0.05 * k, py - 0.04 * k, 0.1 * k, 0.1 * k), {
    colour: indoors(stage, fromHex(identity.accent), 0.6),
  });
  fillPolygon(
    stage.canvas,
    [
      [px - 0.26 * k, py + 0.1 * k],
      ...curve(
        [px - 0.1 * k, py - 0.02 * k],
        [px + 0.06 * k, py + 0.16 * k],
        [px + 0.26 * k, py + 0.06 * k],
        8,
      ),
      [px + 0.26 * k, py + 0.37 * k],
      [px - 0.26 * k, py + 0.37 * k],
    ],
    { colour: indoors(stage, fromHex('#2f5f74'), 0.4) },
  );
}

/** A palm in a pot next to the door. */
export function standPalm(stage: Stage, identity: HotelIdentity, shell: Shell, x: number): void {
  const random = stageRandom(stage, 'pot');
  const z = shell.back - 0.7;
  const k = stage.camera.focal / z;
  const [px, foot] = project(stage.camera, x, shell.floor, z);
  const pot = indoors(stage, mix(fromHex(identity.accent), fromHex('#d9b08a'), 0.45), 0.8);
  fillPolygon(
    stage.canvas,
    [
      [px - 0.16 * k, foot],
      [px + 0.16 * k, foot],
      [px + 0.22 * k, foot - 0.42 * k],
      [px - 0.22 * k, foot - 0.42 * k],
    ],
    { colour: pot, toColour: scale(pot, 0.55), from: [px - 0.2 * k, 0], to: [px + 0.24 * k, 0] },
  );
  for (let i = 0; i < 11; i += 1) {
    const angle = -Math.PI * (0.08 + (0.84 * (i + random.between(0.1, 0.9))) / 11);
    const leaf = scale(fromHex('#4f8048'), random.between(0.6, 1.1));
    paintFrond(
      stage,
      { x: px, y: foot - 0.5 * k, angle, length: k * random.between(0.8, 1.15), depth: 0, distance: 1 },
      random,
      leaf,
    );
  }
}

/** A woven pendant over the bed's foot; alight in the evening. */
export function hangPendant(stage: Stage, identity: HotelIdentity, shell: Shell, x: number): void {
  const z = shell.back * 0.72;
  const k = stage.camera.focal / z;
  const [px, top] = project(stage.camera, x, shell.ceiling, z);
  const [, py] = project(stage.camera, x, shell.ceiling - 0.62, z);
  const cane = shade(mix(fromHex(identity.wood), fromHex('#e6cfa4'), 0.6), stage.light, 0.45, 0.8);
  strokeLine(
    stage.canvas,
    [
      [px, top],
      [px, py],
    ],
    0.02 * k,
    0.02 * k,
    { colour: scale(cane, 0.5) },
  );
  const dome = ellipse(px, py + 0.26 * k, 0.3 * k, 0.28 * k, 22, Math.PI, Math.PI * 2);
  const lit: Rgb = mix(cane, LAMP_LIGHT, 0.2 + 0.55 * stage.light.lamps);
  fillPolygon(stage.canvas, dome, {
    colour: lit,
    toColour: scale(lit, 0.62),
    from: [px - 0.2 * k, py],
    to: [px + 0.3 * k, py + 0.2 * k],
    texture: 0.2,
  });
  addGlow(stage.canvas, px, py + 0.3 * k, 1.6 * k, LAMP_LIGHT, 0.05 + 0.32 * stage.light.lamps);
}
