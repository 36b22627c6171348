import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldCity } from '../model/world-places.ts';
import { pickWeighted } from './pick-weighted.ts';

/** Steps of this share of the whole fill it evenly, however many are taken. */
const goldenShare = 0.618_033_988_749_894_9;

/**
 * Returns the city of a hotel by its number, for a world of any size. The first hotels go to one region each,
 * the heaviest first, so that no region stays empty; all others follow the weights of the cities.
 * @throws RangeError where there is no city
 */
export function createCityChooser(cities: readonly WorldCity[], seed: number): (hotel: number) => WorldCity {
  const regions = sortRegions(cities);
  const sums = sumWeights(cities);
  const start = seededRandom(mixSeed('cities', seed)).next();
  return (hotel) => {
    const region = regions[hotel];
    if (region !== undefined) return pickCityOf(region, mixSeed('first hotel', seed, hotel));
    const share = (start + hotel * goldenShare) % 1;
    return findByShare(cities, sums, share);
  };
}

function sortRegions(cities: readonly WorldCity[]): WorldCity[][] {
  const regions = Map.groupBy(cities, (city) => city.regionId);
  const weightOf = (region: readonly WorldCity[]) => region.reduce((sum, city) => sum + city.weight, 0);
  return [...regions.values()]
    .map((region) => ({ region, weight: weightOf(region), id: region[0]?.regionId ?? 0 }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .map(({ region }) => region);
}

function pickCityOf(region: readonly WorldCity[], seed: number): WorldCity {
  return pickWeighted(
    seededRandom(seed),
    region.map((city) => [city, city.weight] as const),
  );
}

function sumWeights(cities: readonly WorldCity[]): Float64Array {
  const sums = new Float64Array(cities.length);
  let sum = 0;
  cities.forEach((city, at) => {
    sum += city.weight;
    sums[at] = sum;
  });
  return sums;
}

function findByShare(cities: readonly WorldCity[], sums: Float64Array, share: number): WorldCity {
  const wanted = share * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const city = cities[low];
  if (city === undefined) throw new RangeError('A world without a city has no hotels');
  return city;
}
