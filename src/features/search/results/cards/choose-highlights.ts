import type { HotelAttribute } from '../../../../domain/search/hotel-attribute.ts';

/** What people ask about a hotel first, before they ask for more. */
const telling: readonly HotelAttribute[] = [
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

/** What a card says of a hotel: what was asked for first, then what tells most about it. */
export function chooseHighlights(
  attributes: readonly HotelAttribute[],
  wanted: readonly HotelAttribute[],
  limit: number,
): readonly HotelAttribute[] {
  const order = [...new Set([...wanted, ...telling])];
  return order.filter((attribute) => attributes.includes(attribute)).slice(0, limit);
}
