import type { SceneSetting } from '../../../domain/pictures/scene-setting.ts';
import type { Airport, Destination, HolidayKind } from '../../../domain/search/catalogue.ts';

/** A city hotels are in. */
export interface WorldCity {
  /** The city itself; `parentId` is its region, which lies in the country, directly or in groups of regions. */
  readonly destination: Destination;
  readonly regionId: number;
  readonly countryId: number;
  readonly population: number;
  /** What lies around it, for the painter: no boats where there is no water. */
  readonly setting: SceneSetting;
  /** It decides kinds of hotels, seasons and who flies there. */
  readonly kind: HolidayKind;
  /** Share of the world's hotels relative to other cities, above 0. */
  readonly weight: number;
  /** Arrival airports that serve it, nearest first, 1 to 4 codes. */
  readonly airports: readonly string[];
  /**
   * Points on land near the city for hotels, degrees, at least 12: hotels stand within 400 m of one of them.
   * By the sea they are near the shore but never in the water.
   */
  readonly sites: readonly (readonly [latitude: number, longitude: number])[];
  /** Months, 1 to 12, in which most people come. */
  readonly highSeason: readonly number[];
}

/** Where the demo world takes place: real geography, see `places/README.md` for sources and licences. */
export interface WorldPlaces {
  /** Countries, regions, cities and places of interest. */
  readonly destinations: readonly Destination[];
  readonly cities: readonly WorldCity[];
  /** Departure and arrival airports. */
  readonly airports: readonly Airport[];
}
