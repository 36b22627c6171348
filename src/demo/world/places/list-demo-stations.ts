import { type ClimateStation, climateStations } from '../../../trip-search/catalogue/climate-stations.ts';
import { findClimate } from '../../../trip-search/catalogue/find-climate.ts';
import type { WorldCity, WorldPlaces } from '../model/world-places.ts';
import climates from './climate.json' with { type: 'json' };

interface RegionalClimate extends Pick<ClimateStation, 'air' | 'sea' | 'isInMountains'> {
  readonly regions: readonly number[];
}

/**
 * Invented weather stations of the demo world: one in each city that no measured one speaks for, with the climate of its region. Their names say that they
 * are of the demo; a shop with another supply has none of them.
 */
export function listDemoStations({ cities }: Pick<WorldPlaces, 'cities'>): readonly ClimateStation[] {
  return cities.flatMap((city) => {
    // The climate is known for all months of a year or for none.
    if (findClimate(climateStations, city.destination, '2027-01') !== null) return [];
    const climate = findRegional(city);
    if (climate === undefined) return [];
    const { regions: _, sea, ...months } = climate;
    const { name, latitude, longitude } = city.destination;
    const water = city.kind === 'beach' && sea !== undefined ? { sea } : {};
    return { name: `Demo: ${name.en}`, latitude, longitude, ...months, ...water };
  });
}

function findRegional({ regionId, kind }: WorldCity): RegionalClimate | undefined {
  return (climates as readonly RegionalClimate[]).find(
    ({ regions, isInMountains = false }) =>
      regions.includes(regionId) && isInMountains === (kind === 'mountains'),
  );
}
