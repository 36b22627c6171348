import { paintHouse } from '../buildings/house.ts';
import { hasSnow } from '../buildings/houses-by-region.ts';
import { blend, fromHex } from '../canvas/colour.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { groundAt, type Terrain } from '../land/terrain.ts';
import { paintTree } from '../land/trees.ts';
import type { CityPlan } from './city-plan.ts';

/** Distances of the rows, metres. */
const rows = [330, 286, 246, 208, 172] as const;
/** Room to either side of a landmark on the quay, metres. */
const landmarkClearance = 56;

/**
 * Houses wall to wall in rows along the water, from far to near, with trees on the quay.
 * @param raiseMark paints the town's landmark at a distance, when all that stands behind it is painted
 */
export function paintTownRows(
  stage: Stage,
  terrain: Terrain,
  plan: CityPlan,
  raiseMark: (distance: number) => void,
): void {
  const random = stageRandom(stage, 'town rows');
  const markRow = plan.isMarkInFront ? 3 : 2;
  for (const [row, z] of rows.entries()) {
    if (row === markRow) raiseMark(plan.isMarkInFront ? 214 : 262);
    const end = worldX(stage, 1.06, z);
    const middle = worldX(stage, stage.focusX + 0.01, z);
    const isNextToMark = plan.isMarkInFront && row >= markRow;
    let x = worldX(stage, row < 3 ? -0.04 : stage.focusX - 0.5 + row * 0.02, z);
    while (x < end) {
      if (isNextToMark && Math.abs(x - middle) < landmarkClearance) x = middle + landmarkClearance;
      x += raiseHouse(stage, terrain, plan, random, { x, z });
    }
  }
  plantQuay(stage, terrain, random);
}

/** @returns its width, metres */
function raiseHouse(
  stage: Stage,
  terrain: Terrain,
  plan: CityPlan,
  random: Random,
  { x, z }: { x: number; z: number },
): number {
  const { region } = stage;
  const width = random.between(8, 15);
  const floors = random.whole(...plan.floors);
  const footing = 3;
  const ground = groundAt(stage, terrain, x + width / 2, z);
  if (ground < 0.5 || random.chance(0.05)) return width;
  const roof = hasSnow(stage) ? fromHex('#f4f6fb') : fromHex(random.pick(region.roofs));
  paintHouse(
    stage,
    {
      block: {
        x: x + width / 2,
        z,
        base: ground - footing,
        width: width * 0.99,
        depth: 12,
        height: floors * 3.3 + footing + random.between(-0.8, 1.4),
        yaw: random.between(-0.05, 0.05),
      },
      wall: blend(fromHex(random.pick(region.walls)), fromHex('#f6ead8'), 0.12),
      roof,
      accent: fromHex(random.pick(region.accents)),
      roofKind: plan.roof,
      pitch: plan.roof === 'gable' ? 0.6 : random.between(0.24, 0.46),
      eaves: 0.3,
      floors,
      bay: 2.7,
      hasShutters: false,
      trim: null,
    },
    stageRandom(stage, `row house ${z} ${x.toFixed(0)}`),
  );
  return width;
}

function plantQuay(stage: Stage, terrain: Terrain, random: Random): void {
  const z = 158;
  for (let share = stage.focusX - 0.42; share < 1.04; share += random.between(0.018, 0.06)) {
    const x = worldX(stage, share, z);
    const y = groundAt(stage, terrain, x, z);
    if (y > 0.6) paintTree(stage, random.pick(stage.region.trees), { x, y, z }, `quay ${share.toFixed(3)}`);
  }
}
