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
  'wifi',
];

/**
 * Chooses the attributes on a card: those that the shopper filters by first, then the most informative ones. A card has no room to name a certificate, and
 * without it nothing is called sustainable (Directive (EU) 2024/825).
 */
export function chooseHighlights(
  attributes: readonly HotelAttribute[],
  wanted: readonly HotelAttribute[],
  limit: number,
): readonly HotelAttribute[] {
  const order = [...new Set([...wanted, ...byImportance])];
  return order
    .filter((attribute) => attribute !== 'sustainable' && attributes.includes(attribute))
    .slice(0, limit);
}
