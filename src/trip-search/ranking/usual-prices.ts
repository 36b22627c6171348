import type { UsualPrice } from '../../domain/search/ranking.ts';

/** What trips of people of a country usually cost: one object for each measurement, so that what is built from it is built once. */
export interface UsualPrices {
  /** @param month of arrival, 1 for January. Returns null where too few offers were found to say it */
  find(regionId: number, month: number): UsualPrice | null;
}

/** A usual price with what it is of. */
export interface MeasuredPrice extends UsualPrice {
  readonly regionId: number;
  readonly month: number;
}

export function indexUsualPrices(measured: readonly MeasuredPrice[]): UsualPrices {
  const prices = new Map(
    measured.map(({ regionId, month, flights, night }) => [`${regionId} ${month}`, { flights, night }]),
  );
  return { find: (regionId, month) => prices.get(`${regionId} ${month}`) ?? null };
}
