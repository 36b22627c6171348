import type { SceneRegion } from '../../../domain/pictures/scene.ts';

export type HouseStyle =
  | 'cube'
  | 'tile'
  | 'pastel'
  | 'gable'
  | 'hut'
  | 'cottage'
  | 'kasbah'
  | 'tower'
  | 'thatch'
  | 'veranda';
export type Landmark =
  | 'dome'
  | 'campanile'
  | 'minaret'
  | 'spire'
  | 'kasbah'
  | 'skyscraper'
  | 'pagoda'
  | 'lighthouse';
export type PlantKind =
  | 'cypress'
  | 'pine'
  | 'olive'
  | 'palm'
  | 'date-palm'
  | 'fir'
  | 'larch'
  | 'broadleaf'
  | 'agave'
  | 'acacia'
  | 'shrub';
export type FramingKind =
  | 'bougainvillea'
  | 'pine'
  | 'palm'
  | 'olive'
  | 'fir'
  | 'blossom'
  | 'acacia'
  | 'agave'
  | 'birch';

export type RegionLook = {
  /** Colour the air leans to, and how far one sees compared with a clear day (1). */
  air: string;
  clarity: number;
  rock: string;
  soil: string;
  sand: string;
  /** Green of spring and summer's end of it. */
  leaf: string;
  dryLeaf: string;
  seaDeep: string;
  seaShallow: string;
  /** 0 rolling to 1 jagged. */
  jaggedness: number;
  /** Share of the land that is green. */
  green: number;
  walls: readonly [string, ...string[]];
  roofs: readonly [string, ...string[]];
  accents: readonly [string, ...string[]];
  house: HouseStyle;
  landmark: Landmark;
  trees: readonly [PlantKind, ...PlantKind[]];
  framing: readonly [FramingKind, ...FramingKind[]];
  hasSnowInWinter: boolean;
  /** Share of heaped clouds in the sky. */
  clouds: number;
};

