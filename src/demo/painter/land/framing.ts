import { curve, layDab, strokeLine } from '../canvas/brush.ts';
import { blend, fromHex, type Rgb, scale } from '../canvas/colour.ts';
import type { Point } from '../canvas/fill-shape.ts';
import { shade } from '../canvas/light.ts';
import type { FramingKind } from '../canvas/region-look.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { type Stage, stageRandom } from '../canvas/stage.ts';
import { paintFrond } from './palm.ts';

/** Corner of the sheet that near plants grow from; the left and the upper left stay free for type. */
export type FramingCorner = 'top-right' | 'bottom-right';

const WARM_WHITE = fromHex('#fff0e6');
const BLOSSOMS = ['#d8437a', '#e0559a', '#c43a86', '#f07aa0'] as const;

/** Plants right before the eye that give the picture a near plane: crisp, darker than what they frame, a rim of sun. */
export function paintFraming(stage: Stage, corner: FramingCorner, kind?: FramingKind): void {
  const random = stageRandom(stage, `framing ${corner}`);
  const chosen = inSeason(stage, kind ?? random.pick(stage.region.framing));
  const size = stage.unit * (stage.isPortrait ? 330 : 300);
  if (chosen === 'palm') hangPalm(stage, random, size);
  else if (chosen === 'agave') growAgave(stage, random, size);
  else if (chosen === 'pine' || chosen === 'fir') growNeedles(stage, corner, random, size, chosen === 'fir');
  else growBranches(stage, corner, random, size, chosen);
}

/**
 * Plants in a corner, in the other one, or none, by the scene's seed: pictures that hang side by side must not look cut from one
 * another.
 */
export function paintFramingBySeed(stage: Stage, usual: FramingCorner): void {
  const chance = stageRandom(stage, 'framing or none').next();
  if (chance < 0.4) return;
  const other: FramingCorner = usual === 'top-right' ? 'bottom-right' : 'top-right';
  paintFraming(stage, chance < 0.8 ? usual : other);
}

/** Fruit trees bloom in spring and carry leaves for the rest of the year; where it snows only firs are dressed in winter. */
function inSeason(stage: Stage, kind: FramingKind): FramingKind {
  if (kind !== 'blossom' && kind !== 'birch') return kind;
  if (stage.scene.season === 'winter') return 'fir';
  return stage.scene.season === 'spring' ? kind : 'birch';
}

function origin(stage: Stage, corner: FramingCorner): Point {
  const { width, height } = stage.canvas;
  return corner === 'top-right' ? [width * 1.02, -height * 0.04] : [width * 1.02, height * 1.04];
}

/** Branch tips fanned out from the corner into the picture. */
function fanTips(
  stage: Stage,
  corner: FramingCorner,
  random: Random,
  size: number,
  count: number,
): { from: Point; bend: Point; to: Point }[] {
  const [ox, oy] = origin(stage, corner);
  const down = corner === 'top-right' ? 1 : -1;
  const branches: { from: Point; bend: Point; to: Point }[] = [];
  for (let i = 0; i < count; i += 1) {
    const t = (i + random.between(0.2, 0.8)) / count;
    const angle = (Math.PI / 2) * t;
    const length = size * random.between(0.75, 1.15) * (1.15 - 0.35 * Math.abs(t - 0.4));
    const from: Point = [ox - Math.cos(angle) * size * 0.1, oy + down * Math.sin(angle) * size * 0.1];
    const to: Point = [
      ox - Math.cos(angle) * length * 1.25,
      oy + down * Math.sin(angle) * length * 0.8 + size * 0.1,
    ];
    branches.push({ from, to, bend: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - size * 0.14] });
  }
  return branches;
}

