import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../../database/narrow-columns.server.ts';
import { openKyselyOver, openPreparedKysely } from '../../../database/open-kysely.server.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { ExtraFeed, ExtraGoods } from '../../../domain/extras/goods/extra-goods.ts';
import type {
  Airport,
  Destination,
  HotelReview,
  HotelRoom,
  HotelTextType,
} from '../../../domain/search/catalogue.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type {
  AirlineFacts,
  HotelFacts,
  RatePlanFacts,
  SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { FeedPicture } from '../../../ports/supply/feeds/records/hotel-content.ts';
import type { HotelBookEntry } from './imported-hotel.ts';
import type { StoredRoom } from './stored-room.ts';

/** What is known of a photograph apart from its place and file. */
type PictureFacts = Pick<FeedPicture, 'category' | 'credit' | 'rightsHolder' | 'licence' | 'alt'> &
  // Pictures from before it was asked for have none.
  Partial<Pick<FeedPicture, 'isGenerated'>>;

export interface SupplierTables {
  'supplier.airline': NarrowedColumns<'supplier.airline', { facts: AirlineFacts }>;
  'supplier.airport': NarrowedColumns<'supplier.airport', { facts: Airport }>;
  'supplier.extra_goods': NarrowedColumns<'supplier.extra_goods', { feed: ExtraFeed; facts: ExtraGoods }>;
  'supplier.feed': NarrowedColumns<'supplier.feed', { changes: readonly SupplyChange[] }>;
  'supplier.hold': NarrowedColumns<
    'supplier.hold',
    {
      offer: PricedOffer;
      rooms: readonly StoredRoom[];
      extras: readonly ChosenExtra[];
      terms: TariffTerms;
      travellers: readonly Traveller[] | null;
    }
  >;
  'supplier.hotel': NarrowedColumns<'supplier.hotel', { facts: HotelFacts }>;
  'supplier.hotel_entry': NarrowedColumns<'supplier.hotel_entry', { entry: HotelBookEntry }>;
  'supplier.hotel_picture': NarrowedColumns<'supplier.hotel_picture', { facts: PictureFacts }>;
  'supplier.hotel_review': NarrowedColumns<'supplier.hotel_review', { facts: HotelReview }>;
  'supplier.hotel_text': NarrowedColumns<
    'supplier.hotel_text',
    { section: HotelTextType; language: Language }
  >;
  'supplier.notice': NarrowedColumns<'supplier.notice', { change: AnnouncedChange }>;
  'supplier.place': NarrowedColumns<'supplier.place', { facts: Destination }>;
  'supplier.plan': NarrowedColumns<'supplier.plan', { facts: RatePlanFacts }>;
  'supplier.room': NarrowedColumns<'supplier.room', { facts: Omit<HotelRoom, 'id'> | null }>;
}

/** The supplier's tables, or a transaction on them. */
export type SupplierDb = Kysely<NarrowedDatabase<SupplierTables>>;

/** What the supplier's services work with. */
export interface SupplierStore {
  readonly db: SupplierDb;
  readonly clock: Clock;
  /** Decides everything that looks like chance. */
  readonly seed: number;
  /** Generates ids of extras that cannot be guessed. */
  readonly secret: string;
  /** Extras next to those of the files, and drifting prices, are invented; a shop of an operator's own goods has none of that. */
  readonly sellsDemoWorld: boolean;
}

/** @param connections a pool, or one connection of it whose owner releases it */
export function openSupplierDb(connections: Pool | PoolClient): SupplierDb {
  const db = 'totalCount' in connections ? openPreparedKysely(connections) : openKyselyOver(connections);
  return narrowColumns<SupplierTables>(db);
}
