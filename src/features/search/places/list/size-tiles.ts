import { listLengths } from '../../../../defaults.ts';

export type TileSize = 'lead' | 'large' | 'wide' | 'small';

/** How good the price of a place is (see `ratePrices`), and the price itself. */
export interface RatedPlace {
  readonly id: number;
  readonly price: number;
  readonly rate: number;
}

/** Of the places shown at once, the share that is large, and the share of those that are at least wide. */
const shares = { large: 1 / 8, wide: 7 / 24 } as const;

/**
 * The mosaic of the `count` best prices, in portions of `listLengths.placesPerPortion`. The best of all leads; within a portion places
 * stand by price, and the better the price, the larger the tile. A longer mosaic begins with the shorter one, so that
 * nothing moves when more is shown.
 */
export function sizeTiles<Place extends RatedPlace>(
  places: readonly Place[],
  count: number,
): readonly Sized<Place>[] {
  const best = places.toSorted((a, b) => a.rate - b.rate || a.price - b.price || a.id - b.id).slice(0, count);
  const [lead] = best;
  if (lead === undefined) return [];
  const tiles: Sized<Place>[] = [{ ...lead, size: 'lead' }];
  for (let from = 0; from < best.length; from += listLengths.placesPerPortion) {
    const portion = sizePortion(best.slice(from, from + listLengths.placesPerPortion));
    tiles.push(...portion.filter(({ id }) => id !== lead.id));
  }
  return tiles;
}

type Sized<Place> = Place & { readonly size: TileSize };

function sizePortion<Place extends RatedPlace>(portion: readonly Place[]): readonly Sized<Place>[] {
  return portion
    .map((place, rank) => ({ ...place, size: sizeOf(rank / portion.length) }))
    .sort((a, b) => a.price - b.price || a.id - b.id);
}

/** @param rank from 0 for the best to 1 */
function sizeOf(rank: number): TileSize {
  if (rank < shares.large) return 'large';
  return rank < shares.wide ? 'wide' : 'small';
}
