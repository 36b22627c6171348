import type { Scene, SceneRegion } from '../../../domain/pictures/scene.ts';
import { findSceneSetting, type SceneSetting } from '../../../domain/pictures/scene-setting.ts';
import type { Landmark, RegionLook } from '../canvas/region-look.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import { hasOpenWater, reliefOf } from '../canvas/setting.ts';
import type { CityMark } from './city-marks.ts';

/** How a town lies: up a hill, in terraces along a quay, as towers, or flat on dry land before its mountains. */
export type CityShape = 'hill' | 'quay' | 'towers' | 'plain';

/** What makes one town different from another. */
export interface CityPlan {
  readonly shape: CityShape;
  /** The building one knows it by; the region's own landmark where none is named. */
  readonly mark: CityMark | null;
  /** Water before it, with boats. */
  readonly hasWater: boolean;
  /** It stands on the quay itself, with room to either side. */
  readonly isMarkInFront: boolean;
  /** A bridge over the water, left of the town. */
  readonly bridge: 'arch' | 'suspension' | null;
  /** Height of the hill it stands on, 1 = about 40 metres. */
  readonly hill: number;
  /** Height of the land behind, share of the picture. */
  readonly relief: number;
  /** Floors of its houses, where they stand in rows. */
  readonly floors: readonly [number, number];
  readonly roof: 'hip' | 'gable' | 'flat';
  /** Colours and plants that differ from those of the region. */
  readonly look: Partial<Pick<RegionLook, 'walls' | 'roofs' | 'trees' | 'framing'>>;
}

const village: CityPlan = {
  shape: 'hill',
  mark: null,
  hasWater: true,
  isMarkInFront: false,
  bridge: null,
  hill: 1,
  relief: 0.17,
  floors: [2, 4],
  roof: 'hip',
  look: {},
};

const river: CityPlan = {
  ...village,
  shape: 'quay',
  hill: 0.12,
  relief: 0.05,
  floors: [4, 6],
};

const cities = {
  paris: {
    ...river,
    mark: 'iron-tower',
    look: {
      walls: ['#ecdfc8', '#e3d4ba', '#f1e8d8', '#d9c8ac'],
      roofs: ['#76828f', '#8a95a1', '#6c7884'],
      trees: ['broadleaf', 'broadleaf'],
      framing: ['birch'],
    },
  },
  vienna: {
    ...river,
    mark: 'cathedral',
    relief: 0.1,
    floors: [3, 5],
    look: {
      walls: ['#f0e2c0', '#ecd9a4', '#f4efe2', '#dfd2bc'],
      roofs: ['#8d5f4c', '#6f7f78', '#7d6a60'],
      trees: ['broadleaf', 'cypress'],
      framing: ['birch'],
    },
  },
  rome: {
    ...river,
    mark: 'great-dome',
    hill: 0.3,
    floors: [3, 5],
    look: {
      walls: ['#e0a878', '#d8946a', '#ecc79a', '#cf8862'],
      roofs: ['#b9683f', '#c67a4d'],
      trees: ['pine', 'cypress'],
      framing: ['pine'],
    },
  },
  london: {
    ...river,
    mark: 'clock-tower',
    isMarkInFront: true,
    floors: [4, 7],
    roof: 'flat',
    look: {
      walls: ['#b98a68', '#d8cdb8', '#a87658', '#c4b296'],
      roofs: ['#6d6f76', '#7d7a78'],
      trees: ['broadleaf', 'broadleaf'],
      framing: ['birch'],
    },
  },
  copenhagen: {
    ...river,
    mark: 'spire',
    hill: 0.05,
    relief: 0.03,
    floors: [3, 5],
    roof: 'gable',
    look: {
      walls: ['#d9694a', '#e8b44a', '#4f86a6', '#f0e6d4', '#c9825c', '#7fa08a'],
      roofs: ['#a8543a', '#8c4a38', '#5d5f66'],
      trees: ['broadleaf', 'broadleaf'],
    },
  },
  budapest: {
    ...river,
    mark: 'parliament',
    isMarkInFront: true,
    hill: 0.35,
    relief: 0.12,
    floors: [3, 5],
    look: {
      walls: ['#efdcb4', '#e6c98e', '#f2ead8', '#d8b48a'],
      roofs: ['#a35c42', '#8f6a58'],
      trees: ['broadleaf', 'broadleaf'],
      framing: ['birch'],
    },
  },
  istanbul: { ...village, mark: 'great-mosque', hill: 0.75, relief: 0.06 },
  lisbon: { ...village, bridge: 'suspension', relief: 0.07 },
  porto: { ...village, mark: 'cathedral', bridge: 'arch', hill: 0.95, relief: 0.09 },
  marrakech: { ...village, shape: 'plain', hasWater: false, mark: 'square-minaret', hill: 0.1, relief: 0.26 },
} as const satisfies Record<string, CityPlan>;

