import { fractalNoise } from '../canvas/noise.ts';
import type { PlantKind } from '../canvas/region-look.ts';
import { type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { groundAt, type Terrain } from '../land/terrain.ts';
import { paintTree } from '../land/trees.ts';

export type WoodPlan = {
  trees: number;
  near: number;
  far: number;
  /** Shares of the width the wood spans. */
  from: number;
  to: number;
  /** Stretch of the width that stays open. */
  gap?: readonly [number, number];
  kind?: PlantKind;
  size?: number;
  /** Ground lower than this stays free, metres. */
  lowest?: number;
  /** 0 evenly spread to 1 in dense groves. */
  groves?: number;
};

/** Plants trees in groves over a terrain and paints them from far to near. */
export function plantWood(stage: Stage, terrain: Terrain, plan: WoodPlan): void {
  const random = stageRandom(stage, `wood ${plan.near} ${plan.far} ${plan.from.toFixed(2)}`);
  const groves = plan.groves ?? 0.7;
  const spots: { x: number; y: number; z: number; i: number; kind: PlantKind }[] = [];
  for (let i = 0; i < plan.trees * 4 && spots.length < plan.trees; i += 1) {
    const z = plan.near * (plan.far / plan.near) ** random.next();
    const share = random.between(plan.from, plan.to);
    const kind = plan.kind ?? random.pick(stage.region.trees);
    const x = worldX(stage, share, z);
    const isGrove = fractalNoise(x / 46 + 90, z / 60, 2) + random.between(-0.25, 0.25) > groves * 0.28;
    const isOpen = plan.gap !== undefined && share > plan.gap[0] && share < plan.gap[1];
    const y = groundAt(stage, terrain, x, z);
    if (!isGrove || isOpen || y < (plan.lowest ?? 0.5)) continue;
    spots.push({ x, y, z, i, kind });
  }
  for (const spot of spots.sort((a, b) => b.z - a.z))
    paintTree(stage, spot.kind, spot, `wood ${spot.i}`, plan.size ?? 1);
}
