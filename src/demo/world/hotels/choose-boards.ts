import type { Board } from '../../../domain/search/board.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import { pickWeighted } from './pick-weighted.ts';

type Choices = readonly (readonly [boards: readonly Board[], weight: number])[];

/** Where nearly every beach hotel sells all inclusive. */
const allInclusiveCountries: ReadonlySet<string> = new Set('TR EG TN DO MX CU JM CV BG MV TZ'.split(' '));

const resortBoards: Choices = [
  [['breakfast', 'half_board'], 24],
  [['half_board', 'all_inclusive'], 24],
  [['half_board', 'full_board', 'all_inclusive'], 18],
  [['breakfast', 'half_board', 'all_inclusive'], 18],
  [['all_inclusive'], 16],
];
const allInclusiveBoards: Choices = [
  [['all_inclusive'], 60],
  [['half_board', 'all_inclusive'], 28],
  [['half_board', 'full_board', 'all_inclusive'], 12],
];
const houseBoards: Choices = [
  [['breakfast'], 40],
  [['breakfast', 'half_board'], 38],
  [['room_only', 'breakfast'], 22],
];

const boardsByStyle: Readonly<Record<HotelStyle, Choices>> = {
  beach_resort: resortBoards,
  family_resort: resortBoards,
  club: [
    [['all_inclusive'], 50],
    [['half_board', 'all_inclusive'], 26],
    [['full_board', 'all_inclusive'], 24],
  ],
  boutique: houseBoards,
  city_hotel: [
    [['room_only', 'breakfast'], 58],
    [['breakfast'], 22],
    [['room_only', 'breakfast', 'half_board'], 20],
  ],
  apartments: [
    [['room_only'], 54],
    [['room_only', 'breakfast'], 30],
    [['room_only', 'breakfast', 'half_board'], 16],
  ],
  country_house: houseBoards,
  spa_hotel: [
    [['breakfast', 'half_board'], 54],
    [['half_board'], 26],
    [['half_board', 'full_board'], 20],
  ],
  alpine_hotel: [
    [['breakfast', 'half_board'], 54],
    [['half_board'], 26],
    [['breakfast'], 20],
  ],
};

/** 1 to 3 boards a hotel sells, from least to most. */
export function chooseBoards(random: SeededRandom, style: HotelStyle, countryCode: string): readonly Board[] {
  const isResort = style === 'beach_resort' || style === 'family_resort';
  if (isResort && allInclusiveCountries.has(countryCode) && random.chance(0.8))
    return pickWeighted(random, allInclusiveBoards);
  return pickWeighted(random, boardsByStyle[style]);
}
