import type {
  Accessibility,
  EcoCertificate,
  HotelCard,
  HotelProfile,
} from '../../../domain/search/catalogue.ts';
import type { LocalChargeRule } from '../../../domain/search/local-charge.ts';
import type { WorldHotel } from '../../world/model/world-hotel.ts';

/** What `hotels.csv` contains of a hotel that the world does not have. */
export interface ImportedHotel {
  readonly card: HotelCard;
  readonly address: HotelProfile['address'];
  /** Missing while no file has said. */
  readonly localCharges?: readonly LocalChargeRule[];
  /** Missing or null where nothing is known. */
  readonly accessibility?: Accessibility | null;
  /** Missing while no file has said; null for none. */
  readonly certificate?: EcoCertificate | null;
}

/**
 * An entry of `supplier.hotel_entry`: a hotel of the world, with its address once an import has set one, or an imported
 * one.
 */
export type HotelBookEntry =
  | (WorldHotel & Partial<Pick<ImportedHotel, 'address' | 'localCharges' | 'accessibility' | 'certificate'>>)
  | ImportedHotel;

/** True for a hotel whose texts, rooms and reviews are invented. */
export function isOfWorld(entry: HotelBookEntry): entry is Extract<HotelBookEntry, WorldHotel> {
  return 'style' in entry;
}

/** The page of an imported hotel: its picture and the contents of the file; no generated content. */
export function presentImported({
  card,
  address,
  localCharges,
  accessibility = null,
  certificate = null,
}: ImportedHotel): HotelProfile {
  const { name, scene } = card;
  const caption = { de: name, en: name, it: name, es: name, fr: name };
  return {
    ...card,
    address,
    rooms: [],
    boards: [],
    texts: {},
    media: [{ type: 'image', category: 'hotel', scene, caption }],
    accessibility,
    ...(localCharges !== undefined && { localCharges }),
    ...(certificate !== null && { certificate }),
  };
}
