import { belongsTo } from '../../../domain/search/hotel-group.ts';
import type { OfferRange } from '../../../domain/search/offer-range.ts';
import type { BrandRange } from '../../../domain/search/range/brand-range.ts';
import { buildCatalogue, type Catalogue, countHotels, groupHotels } from './build-catalogue.ts';
import { resolveSelection } from './resolve-selection.ts';

/** What a brand sells: its part of the catalogue, and the same for the offers; without a range everything. */
export interface NarrowedCatalogue {
  readonly catalogue: Catalogue;
  readonly range: OfferRange | null;
}

/**
 * The part of a catalogue that a brand sells: its hotels, and the places that hold any of them. Built once for each range and version:
 * brands with the same range share it.
 */
export function narrowCatalogue(catalogue: Catalogue, range: BrandRange | null): NarrowedCatalogue {
  if (range === null) return { catalogue, range: null };
  const { boards, extras: _, ...selection } = range;
  const key = JSON.stringify([selection, boards]);
  return catalogue.once(`range ${key}`, () => {
    const hotels = { within: [resolveSelection(selection, catalogue)], outside: [] };
    const sold = [...catalogue.hotels.values()].filter(belongsTo(hotels));
    const hotelsOf = groupHotels(sold, catalogue.destinations);
    return {
      catalogue: buildCatalogue({
        version: `${catalogue.version} ${key}`,
        destinations: [...catalogue.destinations.values()].filter(
          (place) => countHotels({ hotelsOf }, place) > 0,
        ),
        airports: [...catalogue.airports.values()],
        airlines: [...catalogue.airlines.values()],
        hotels: sold,
      }),
      range: { hotels, boards: boards ?? null },
    };
  });
}
