import type { SceneSetting } from '../../../domain/pictures/scene-setting.ts';
import type { HolidayKind } from '../../../domain/search/catalogue.ts';
import { flatRegions, townsBySetting } from './surroundings-table.ts';

const settingByTown = new Map(
  townsBySetting.flatMap(([setting, names]) => names.map((name) => [name, setting] as const)),
);

/** What lies around a place that the table does not know. */
const usualSettings: Readonly<Record<HolidayKind, SceneSetting>> = {
  beach: 'seaside',
  city: 'lowland',
  mountains: 'highland',
  countryside: 'hillside',
};

export interface PlaceOutline {
  readonly countryCode: string;
  /** In English. */
  readonly name: string;
  /** In English; of beach resorts it decides. */
  readonly region: string;
  readonly kind: HolidayKind;
}

/** What lies around a town or resort, for the painter. */
export function settingOfPlace({ countryCode, name, region, kind }: PlaceOutline): SceneSetting {
  if (kind === 'beach') return flatRegions.has(region) ? 'flatcoast' : 'seaside';
  return settingByTown.get(`${countryCode} ${name}`) ?? usualSettings[kind];
}
