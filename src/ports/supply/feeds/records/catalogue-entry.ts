import type { ExtraFeed, ExtraGoods } from '../../../../domain/extras/goods/extra-goods.ts';
import type {
  Accessibility,
  Airline,
  Airport,
  Destination,
  EcoCertificate,
  HotelCard,
  HotelProfile,
  HotelRoom,
} from '../../../../domain/search/catalogue.ts';
import type { LocalChargeRule } from '../../../../domain/search/local-charge.ts';
import type { ContentItem } from './hotel-content.ts';

/** What the catalogue gets to know of a hotel along with its facts. */
export interface HotelEntry {
  readonly kind: 'hotel';
  readonly card: HotelCard;
  readonly address: HotelProfile['address'];
  /** What it collects on the spot; undefined where it stays as it was. */
  readonly localCharges?: readonly LocalChargeRule[] | undefined;
  /** Null for nothing known; undefined where it stays as it was. */
  readonly accessibility?: Accessibility | null | undefined;
  /** Null where it is not known; undefined where it stays as it was. */
  readonly metresToBeach?: number | null | undefined;
  /** Null for none; undefined where it stays as it was. */
  readonly certificate?: EcoCertificate | null | undefined;
  /** What a message says of it in addition. */
  readonly content?: readonly ContentItem[];
}

/** A kind of room; it is found by hotel and code. */
export interface RoomEntry {
  readonly kind: 'room';
  readonly hotelId: number;
  readonly code: string;
  readonly room: Omit<HotelRoom, 'id'>;
  /** Rooms of the kind for every night, 0 to 255. */
  readonly allotment: number;
}

/** What a record brings for the catalogue, with or without changes of what is on sale. */
export type CatalogueEntry =
  | HotelEntry
  | RoomEntry
  | { readonly kind: 'place'; readonly place: Destination }
  | { readonly kind: 'airport'; readonly airport: Airport }
  /** Comes with the change of its facts. */
  | {
      readonly kind: 'airline';
      readonly airline: Airline;
      /** Of its flights; null for the operator, undefined where it stays as it was. */
      readonly supplier?: string | null | undefined;
    }
  /** The operator's code of a plan; comes with the change of its facts. */
  | {
      readonly kind: 'plan';
      readonly planId: number;
      readonly code: string;
      /** Of the room, as for an airline. */
      readonly supplier?: string | null | undefined;
    }
  | OnewayFlightEntry
  | ExtraGoodsEntry
  | HotelContentEntry;

/** The operator's key of a flight, which from now on stands for the departures of the changes that it comes with, and for no others. */
export interface OnewayFlightEntry {
  readonly kind: 'oneway-flight';
  readonly key: string;
  readonly hasEnded: boolean;
}

/** An extra, or one that is no longer sold. It needs no change of supply facts: the search knows none. */
export type ExtraGoodsEntry =
  | { readonly kind: 'extra-goods'; readonly goods: ExtraGoods }
  | { readonly kind: 'extra-goods-gone'; readonly feed: ExtraFeed; readonly code: string };

export function isExtraGoodsEntry(entry: CatalogueEntry): entry is ExtraGoodsEntry {
  return entry.kind === 'extra-goods' || entry.kind === 'extra-goods-gone';
}

/** Texts, reviews and photographs of hotels. */
export interface HotelContentEntry {
  readonly kind: 'hotel-content';
  readonly items: readonly ContentItem[];
}
