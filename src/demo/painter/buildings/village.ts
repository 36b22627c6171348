import { type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { groundAt, type Terrain } from '../land/terrain.ts';
import { paintTree } from '../land/trees.ts';
import { paintHouse } from './house.ts';
import type { House } from './house-look.ts';
import { designHouse } from './houses-by-region.ts';

export type VillagePlan = {
  /** Middle of the village, share of the width, and its distance in metres. */
  share: number;
  distance: number;
  /** Half extents: share of the width and metres in depth. */
  spreadShare: number;
  spreadDepth: number;
  houses: number;
  trees: number;
  /** Ground below this height stays free. */
  lowest?: number;
  size?: number;
};

type PlacedItem = { z: number; paint: () => void };

/** Scatters the region's houses and trees over a slope, dense in the middle, and paints them from far to near. */
export function paintVillage(stage: Stage, terrain: Terrain, plan: VillagePlan): void {
  const random = stageRandom(stage, `village ${plan.share.toFixed(2)}`);
  const items: PlacedItem[] = [];
  const taken: { x: number; z: number; reach: number }[] = [];
  const place = () => {
    const away = (random.next() + random.next() + random.next()) / 1.5 - 1;
    const deep = random.next() + random.next() - 1;
    const z = plan.distance + deep * plan.spreadDepth;
    return { x: worldX(stage, plan.share + away * plan.spreadShare, z), z };
  };
  for (let i = 0; i < plan.houses * 3 && taken.length < plan.houses; i += 1) {
    const { x, z } = place();
    const base = groundAt(stage, terrain, x, z);
    const house = designHouse(stage, random, { x, z, base }, plan.size ?? 1);
    const isFree = taken.every(
      (other) => Math.hypot(other.x - x, (other.z - z) * 0.8) > (other.reach + house.block.width) * 0.4,
    );
    if (base < (plan.lowest ?? 2.5) || !isFree) continue;
    taken.push({ x, z, reach: house.block.width });
    items.push({ z: z - house.block.depth / 2, paint: paintHouseLater(stage, house, i) });
  }
  for (let i = 0; i < plan.trees; i += 1) {
    const { x, z } = place();
    const base = groundAt(stage, terrain, x, z);
    const kind = random.pick(stage.region.trees);
    const name = `tree ${i}`;
    if (base < (plan.lowest ?? 2.5)) continue;
    items.push({ z, paint: () => paintTree(stage, kind, { x, y: base, z }, name) });
  }
  for (const item of items.sort((a, b) => b.z - a.z)) item.paint();
}

function paintHouseLater(stage: Stage, house: House, i: number): () => void {
  return () => paintHouse(stage, house, stageRandom(stage, `house ${i}`));
}
