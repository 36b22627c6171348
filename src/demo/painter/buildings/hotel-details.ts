import { type Block, blockDepth, castShadow, type Face, fillOnFace, paintBlock } from '../canvas/block.ts';
import { layDab, strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, scale } from '../canvas/colour.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { project, type Stage, stageRandom } from '../canvas/stage.ts';
import type { HotelIdentity } from './hotel-identity.ts';

/** A canopy on four columns before the entrance, warm light inside. `along` metres from the middle of the wing. */
export function paintPortal(stage: Stage, identity: HotelIdentity, wing: Block, along: number): void {
  const cos = Math.cos(wing.yaw);
  const sin = Math.sin(wing.yaw);
  const out = wing.depth / 2 + 2.4;
  const at = (u: number, v: number) => ({
    x: wing.x + (along + u) * cos + (out + v) * sin,
    z: wing.z + (along + u) * sin - (out + v) * cos,
  });
  const trim = fromHex(identity.trim);
  const paintedAt = blockDepth(wing) - 0.4;
  const hall: Block = {
    paintedAt,
    ...at(0, -2.2),
    base: wing.base,
    width: 8.4,
    depth: 0.6,
    height: 3.9,
    yaw: wing.yaw,
  };
  const glow = 0.32 + 0.6 * stage.light.lamps;
  for (const face of paintBlock(stage, hall, mix(fromHex('#5a4638'), LAMP_LIGHT, 0.12))) {
    const light = mix(shade(fromHex('#4a3c34'), stage.light, 0.1, 0.7), LAMP_LIGHT, glow);
    if (face.length < 2) continue;
    for (let i = 0; i < 5; i += 1)
      fillOnFace(
        stage,
        face,
        { left: 0.05 + i * 0.185, right: 0.2 + i * 0.185, bottom: 0.2, top: 3.3 },
        light,
        blockDepth(hall),
        1.25,
      );
  }
  const roof: Block = {
    paintedAt: paintedAt - 0.2,
    ...at(0, 0),
    base: wing.base + 4,
    width: 10.4,
    depth: 5.4,
    height: 0.7,
    yaw: wing.yaw,
  };
  castShadow(stage, { ...roof, base: wing.base, height: 3 }, 0.24);
  for (const u of [-4.6, -1.7, 1.7, 4.6])
    paintBlock(
      stage,
      {
        paintedAt: paintedAt - 0.2,
        ...at(u, 2.2),
        base: wing.base,
        width: 0.55,
        depth: 0.55,
        height: 4,
        yaw: wing.yaw,
      },
      trim,
    );
  paintBlock(stage, roof, trim);
  const fringe = { ...roof, base: roof.base - 0.25, height: 0.3 };
  paintBlock(stage, fringe, fromHex(identity.accent));
  const middle = at(0, 0);
  const [x, y] = project(stage.camera, middle.x, wing.base + 2, middle.z);
  addGlow(
    stage.canvas,
    x,
    y,
    (9 * stage.camera.focal) / middle.z,
    LAMP_LIGHT,
    0.08 + 0.24 * stage.light.lamps,
  );
}

/** A set-back top floor with a pergola, on houses with flat roofs. */
export function paintPenthouse(stage: Stage, identity: HotelIdentity, wing: Block): void {
  const upper: Block = {
    ...wing,
    base: wing.base + wing.height,
    width: wing.width * 0.56,
    depth: wing.depth * 0.62,
    height: 3,
  };
  const random = stageRandom(stage, 'penthouse');
  for (const face of paintBlock(stage, upper, fromHex(identity.facade))) {
    const panes = Math.max(1, Math.round(face.length / 3.2));
    for (let i = 0; i < panes; i += 1) {
      const isLit = random.chance(0.6 * stage.light.lamps);
      const glass = isLit
        ? LAMP_LIGHT
        : mix(shade(fromHex('#2f4250'), stage.light, 0.3, 0.8), stage.light.sky[1], 0.34);
      fillOnFace(
        stage,
        face,
        { left: (i + 0.12) / panes, right: (i + 0.88) / panes, bottom: 0.5, top: 2.5 },
        glass,
        blockDepth(upper),
        0.6,
      );
    }
  }
  paintBlock(
    stage,
    { ...upper, base: upper.base + 3, width: upper.width + 1.6, depth: upper.depth + 1.6, height: 0.35 },
    fromHex(identity.trim),
  );
}

/** Plants that hang over a balcony's edge. */
export function hangPlanter(
  stage: Stage,
  face: Face,
  left: number,
  right: number,
  level: number,
  depth: number,
  random: Random,
): void {
  const { light, canvas } = stage;
  const flower = fromHex(random.pick(['#d8437a', '#f0ece0', '#e2694c', '#c43a86']));
  const k = face.pixelsPerMetre;
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = face.at(left + (right - left) * random.next(), level - random.next() ** 2 * 0.7);
    const isFlower = random.chance(0.45);
    const albedo = isFlower ? flower : scale(fromHex('#4f7d3f'), random.between(0.7, 1.2));
    layDab(canvas, {
      x,
      y,
      length: k * 0.16,
      width: k * 0.12,
      angle: random.between(-0.6, 0.6),
      colour: inHaze(shade(albedo, light, face.lit * 0.9 + 0.05, 0.8), light, face.distance),
      depth: depth - 0.2,
      softness: 0.3,
    });
  }
}

/** Mullions and a transom on the glass of the ground floor. */
export function divideGlass(
  stage: Stage,
  face: Face,
  patch: { left: number; right: number; bottom: number; top: number },
  depth: number,
): void {
  if (face.pixelsPerMetre < 5) return;
  const colour = inHaze(
    shade(fromHex('#4a3a2e'), stage.light, face.lit * 0.5, 0.8),
    stage.light,
    face.distance,
  );
  const wide = Math.max(0.8, face.pixelsPerMetre * 0.07);
  for (const t of [0.33, 0.66]) {
    const u = patch.left + (patch.right - patch.left) * t;
    strokeLine(stage.canvas, [face.at(u, patch.bottom), face.at(u, patch.top * 0.94)], wide, wide, {
      colour,
      depth,
    });
  }
  strokeLine(
    stage.canvas,
    [face.at(patch.left, patch.top * 0.7), face.at(patch.right, patch.top * 0.7)],
    wide,
    wide,
    { colour, depth },
  );
}
