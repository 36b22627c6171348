import { type HotelCondition, OWN } from '../../domain/search/hotel-group.ts';
import type { HotelSelection, PlaceKey } from '../../domain/search/range/brand-range.ts';
import type { Catalogue } from './build-catalogue.ts';
import { expandPlace } from './expand-place.ts';
import { placesByKey } from './places-by-key.ts';

/**
 * The hotels that a brand's data names, in ids of a catalogue. A place that the catalogue does not know holds no hotel: where it is asked
 * for nothing is found, and where it is excluded nothing is.
 */
export function resolveSelection(selection: HotelSelection, catalogue: Catalogue): HotelCondition {
  const idsOf = (keys: readonly PlaceKey[]) => [
    ...new Set(keys.flatMap((key) => expandPlace(placesByKey(catalogue).get(key), catalogue))),
  ];
  const { places, outsidePlaces = [], stars, operators, withoutOperators = [] } = selection;
  const { hotels, withoutHotels = [] } = selection;
  return {
    places: places === undefined ? null : idsOf(places),
    outsidePlaces: idsOf(outsidePlaces),
    stars: stars ?? null,
    operators: operators ?? null,
    withoutOperators,
    hotels: hotels ?? null,
    withoutHotels,
  };
}

/** Places and operators that a selection names and the catalogue does not know. */
export function listUnknownNames(
  { places = [], outsidePlaces = [], operators = [], withoutOperators = [] }: HotelSelection,
  catalogue: Catalogue,
): readonly string[] {
  const known = listOperators(catalogue);
  return [
    ...[...places, ...outsidePlaces].filter((key) => placesByKey(catalogue).get(key) === undefined),
    ...[...operators, ...withoutOperators].filter((code) => code !== OWN && !known.has(code)),
  ];
}

function listOperators({ hotels, once }: Catalogue): ReadonlySet<string | undefined> {
  return once('operators', () => new Set([...hotels.values()].map(({ operator }) => operator)));
}
