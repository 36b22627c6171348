import { belongsTo } from '../../domain/search/hotel-group.ts';
import type { OfferRange } from '../../domain/search/offer-range.ts';
import type { BrandRange } from '../../domain/search/range/brand-range.ts';
import { type Catalogue, takePart } from './build-catalogue.ts';
import { resolveSelection } from './resolve-selection.ts';

/** What a brand sells: its part of the catalogue, and the same for the offers; without a range everything. */
export interface NarrowedCatalogue {
  readonly catalogue: Catalogue;
  readonly range: OfferRange | null;
}

/**
 * The part of a catalogue that a brand sells: its hotels, and the places that hold any of them. Built once for each range and version:
 * brands with the same range share it, and all share the names.
 */
export function narrowCatalogue(catalogue: Catalogue, range: BrandRange | null): NarrowedCatalogue {
  if (range === null) return { catalogue, range: null };
  const { boards, extras: _, ...selection } = range;
  const key = JSON.stringify([selection, boards]);
  return catalogue.once(`range ${key}`, () => {
    const hotels = { within: [resolveSelection(selection, catalogue)], outside: [] };
    const sold = [...catalogue.hotels.values()].filter(belongsTo(hotels));
    return {
      catalogue: takePart(catalogue, `${catalogue.version} ${key}`, sold),
      range: { hotels, boards: boards ?? null },
    };
  });
}