/** One row per region: the few colours and shapes that make a place recognisable. */
export const REGION_LOOKS: Record<SceneRegion, RegionLook> = {
  aegean: {
    air: '#f6d9bd',
    clarity: 1,
    rock: '#a8968a',
    soil: '#b3a081',
    sand: '#e8d2a6',
    leaf: '#76875a',
    dryLeaf: '#9c9560',
    seaDeep: '#0f5f92',
    seaShallow: '#35b3c0',
    jaggedness: 0.45,
    green: 0.46,
    walls: ['#fbf6ee', '#f7efe4', '#fdf9f3', '#f3e3d2'],
    roofs: ['#fbf6ee', '#2f6fae'],
    accents: ['#2a6cb0', '#2f7f9c', '#d8466f'],
    house: 'cube',
    landmark: 'dome',
    trees: ['cypress', 'olive', 'shrub'],
    framing: ['bougainvillea', 'olive'],
    hasSnowInWinter: false,
    clouds: 0.25,
  },
  adriatic: {
    air: '#e9e2d6',
    clarity: 1.1,
    rock: '#bcb4a4',
    soil: '#b39a76',
    sand: '#e6dac0',
    leaf: '#5f7b4b',
    dryLeaf: '#8f8f56',
    seaDeep: '#0d5c86',
    seaShallow: '#3fb5b3',
    jaggedness: 0.6,
    green: 0.6,
    walls: ['#ead9bd', '#e0cba8', '#f0e3cc', '#dcc3a0'],
    roofs: ['#c8693f', '#b95a38', '#d27c4d'],
    accents: ['#4f7d5d', '#7b4a34', '#39637f'],
    house: 'tile',
    landmark: 'campanile',
    trees: ['cypress', 'pine', 'olive'],
    framing: ['pine', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.35,
  },
  balearic: {
    air: '#f3dcc0',
    clarity: 1,
    rock: '#c19f78',
    soil: '#bf8f62',
    sand: '#efdcb4',
    leaf: '#58753f',
    dryLeaf: '#8f8d4c',
    seaDeep: '#0a6a94',
    seaShallow: '#46c4bf',
    jaggedness: 0.5,
    green: 0.65,
    walls: ['#ecd2a6', '#e3bd8a', '#f4e4c8', '#d9ab78'],
    roofs: ['#c97a4a', '#b96a42'],
    accents: ['#3d6b4d', '#7d5a36', '#2f6f8c'],
    house: 'tile',
    landmark: 'lighthouse',
    trees: ['pine', 'olive', 'shrub'],
    framing: ['pine', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.3,
  },
  canary: {
    air: '#f0d8c4',
    clarity: 1.15,
    rock: '#6b4a42',
    soil: '#8a5a45',
    sand: '#8f7f70',
    leaf: '#64784a',
    dryLeaf: '#8f8a52',
    seaDeep: '#0b4f7c',
    seaShallow: '#2f9fb2',
    jaggedness: 0.75,
    green: 0.3,
    walls: ['#fbf4e8', '#f6ead8', '#e9b27c', '#d97f5d'],
    roofs: ['#f6ead8', '#b35f41'],
    accents: ['#3f7d4f', '#7b4a34', '#2d6f8f'],
    house: 'cube',
    landmark: 'campanile',
    trees: ['agave', 'palm', 'shrub'],
    framing: ['agave', 'palm'],
    hasSnowInWinter: false,
    clouds: 0.4,
  },
  iberian: {
    air: '#f4ddbb',
    clarity: 1.05,
    rock: '#b98f66',
    soil: '#c29562',
    sand: '#ecd5a2',
    leaf: '#6f7f45',
    dryLeaf: '#b39a55',
    seaDeep: '#0e5a86',
    seaShallow: '#3fb0b0',
    jaggedness: 0.45,
    green: 0.45,
    walls: ['#fbf3e4', '#f7ead2', '#f1d9a8', '#f9efe0'],
    roofs: ['#c46f43', '#b4623c'],
    accents: ['#2f6f8c', '#c98a2b', '#7d3f2e'],
    house: 'tile',
    landmark: 'campanile',
    trees: ['olive', 'cypress', 'pine'],
    framing: ['bougainvillea', 'olive'],
    hasSnowInWinter: false,
    clouds: 0.25,
  },
  italian: {
    air: '#f4dcc0',
    clarity: 0.9,
    rock: '#b09a7c',
    soil: '#b58e5c',
    sand: '#e6d3ab',
    leaf: '#66803f',
    dryLeaf: '#a99a4f',
    seaDeep: '#125f80',
    seaShallow: '#3fae9f',
    jaggedness: 0.4,
    green: 0.75,
    walls: ['#eeb98a', '#e79c74', '#f3d69c', '#e8c4a8', '#d98068', '#f5e6c8'],
    roofs: ['#b8623e', '#a85637'],
    accents: ['#3f6b4a', '#6d7f4a', '#8f3f34'],
    house: 'pastel',
    landmark: 'campanile',
    trees: ['cypress', 'cypress', 'pine', 'olive'],
    framing: ['pine', 'bougainvillea', 'olive'],
    hasSnowInWinter: false,
    clouds: 0.35,
  },
  riviera: {
    air: '#f6ddc8',
    clarity: 1,
    rock: '#b7a488',
    soil: '#b2936c',
    sand: '#e9d7b2',
    leaf: '#4f7346',
    dryLeaf: '#808a4c',
    seaDeep: '#0c6396',
    seaShallow: '#3cbcc4',
    jaggedness: 0.55,
    green: 0.75,
    walls: ['#f2cfa4', '#f6e2c4', '#eaa98c', '#f7ecd9'],
    roofs: ['#bf6a48', '#ad5b40'],
    accents: ['#3b7f86', '#4f7f5c', '#c2553f'],
    house: 'pastel',
    landmark: 'campanile',
    trees: ['pine', 'palm', 'cypress'],
    framing: ['pine', 'palm', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.3,
  },
  anatolian: {
    air: '#f2d3b4',
    clarity: 0.95,
    rock: '#b2936f',
    soil: '#b88d62',
    sand: '#e7cf9f',
    leaf: '#647846',
    dryLeaf: '#9f9150',
    seaDeep: '#0d5f88',
    seaShallow: '#36b2b4',
    jaggedness: 0.6,
    green: 0.55,
    walls: ['#f0dcc0', '#e6c49c', '#f7ecd8', '#dca47e'],
    roofs: ['#b9623f', '#a9573a'],
    accents: ['#1f7f86', '#27619a', '#b5462f'],
    house: 'tile',
    landmark: 'minaret',
    trees: ['pine', 'cypress', 'olive'],
    framing: ['pine', 'bougainvillea', 'olive'],
    hasSnowInWinter: false,
    clouds: 0.3,
  },
  egyptian: {
    air: '#f3cf9f',
    clarity: 0.75,
    rock: '#b78560',
    soil: '#d0a06a',
    sand: '#ecca90',
    leaf: '#5f7d45',
    dryLeaf: '#8f8a4a',
    seaDeep: '#0a6c9a',
    seaShallow: '#3dcac4',
    jaggedness: 0.7,
    green: 0.12,
    walls: ['#e7bd87', '#dca873', '#f0d3a2', '#d1945f'],
    roofs: ['#e7bd87'],
    accents: ['#2f8a8a', '#b5562f', '#3f6f9c'],
    house: 'kasbah',
    landmark: 'minaret',
    trees: ['date-palm', 'shrub'],
    framing: ['palm', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.08,
  },
  maghreb: {
    air: '#f2c7a4',
    clarity: 0.85,
    rock: '#b06a4a',
    soil: '#c27f54',
    sand: '#e9b67c',
    leaf: '#5d7545',
    dryLeaf: '#8d8449',
    seaDeep: '#0e5f8a',
    seaShallow: '#39b0b4',
    jaggedness: 0.65,
    green: 0.2,
    walls: ['#d98f66', '#c97c55', '#e4a67c', '#eac39c'],
    roofs: ['#d98f66', '#3f7f6b'],
    accents: ['#2a6f9c', '#2f7f6b', '#c98a2b'],
    house: 'kasbah',
    landmark: 'minaret',
    trees: ['date-palm', 'olive', 'shrub'],
    framing: ['palm', 'bougainvillea', 'olive'],
    hasSnowInWinter: false,
    clouds: 0.15,
  },
  arabian: {
    air: '#f2d2ac',
    clarity: 0.7,
    rock: '#b58a66',
    soil: '#d3a774',
    sand: '#e9bd86',
    leaf: '#5f7f4c',
    dryLeaf: '#8f8c55',
    seaDeep: '#0b6a8e',
    seaShallow: '#45c6bf',
    jaggedness: 0.5,
    green: 0.1,
    walls: ['#e9d3b0', '#cfd8dc', '#dcc09a', '#b9cad4'],
    roofs: ['#dcc09a'],
    accents: ['#1f7f8c', '#c9973f', '#8f4f3a'],
    house: 'tower',
    landmark: 'skyscraper',
    trees: ['date-palm', 'shrub'],
    framing: ['palm', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.05,
  },
  alpine: {
    air: '#dfe6ea',
    clarity: 1.3,
    rock: '#8d8a8a',
    soil: '#8a7a5a',
    sand: '#c9c0a8',
    leaf: '#557a3c',
    dryLeaf: '#8f8f45',
    seaDeep: '#1c5f72',
    seaShallow: '#4fae9f',
    jaggedness: 1,
    green: 0.9,
    walls: ['#7a5236', '#8b6040', '#f2e8d6', '#94683f'],
    roofs: ['#5d4638', '#6b4a3a', '#4c4440'],
    accents: ['#b8402f', '#3f6b4a', '#d8a24a'],
    house: 'gable',
    landmark: 'spire',
    trees: ['fir', 'larch', 'fir'],
    framing: ['fir', 'blossom'],
    hasSnowInWinter: true,
    clouds: 0.5,
  },
  nordic: {
    air: '#d5e0ea',
    clarity: 1.2,
    rock: '#77797c',
    soil: '#7a7256',
    sand: '#bfb8a4',
    leaf: '#5d7a45',
    dryLeaf: '#9a8f4a',
    seaDeep: '#15506c',
    seaShallow: '#3f8f95',
    jaggedness: 0.85,
    green: 0.7,
    walls: ['#a93b2c', '#9a3428', '#e3b04c', '#f0ebe0'],
    roofs: ['#4a4a4c', '#5c5450', '#3f4a48'],
    accents: ['#f4efe6', '#f0ebe0'],
    house: 'hut',
    landmark: 'spire',
    trees: ['fir', 'larch', 'broadleaf'],
    framing: ['birch', 'fir'],
    hasSnowInWinter: true,
    clouds: 0.55,
  },
  british: {
    air: '#dfe2e0',
    clarity: 0.95,
    rock: '#d6d0c0',
    soil: '#9a8560',
    sand: '#dccba2',
    leaf: '#5f8a3f',
    dryLeaf: '#8f9648',
    seaDeep: '#245f78',
    seaShallow: '#5fa79c',
    jaggedness: 0.25,
    green: 0.95,
    walls: ['#d9c49a', '#e9dcc4', '#f4efe2', '#c9a878'],
    roofs: ['#6a625c', '#59524f', '#8a5540'],
    accents: ['#3f5f7d', '#8f3434', '#3f6b4a'],
    house: 'cottage',
    landmark: 'lighthouse',
    trees: ['broadleaf', 'broadleaf', 'shrub'],
    framing: ['blossom', 'birch'],
    hasSnowInWinter: true,
    clouds: 0.7,
  },
  tropical: {
    air: '#e4eee0',
    clarity: 0.85,
    rock: '#7f8372',
    soil: '#9a7a52',
    sand: '#f3e4bf',
    leaf: '#3f8048',
    dryLeaf: '#6f9a46',
    seaDeep: '#06789a',
    seaShallow: '#4fd6c4',
    jaggedness: 0.9,
    green: 0.95,
    walls: ['#c79a63', '#b08350', '#ead9b6', '#d9b27c'],
    roofs: ['#9a7a4c', '#86683f', '#a88a58'],
    accents: ['#d9642f', '#1f8a86', '#c43f62'],
    house: 'thatch',
    landmark: 'pagoda',
    trees: ['palm', 'palm', 'broadleaf'],
    framing: ['palm', 'palm', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.65,
  },
  caribbean: {
    air: '#e8f0ec',
    clarity: 1.05,
    rock: '#9a9178',
    soil: '#a58558',
    sand: '#f8ecd2',
    leaf: '#4a8a48',
    dryLeaf: '#7d9f4a',
    seaDeep: '#0784b0',
    seaShallow: '#5fe0d2',
    jaggedness: 0.4,
    green: 0.9,
    walls: ['#f2a08a', '#f6d27c', '#8fd0c4', '#f4e9d8', '#e98fa4', '#9fc4e6'],
    roofs: ['#f4efe6', '#c25f48', '#7f9aa2'],
    accents: ['#1f8aa2', '#e0644a', '#f2b23f'],
    house: 'veranda',
    landmark: 'lighthouse',
    trees: ['palm', 'palm', 'broadleaf'],
    framing: ['palm', 'bougainvillea'],
    hasSnowInWinter: false,
    clouds: 0.55,
  },
  metropolis: {
    air: '#e6e2e0',
    clarity: 0.8,
    rock: '#8f8d88',
    soil: '#8f8468',
    sand: '#d3c6a8',
    leaf: '#5f7d48',
    dryLeaf: '#8f9050',
    seaDeep: '#1f5878',
    seaShallow: '#4a909c',
    jaggedness: 0.3,
    green: 0.6,
    walls: ['#b9a894', '#9fb0bc', '#c9b8a0', '#8a98a6', '#a87862'],
    roofs: ['#8a98a6'],
    accents: ['#c2553f', '#2f6f9c', '#d8a24a'],
    house: 'tower',
    landmark: 'skyscraper',
    trees: ['broadleaf', 'broadleaf'],
    framing: ['blossom', 'birch'],
    hasSnowInWinter: true,
    clouds: 0.45,
  },
  savanna: {
    air: '#f2d2a6',
    clarity: 0.9,
    rock: '#a8704c',
    soil: '#b9764a',
    sand: '#dfb67a',
    leaf: '#7d8a45',
    dryLeaf: '#c2a252',
    seaDeep: '#1f6f8c',
    seaShallow: '#5fb5a6',
    jaggedness: 0.35,
    green: 0.5,
    walls: ['#c98f5c', '#b97c4c', '#e0bd8a', '#a8683f'],
    roofs: ['#94743f', '#a5844c'],
    accents: ['#b5462f', '#d89a2f', '#2f6f6b'],
    house: 'thatch',
    landmark: 'pagoda',
    trees: ['acacia', 'acacia', 'shrub'],
    framing: ['acacia', 'palm'],
    hasSnowInWinter: false,
    clouds: 0.35,
  },
};
