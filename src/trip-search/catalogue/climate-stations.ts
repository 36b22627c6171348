/** Where the weather is measured, and the climate there. */
export interface ClimateStation {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Mean daily maximum of each month in whole °C, January first. */
  readonly air: readonly number[];
  /** Mean temperature of the sea at the nearest coast, likewise; absent inland and where it is not known. */
  readonly sea?: readonly number[];
  /** True for a station in the mountains, whose weather is that of no valley and no coast, however near. */
  readonly isInMountains?: true;
}

/**
 * Long-term means in whole °C, of the kind that weather services publish as climate normals. Only places whose twelve
 * months are known are here: a place far from all of them is shown without a temperature rather than with a guess.
 */
export const climateStations: readonly ClimateStation[] = [
  {
    name: 'Heraklion',
    latitude: 35.34,
    longitude: 25.18,
    air: [15, 16, 17, 20, 24, 27, 29, 29, 27, 23, 20, 17],
    sea: [17, 16, 16, 17, 20, 23, 25, 26, 25, 23, 20, 18],
  },
  {
    name: 'Antalya',
    latitude: 36.9,
    longitude: 30.8,
    air: [15, 16, 18, 21, 26, 31, 34, 34, 31, 27, 21, 17],
  },
  {
    name: 'Palma',
    latitude: 39.56,
    longitude: 2.73,
    air: [15, 16, 18, 20, 24, 28, 31, 31, 28, 24, 19, 16],
    sea: [14, 14, 14, 16, 18, 22, 25, 26, 25, 22, 19, 16],
  },
  {
    name: 'Málaga',
    latitude: 36.67,
    longitude: -4.49,
    air: [17, 18, 19, 21, 24, 27, 30, 30, 28, 24, 20, 17],
  },
  {
    name: 'Tenerife South',
    latitude: 28.04,
    longitude: -16.57,
    air: [22, 22, 23, 23, 24, 26, 28, 29, 28, 27, 25, 23],
    sea: [19, 19, 19, 19, 20, 21, 22, 23, 23, 23, 22, 20],
  },
  {
    name: 'Gran Canaria, airport',
    latitude: 27.93,
    longitude: -15.39,
    air: [21, 21, 22, 22, 23, 25, 27, 27, 27, 26, 24, 22],
    sea: [19, 18, 18, 18, 19, 20, 21, 22, 23, 23, 21, 20],
  },
  {
    name: 'Lisbon, sea at Cascais',
    latitude: 38.72,
    longitude: -9.15,
    air: [15, 16, 19, 20, 22, 26, 28, 29, 27, 23, 18, 15],
    sea: [15, 15, 15, 15, 16, 17, 18, 19, 19, 19, 17, 16],
  },
  {
    name: 'Faro',
    latitude: 37.02,
    longitude: -7.97,
    air: [16, 17, 19, 20, 23, 26, 29, 29, 27, 23, 20, 17],
  },
  {
    name: 'Funchal',
    latitude: 32.65,
    longitude: -16.9,
    air: [20, 20, 20, 21, 22, 24, 25, 27, 27, 25, 23, 21],
    sea: [19, 18, 18, 18, 19, 21, 22, 23, 24, 23, 21, 20],
  },
  {
    name: 'Marrakech',
    latitude: 31.61,
    longitude: -8.04,
    air: [18, 20, 23, 26, 29, 33, 37, 37, 32, 28, 23, 19],
  },
  {
    name: 'Hurghada',
    latitude: 27.18,
    longitude: 33.8,
    air: [22, 23, 26, 30, 34, 36, 37, 37, 35, 31, 27, 23],
    sea: [22, 21, 22, 23, 25, 27, 28, 29, 28, 27, 25, 23],
  },
];
