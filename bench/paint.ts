import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { paintScene as Paint } from '../src/demo/painter/paint-scene.server.ts';
import { type ImageSize, measureImage } from '../src/domain/pictures/image-size.ts';
import { parseSceneKey, SCENE_MOTIFS, type SceneMotif } from '../src/domain/pictures/scene.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

/** Small in a card, upright on a phone, wide over a page. */
const sizes: readonly ImageSize[] = ['420x300', '460x700', '1920x800'];
const regions = ['aegean', 'alpine', 'caribbean', 'italian', 'continental'] as const;
const hours = ['golden', 'noon', 'dusk', 'dawn', 'noon'] as const;

/** The painter of this tree, and that of another (`--against <folder>`): they take turns, so that both meet the same machine. */
const painters: Record<string, typeof Paint> = {};
for (const [name, folder] of [
  ['before', values.against],
  ['now', '.'],
] as const) {
  if (folder === undefined) continue;
  const module = await import(resolve(folder, 'src/demo/painter/paint-scene.server.ts'));
  painters[name] = module.paintScene;
}

const motifs = values.only === undefined ? SCENE_MOTIFS : (values.only.split(',') as SceneMotif[]);
const table: Record<string, Record<string, number | string>> = {};
for (const motif of motifs) {
  for (const size of sizes) table[`${motif} ${size}`] = await timeMotif(motif, size);
}
console.log('\nmilliseconds of processor time for one painting, median');
console.table(table);

async function timeMotif(motif: SceneMotif, size: ImageSize): Promise<Record<string, number | string>> {
  const times: Record<string, number[]> = {};
  // The first round warms the compiler up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const at = round % regions.length;
    const scene = parseSceneKey(
      `${motif}.${regions[at]}.summer.${hours[at]}.warm.h${round}-${motif === 'city' ? 'riverside' : 'seaside'}-resort4`,
    );
    if (scene === null) throw new Error('No scene');
    for (const [name, paint] of Object.entries(painters)) {
      const before = process.cpuUsage();
      await paint(scene, measureImage(size));
      const { user, system } = process.cpuUsage(before);
      if (round > 0) times[name] = [...(times[name] ?? []), (user + system) / 1000];
    }
  }
  const medians = Object.entries(times).map(([name, list]) => [name, Math.round(median(list))] as const);
  const { before, now } = Object.fromEntries(medians);
  return {
    ...Object.fromEntries(medians),
    ...(before !== undefined && now !== undefined && { faster: `${(before / now).toFixed(1)} times` }),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