/** Words in a scene's seed that name a town, or a part of one. */
const knownBy: readonly (readonly [plan: CityPlan, words: RegExp])[] = [
  [cities.paris, /^(paris|seine|quai|montmartre)$/],
  [cities.vienna, /^(wien|vienna|ring|salzburg|bahnhof)$/],
  [cities.rome, /^(rom|rome|tiber|trastevere|forum|latium|lazio)$/],
  [cities.london, /^(london|themse)$/],
  [cities.copenhagen, /^(kopenhagen|copenhagen|nyhavn|hafen|stockholm|oslo)$/],
  [cities.budapest, /^(budapest|donau)$/],
  [cities.istanbul, /^(istanbul|bosporus|galata)$/],
  [cities.lisbon, /^(lissabon|lisbon|tejo|belem|alfama|baixa|bairro|graca|castelo|miradouro|mouraria)$/],
  [cities.porto, /^(porto|ribeira|ponte)$/],
  [cities.marrakech, /^(marrakesch|marrakech|koutoubia|medina|atlasblick|majorelle|viertagestadt)$/],
];

/** What may stand over a row of houses that nobody has named, by the landmark of its region. */
const rowMarks: Partial<Record<Landmark, readonly [CityMark | null, ...(CityMark | null)[]]>> = {
  minaret: [null, 'great-mosque'],
  spire: [null, 'cathedral', 'spire'],
};

/** The plan of the town that a scene's seed names; of one that nobody knows, a plan of its own. */
export function planCity({ seed, region }: Scene, { house, landmark }: RegionLook): CityPlan {
  const named = knownBy.find(([, words]) => seed.split('-').some((word) => words.test(word)));
  if (named !== undefined) return named[0];
  const setting = findSceneSetting(seed);
  if (house === 'tower' || setting === 'downtown')
    return { ...village, shape: 'towers', relief: 0.08, hasWater: setting === null || isByWater(setting) };
  if (setting !== null && !isByWater(setting)) return planInlandTown(setting, region, seed);
  const random = createRandom(`city plan ${region} ${seed}`);
  const hill = random.between(0.55, 1.15);
  const relief = random.between(0.06, 0.2);
  // Cubes, huts and mud brick stand where there is room; stone and plaster also stand wall to wall.
  const isRow = (house === 'pastel' || house === 'tile' || house === 'gable') && random.chance(0.45);
  if (!isRow) return { ...village, hill, relief };
  const mark = random.pick(rowMarks[landmark] ?? ([null, null, 'cathedral', 'great-dome'] as const));
  return { ...river, mark, relief, hill: hill * 0.3, floors: [3, random.whole(4, 5)] };
}

function isByWater(setting: SceneSetting): boolean {
  return setting === 'riverside' || hasOpenWater(setting);
}

/** A town on dry land: its own hill where there are hills, the land behind as high as its setting says. */
function planInlandTown(setting: SceneSetting, region: SceneRegion, seed: string): CityPlan {
  const random = createRandom(`inland town ${region} ${seed}`);
  const isLevel = setting === 'lowland' || setting === 'dryland';
  return {
    ...village,
    hasWater: false,
    shape: setting === 'dryland' ? 'plain' : 'hill',
    hill: isLevel ? 0.1 : random.between(0.5, 1),
    relief: reliefOf(setting),
  };
}
