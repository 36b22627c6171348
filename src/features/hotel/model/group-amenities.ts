import { type HotelAttribute, hotelAttributes } from '../../../domain/search/hotel-attribute.ts';

/** What a guest looks for together. */
export const amenityGroups = {
  water: ['beachfront', 'sandy_beach', 'sea_view', 'pool', 'indoor_pool', 'heated_pool', 'water_slides'],
  place: ['quiet_location', 'central_location', 'nightlife'],
  food: ['restaurant', 'a_la_carte', 'vegetarian_menu', 'bar'],
  active: ['spa', 'fitness', 'tennis', 'golf', 'diving', 'sailing', 'cycling', 'hiking', 'ski'],
  company: ['adults_only', 'family_friendly', 'kids_club', 'playground', 'entertainment', 'pets_allowed'],
  house: [
    'wifi',
    'air_conditioning',
    'lift',
    'wheelchair_accessible',
    'parking',
    'charging_station',
    'sustainable',
  ],
} as const satisfies Readonly<Record<string, readonly HotelAttribute[]>>;

export type AmenityGroup = keyof typeof amenityGroups;

/** The amenities among a hotel's features, in groups; groups without any are left out (HOTEL-014). */
export function groupAmenities(
  names: readonly string[],
): readonly { readonly group: AmenityGroup; readonly attributes: readonly HotelAttribute[] }[] {
  const has = new Set<string>(names.filter((name) => (hotelAttributes as readonly string[]).includes(name)));
  return Object.entries(amenityGroups)
    .map(([group, attributes]) => ({
      group: group as AmenityGroup,
      attributes: attributes.filter((attribute) => has.has(attribute)),
    }))
    .filter(({ attributes }) => attributes.length > 0);
}
