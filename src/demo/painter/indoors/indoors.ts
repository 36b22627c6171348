import { add, type Rgb, scale } from '../canvas/colour.ts';
import type { Place } from '../canvas/facet.ts';
import { fillPolygon } from '../canvas/fill-shape.ts';
import { LAMP_LIGHT, shade } from '../canvas/light.ts';
import { project, type Stage } from '../canvas/stage.ts';

/** Colour inside the room: light from the window side, a little from the lamps. */
export function indoors(stage: Stage, albedo: Rgb, fromWindow: number): Rgb {
  const { light } = stage;
  const day = shade(albedo, light, 0.1 + fromWindow * 0.42, 0.6 + fromWindow * 0.4);
  const lamp = 0.15 + 0.24 * light.lamps;
  return [
    day[0] + albedo[0] * LAMP_LIGHT[0] * lamp,
    day[1] + albedo[1] * LAMP_LIGHT[1] * lamp,
    day[2] + albedo[2] * LAMP_LIGHT[2] * lamp,
  ];
}

/** Lets lamps and candles light what is painted from here on with outdoor colours: furniture, towels, loungers. */
export function lightLamps(stage: Stage, strength: number): void {
  const share = strength * (0.12 + 0.4 * stage.light.lamps);
  stage.light = { ...stage.light, ambient: add(stage.light.ambient, scale(LAMP_LIGHT, share)) };
}

export function fillIndoors(
  stage: Stage,
  places: readonly Place[],
  near: Rgb,
  far: Rgb,
  texture = 0.09,
): void {
  const points = places.map(([x, y, z]) => project(stage.camera, x, y, Math.max(0.35, z)));
  const [a, , c] = points as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  fillPolygon(stage.canvas, points, { colour: near, toColour: far, from: a, to: c, texture });
}
