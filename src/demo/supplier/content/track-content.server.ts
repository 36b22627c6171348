import { sql } from 'kysely';
import {
  type ContentItem,
  type ContentKey,
  formatContentKey,
} from '../../../ports/supply/feeds/records/hotel-content.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Items that are taken away in one record. */
const itemsPerRecord = 200;

/** Texts, reviews and photographs that a full delivery was to bring and has not, of the kinds that it contains. */
export function trackContent() {
  const named = new Set<string>();
  const kinds = new Set<ContentKey['type']>();
  return {
    name(items: readonly ContentItem[]): void {
      for (const item of items) {
        if (item.type === 'all-gone' || item.type === 'rest-gone') continue;
        const key = item.type === 'gone' ? item.key : item;
        kinds.add(key.type);
        named.add(formatContentKey(key));
      }
    },
    async *listLeftOut(db: SupplierDb): AsyncGenerator<readonly ContentItem[]> {
      let items: ContentItem[] = [];
      for (const kind of kinds)
        for (const key of await listers[kind](db)) {
          if (named.has(formatContentKey(key))) continue;
          items.push({ type: 'gone', key });
          if (items.length < itemsPerRecord) continue;
          yield items;
          items = [];
        }
      if (items.length > 0) yield items;
    },
  };
}

const listers: Readonly<Record<ContentKey['type'], (db: SupplierDb) => Promise<readonly ContentKey[]>>> = {
  async text(db) {
    const { rows } = await sql<
      Omit<Extract<ContentKey, { type: 'text' }>, 'type'>
    >`select hotel_id as "hotelId",
      section, language from supplier.hotel_text order by 1, 2, 3`.execute(db);
    return rows.map((row) => ({ type: 'text', ...row }));
  },
  async review(db) {
    const { rows } = await sql<
      Omit<Extract<ContentKey, { type: 'review' }>, 'type'>
    >`select hotel_id as "hotelId",
      id from supplier.hotel_review order by 1, 2`.execute(db);
    return rows.map((row) => ({ type: 'review', ...row }));
  },
  async picture(db) {
    const { rows } = await sql<
      Omit<Extract<ContentKey, { type: 'picture' }>, 'type'>
    >`select hotel_id as "hotelId",
      room_code as "roomCode", position from supplier.hotel_picture order by 1, 2, 3`.execute(db);
    return rows.map((row) => ({ type: 'picture', ...row }));
  },
};
