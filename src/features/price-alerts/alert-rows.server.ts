import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import { sellUnder } from '../../brands/sale-markets.ts';
import type { NarrowedColumns, NarrowedDatabase } from '../../database/narrow-columns.server.ts';
import { narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import { type Day, parseDay } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import type { AlertSite, Watch } from './price-alert.ts';

interface AlertTables {
  readonly price_alert: NarrowedColumns<
    'price_alert',
    {
      readonly market: MarketCode;
      readonly language: Language;
      readonly currency: CurrencyCode;
      readonly search: SearchParams;
    }
  >;
  readonly price_alert_price: NarrowedColumns<'price_alert_price', { readonly currency: CurrencyCode }>;
}

type AlertDatabase = NarrowedDatabase<AlertTables>;
export type AlertTrx = Transaction<AlertDatabase>;
export type AlertRow = Selectable<AlertDatabase['price_alert']>;

/** The tables of price alerts, with the values that this feature alone writes. */
export function openAlertTables(db: Db): Kysely<AlertDatabase> {
  return narrowColumns<AlertTables>(db);
}

export function watchOf({ hotel_id, search }: Pick<AlertRow, 'hotel_id' | 'search'>): Watch {
  return { hotelId: hotel_id, search };
}

/** The site as it is now. @throws for a brand that the shop no longer has */
export function siteOf(
  brands: Pick<LiveBrands, 'get'>,
  { brand, locale, market, language }: Pick<AlertRow, 'brand' | 'locale' | 'market' | 'language'>,
): AlertSite {
  return { brand: sellUnder(brands.get(brand), locale), locale, market, language };
}

/** Minor units; the database returns them as text. */
export const toAmount = (stored: string | null): number | null => (stored === null ? null : Number(stored));

export const toDay = (stored: string | null): Day | null => (stored === null ? null : parseDay(stored));
