import { medianOf } from '../../../../domain/search/median-of.ts';

/** What the price of a trip is judged by. */
export interface JudgedPrice {
  /** For one person, in minor units. */
  readonly price: number;
  readonly nights: number;
  /** Kilometres between the two airports; 0 without flights. */
  readonly distance: number;
}

/**
 * Kilometres up to which places count as equally far: a hop, the western Mediterranean, the eastern one and the islands;
 * everything else is far. By distance and not by the time of a flight, which a change of planes can double.
 */
const bands = [900, 1800, 4000] as const;
/** Fewer places than these are compared with all the others: they would only be compared with themselves. */
const enoughPlaces = 3;

/**
 * How good each price is: its price per night, relative to the median of places that are about as far away. 1 is the usual
 * price, less is better. Without the distance the nearest places would always win, and a far one never be a bargain.
 */
export function ratePrices(prices: readonly JudgedPrice[]): readonly number[] {
  const perNight = prices.map(({ price, nights }) => price / nights);
  const usual = medianOf(perNight);
  const byBand = Map.groupBy(prices.keys(), (at) => bandOf(prices[at]));
  const usualOf = new Map(
    [...byBand].map(([band, places]) => [
      band,
      places.length < enoughPlaces ? usual : medianOf(places.map((at) => perNight[at] ?? 0)),
    ]),
  );
  return prices.map((price, at) => (perNight[at] ?? 0) / (usualOf.get(bandOf(price)) ?? usual));
}

function bandOf(price: JudgedPrice | undefined): number {
  const found = bands.findIndex((longest) => (price?.distance ?? 0) <= longest);
  return found === -1 ? bands.length : found;
}
