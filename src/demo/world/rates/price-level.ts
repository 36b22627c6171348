import type { Board } from '../../../domain/search/board.ts';
import type { RoomType } from '../../../domain/search/room-type.ts';
import type { HotelStyle } from '../model/world-hotel.ts';

/** Cents per adult and night in a double room without meals, at an average time of the year, by stars times ten. */
export const rateByCategory: ReadonlyMap<number, number> = new Map([
  [0, 3_000],
  [10, 1_900],
  [15, 2_200],
  [20, 2_600],
  [25, 3_300],
  [30, 4_100],
  [35, 4_600],
  [40, 5_200],
  [45, 7_000],
  [50, 10_500],
]);

/** Cents that meals add per adult and day in a house of four stars. */
export const boardSupplements: Readonly<Record<Board, number>> = {
  room_only: 0,
  breakfast: 700,
  half_board: 1_700,
  full_board: 2_400,
  all_inclusive: 3_300,
};

export const styleFactors: Readonly<Record<HotelStyle, number>> = {
  beach_resort: 1.05,
  family_resort: 1.08,
  club: 1.1,
  boutique: 1.2,
  city_hotel: 1.15,
  apartments: 0.82,
  country_house: 0.92,
  spa_hotel: 1.18,
  alpine_hotel: 1.1,
};

export const roomFactors: Readonly<Record<RoomType, number>> = {
  single: 1.22,
  double: 1,
  superior: 1.16,
  family: 1.1,
  studio: 0.94,
  apartment: 1,
  bungalow: 1.18,
  suite: 1.55,
};

const levels: Readonly<Record<string, number>> = {
  AE: 1.15,
  AL: 0.62,
  AT: 1.2,
  AU: 1.35,
  BB: 1.9,
  BG: 0.62,
  CA: 1.4,
  CH: 1.85,
  CR: 1.1,
  CU: 0.85,
  CV: 0.85,
  CY: 0.95,
  CZ: 0.9,
  DE: 1.15,
  DK: 1.45,
  DO: 1.15,
  EG: 0.48,
  ES: 1,
  FI: 1.3,
  FR: 1.25,
  GB: 1.35,
  GR: 0.95,
  HR: 1.05,
  HU: 0.78,
  ID: 0.72,
  IE: 1.35,
  IN: 0.7,
  IS: 1.75,
  IT: 1.15,
  JM: 1.5,
  JO: 0.85,
  JP: 1.15,
  KE: 1.1,
  LK: 0.7,
  MA: 0.68,
  ME: 0.8,
  MT: 0.92,
  MU: 1.35,
  MV: 2.5,
  MX: 1.1,
  MY: 0.7,
  NL: 1.4,
  NO: 1.55,
  OM: 1.05,
  PL: 0.72,
  PT: 0.95,
  SC: 2.2,
  SE: 1.35,
  SG: 1.6,
  TH: 0.72,
  TN: 0.52,
  TR: 0.66,
  TZ: 1.15,
  US: 1.65,
  VN: 0.6,
  ZA: 0.95,
};

/** What a night costs in a country, Spain being 1. */
export function priceLevel(countryCode: string): number {
  return levels[countryCode] ?? 1;
}
