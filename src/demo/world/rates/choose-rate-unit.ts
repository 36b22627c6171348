import { HIGHEST_RATE } from '../../../domain/search/supply-facts.ts';

/** No night costs more than so many times an average one. */
const HIGHEST_SEASON = 3;

/**
 * What a house rounds its rates to, in cents: mostly whole euros; some cheap ones to ten or fifty cents, the most
 * expensive to more.
 * @param averageRate cents per adult and night
 * @param inclination what the house is inclined to, 0 up to 1
 */
export function chooseRateUnit(averageRate: number, inclination: number): number {
  const wished = inclination < 0.08 ? 10 : inclination < 0.2 ? 50 : 100;
  const least = (averageRate * HIGHEST_SEASON) / HIGHEST_RATE;
  return [10, 50, 100, 200, 500, 1_000].find((unit) => unit >= wished && unit >= least) ?? 1_000;
}
