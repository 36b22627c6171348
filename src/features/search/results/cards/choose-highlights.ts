import type { HotelAttribute } from '../../../../domain/search/hotel-attribute.ts';

/** What people ask about a hotel first, before they ask for more. */
const byImportance: readonly HotelAttribute[] = [
  'beachfront',
  'adults_only',
  'sandy_beach',
  'ski',
  'water_slides',
  'kids_club',
  'spa',
  'pool',
  'central_location',
  'quiet_location',
  'sea_view',
  'golf',
  'hiking',
  'diving',
  'sustainable',
  'wifi',
];

/** Chooses the attributes on a card: those that the shopper filters by first, then the most informative ones. */
export function chooseHighlights(
  attributes: readonly HotelAttribute[],
  wanted: readonly HotelAttribute[],
  limit: number,
): readonly HotelAttribute[] {
  const order = [...new Set([...wanted, ...byImportance])];
  return order.filter((attribute) => attributes.includes(attribute)).slice(0, limit);
}
