import type { Destination } from '../../domain/search/catalogue.ts';
import { type Catalogue, isRegionGroup } from './build-catalogue.ts';

/** Ids of the places that hold hotels: a place of interest is its city, a group of regions its regions (MASK-024); none for no place. */
export function expandPlace(place: Destination | undefined, catalogue: Catalogue): readonly number[] {
  if (place === undefined) return [];
  if (place.type === 'poi') return [place.parentId ?? place.id];
  if (!isRegionGroup(catalogue, place)) return [place.id];
  return (catalogue.childrenOf.get(place.id) ?? []).flatMap((region) => expandPlace(region, catalogue));
}