function growBranches(
  stage: Stage,
  corner: FramingCorner,
  random: Random,
  size: number,
  kind: FramingKind,
): void {
  const { light, canvas } = stage;
  const bark = shade(fromHex('#5a4336'), light, 0.3, 0.55);
  const isFlowering = kind === 'bougainvillea' || kind === 'blossom';
  const flower = kind === 'blossom' ? fromHex('#f3c3cf') : fromHex(random.pick(BLOSSOMS));
  const greens = leafTones(stage, kind);
  const branches = fanTips(stage, corner, random, size, 8).map((branch) =>
    curve(branch.from, branch.bend, branch.to, 20),
  );
  for (const rib of branches) {
    strokeLine(canvas, rib, size * 0.018, size * 0.003, { colour: bark });

    leafBranch(stage, rib, random, size, { greens, flower: null, slender: kind === 'olive' ? 0.2 : 0.42 });
  }
  if (!isFlowering) return;
  for (const rib of branches) leafBranch(stage, rib, random, size, { greens, flower, slender: 0.8 });
}

type Foliage = { greens: readonly [Rgb, Rgb, Rgb]; flower: Rgb | null; slender: number };

/** Leaves along a branch, or bunches of blossom at its bends and tip; dark underneath, sunlit on top. */
function leafBranch(
  stage: Stage,
  rib: readonly Point[],
  random: Random,
  size: number,
  foliage: Foliage,
): void {
  const { light, canvas } = stage;
  const last = rib.length - 1;
  const bunches = foliage.flower ? 9 : 15;
  for (let bunch = 0; bunch < bunches; bunch += 1) {
    const t = foliage.flower ? 0.3 + 0.7 * random.next() : (bunch + random.next()) / bunches;
    const [cx, cy] = rib[Math.min(last, Math.round(t * last))] as Point;
    const [ox, oy] = [cx + random.between(-0.05, 0.05) * size, cy + random.between(-0.05, 0.05) * size];
    const radius = size * (foliage.flower ? random.between(0.03, 0.058) : 0.085);
    const count = foliage.flower ? 26 : 13;
    for (let i = 0; i < count; i += 1) {
      const rise = i / count;
      const angle = random.next() * Math.PI * 2;
      const away = Math.sqrt(random.next()) * radius;
      const x = ox + Math.cos(angle) * away - rise * radius * 0.25;
      const y = oy + Math.sin(angle) * away * 0.9 - rise * radius * 0.35;
      const lit = Math.min(
        1,
        Math.max(
          0,
          rise * 0.75 + ((oy - y) / radius) * 0.22 + ((ox - x) / radius) * 0.2 + random.between(-0.08, 0.12),
        ),
      );
      const albedo = foliage.flower
        ? blend(foliage.flower, WARM_WHITE, Math.max(0, random.between(-0.5, 0.34)))
        : random.pick(foliage.greens);
      const length = size * (foliage.flower ? 0.0135 : 0.026) * random.between(0.75, 1.25);
      layDab(canvas, {
        x,
        y,
        length,
        width: length * foliage.slender,
        angle: random.between(-0.5, 2.2),
        colour: shade(albedo, light, 0.06 + lit * 0.95, 0.5 + lit * 0.55),
        alpha: 0.96,
        softness: 0.18,
      });
    }
  }
}

function leafTones(stage: Stage, kind: FramingKind): readonly [Rgb, Rgb, Rgb] {
  const base = fromHex(
    kind === 'olive' ? '#7f8f6c' : kind === 'birch' ? '#7d9a48' : kind === 'acacia' ? '#6f8040' : '#4f7a3f',
  );
  const autumn =
    stage.scene.season === 'autumn' && (kind === 'birch' || kind === 'blossom') ? fromHex('#d08a35') : base;
  return [autumn, blend(autumn, fromHex('#16332c'), 0.45), blend(autumn, fromHex('#c8cf8a'), 0.25)];
}

