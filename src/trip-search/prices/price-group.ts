import { belongsTo, type GroupedHotel, intersectGroups } from '../../domain/search/hotel-group.ts';
import type { OfferRange } from '../../domain/search/offer-range.ts';
import type { PriceRule } from '../../domain/search/prices/price-rule.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import type { NarrowedCatalogue } from '../catalogue/narrow-catalogue.ts';
import { resolveSelection } from '../catalogue/resolve-selection.ts';

/** Hotels that share a price rule. */
export interface PriceGroup {
  /** Null where trips are charged as they are bought. */
  readonly rule: PriceRule | null;
  /** Null for everything. */
  readonly range: OfferRange | null;
  /** Whether a hotel belongs to it. */
  readonly has: (hotel: GroupedHotel) => boolean;
}

/**
 * Divides what a brand sells by the rule that prices it: no hotel belongs to two groups, and each to one.
 * @param rules in force, in their order
 */
export function listPriceGroups(
  { catalogue, range }: NarrowedCatalogue,
  rules: readonly PriceRule[],
): readonly PriceGroup[] {
  return catalogue.once(`price groups ${JSON.stringify([range === null, rules])}`, () =>
    divide(catalogue, range, rules),
  );
}

/** The group of a hotel, as the catalogue knows it; null where it lies outside all of them. */
export function findPriceGroup<Group extends Pick<PriceGroup, 'range' | 'has'>>(
  groups: readonly Group[],
  hotels: ReadonlyMap<number, GroupedHotel>,
  hotelId: number,
): Group | null {
  const hotel = hotels.get(hotelId);
  return groups.find(({ range, has }) => range === null || (hotel !== undefined && has(hotel))) ?? null;
}

function divide(
  catalogue: Catalogue,
  range: OfferRange | null,
  rules: readonly PriceRule[],
): readonly PriceGroup[] {
  const boards = range?.boards ?? null;
  const sold = range?.hotels ?? null;
  const conditions = rules.map(({ hotels }) =>
    hotels === undefined ? null : resolveSelection(hotels, catalogue),
  );
  const groups = rules.map((rule, at) => {
    const own = conditions[at] ?? null;
    const outside = conditions.slice(0, at).filter((condition) => condition !== null);
    if (own === null && outside.length === 0) return toGroup(rule, range);
    const hotels = intersectGroups(sold, { within: own === null ? [] : [own], outside });
    return toGroup(rule, { hotels, boards });
  });
  if (conditions.includes(null)) return groups;
  const outside = conditions.filter((condition) => condition !== null);
  const others = intersectGroups(sold, { within: [], outside });
  return [...groups, toGroup(null, outside.length === 0 ? range : { hotels: others, boards })];
}

function toGroup(rule: PriceRule | null, range: OfferRange | null): PriceGroup {
  return { rule, range, has: range === null ? () => true : belongsTo(range.hotels) };
}
