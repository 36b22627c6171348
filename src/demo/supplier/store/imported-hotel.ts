import type { HotelCard, HotelProfile } from '../../../domain/search/catalogue.ts';
import type { WorldHotel } from '../../world/model/world-hotel.ts';

/** What `hotels.csv` contains of a hotel that the world does not have. */
export interface ImportedHotel {
  readonly card: HotelCard;
  readonly address: HotelProfile['address'];
}

/**
 * An entry of `supplier.hotel_entry`: a hotel of the world, with its address once an import has set one, or an imported
 * one.
 */
export type HotelBookEntry = (WorldHotel & { readonly address?: HotelProfile['address'] }) | ImportedHotel;

/** True for a hotel whose texts, rooms and reviews are invented. */
export function isOfWorld(entry: HotelBookEntry): entry is Extract<HotelBookEntry, WorldHotel> {
  return 'style' in entry;
}

/** The page of an imported hotel: its picture and the contents of the file; no generated content. */
export function presentImported({ card, address }: ImportedHotel): HotelProfile {
  const { name, scene } = card;
  const caption = { de: name, en: name, it: name, es: name, fr: name };
  return {
    ...card,
    address,
    rooms: [],
    boards: [],
    texts: {},
    media: [{ type: 'image', category: 'hotel', scene, caption }],
    accessibility: null,
  };
}