function growNeedles(
  stage: Stage,
  corner: FramingCorner,
  random: Random,
  size: number,
  isFir: boolean,
): void {
  const { light, canvas } = stage;
  const bark = shade(fromHex('#5d4030'), light, 0.35, 0.5);
  const leaf = isFir ? fromHex('#2f5142') : fromHex('#4a6f3c');
  for (const branch of fanTips(stage, corner, random, size * 1.1, 6)) {
    const rib = curve(branch.from, branch.bend, branch.to, 16);
    strokeLine(canvas, rib, size * 0.026, size * 0.006, { colour: bark });
    for (let i = 3; i <= 16; i += 1) {
      const at = rib[i] as Point;
      for (let tuft = 0; tuft < 2; tuft += 1) {
        const cx = at[0] + random.between(-1, 1) * size * (isFir ? 0.02 : 0.06);
        const cy = at[1] + random.between(-1, 1) * size * (isFir ? 0.02 : 0.05);
        paintTuft(stage, cx, cy, size * random.between(0.07, 0.115), leaf, random, branch);
      }
    }
  }
}

function paintTuft(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  leaf: Rgb,
  random: Random,
  branch: { from: Point; to: Point },
): void {
  const forward = Math.atan2(branch.to[1] - branch.from[1], branch.to[0] - branch.from[0]);
  for (let i = 0; i < 30; i += 1) {
    const angle = forward + random.between(-2, 2);
    const length = radius * random.between(0.6, 1.1);
    const lit = Math.min(
      1,
      Math.max(0, 0.35 - Math.cos(angle) * 0.25 - Math.sin(angle) * 0.4 + random.between(-0.2, 0.2)),
    );
    const colour = shade(leaf, stage.light, lit * 0.9, 0.4 + lit * 0.5);
    strokeLine(
      stage.canvas,
      [
        [x, y],
        [x + Math.cos(angle) * length, y + Math.sin(angle) * length],
      ],
      Math.max(0.8, radius * 0.045),
      0.5,
      { colour },
    );
  }
}

/** Palm leaves always hang in from above, wherever the picture asked for a frame. */
function hangPalm(stage: Stage, random: Random, size: number): void {
  const [ox, oy] = origin(stage, 'top-right');
  const leaf = blend(fromHex(stage.region.leaf), fromHex('#2f5a34'), 0.45);
  for (let i = 0; i < 8; i += 1) {
    const angle = Math.PI * (0.55 + (0.55 * (i + random.between(0.2, 0.8))) / 8);
    const frond = {
      x: ox + size * 0.05,
      y: oy - size * 0.02,
      angle,
      length: size * random.between(0.95, 1.35),
      depth: 0,
      distance: 1,
    };
    paintFrond(stage, frond, random, scale(leaf, random.between(0.65, 1)));
  }
}

function growAgave(stage: Stage, random: Random, size: number): void {
  const { canvas, light } = stage;
  const [ox, oy] = [canvas.width * 0.93, canvas.height * 1.03];
  for (let i = 0; i < 19; i += 1) {
    const angle = -Math.PI * (0.03 + (0.94 * ((i * 7) % 19)) / 19);
    const length = size * random.between(0.55, 0.85);
    const lit = Math.min(1, Math.max(0.08, 0.45 - Math.cos(angle) * 0.5 + random.between(-0.1, 0.1)));
    const albedo = blend(fromHex('#7f9c88'), fromHex('#3f5f58'), random.next() * 0.6);
    const tip: Point = [ox + Math.cos(angle) * length, oy + Math.sin(angle) * length];
    const bend: Point = [ox + Math.cos(angle) * length * 0.5, oy + Math.sin(angle) * length * 0.62];
    const leaf = curve([ox, oy], bend, tip, 8);
    strokeLine(canvas, leaf, size * 0.12, 0.6, { colour: shade(albedo, light, lit, 0.6), texture: 0.1 });
    strokeLine(
      canvas,
      leaf.map(([x, y]) => [x - size * 0.02, y]),
      size * 0.02,
      0.4,
      { colour: shade(albedo, light, Math.min(1, lit + 0.35), 0.8), alpha: 0.7 },
    );
  }
}
