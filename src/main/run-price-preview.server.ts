import type { Brand } from '../brands/brand.ts';
import { openKysely } from '../database/open-kysely.server.ts';
import { createHotelGoods } from '../demo/supplier/store/hotel-goods.server.ts';
import { openSupplierDb } from '../demo/supplier/store/supplier-store.server.ts';
import { formatAmount } from '../domain/money/format-price.ts';
import { buyInCharged } from '../domain/money/purchase-currency.ts';
import type { SaleChannel } from '../domain/search/prices/price-rule.ts';
import { type Day, dayAt, formatDay } from '../domain/time/calendar-day.ts';
import { systemClock } from '../domain/time/clock.ts';
import { sampleHotels } from '../features/sale-check/prices/preview-place-prices.server.ts';
import type { PricePreview } from '../features/sale-check/prices/price-preview.ts';
import type { SoldPricePreview } from '../features/sale-check/prices/sale-price-preview.ts';
import type { HotelGoodsPort } from '../ports/supply/hotel-goods-port.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { buildCatalogue, type Catalogue } from '../trip-search/catalogue/build-catalogue.ts';
import { narrowCatalogue } from '../trip-search/catalogue/narrow-catalogue.ts';
import { summarisePrices } from '../trip-search/prices/preview-prices.ts';
import { openShopDatabase } from './open-shop-database.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { openPurchases } from './wiring/rates/open-purchases.server.ts';
import { wirePricePreview } from './wiring/sale/wire-price-preview.server.ts';

interface Previewed {
  readonly brand: Brand;
  /** Day of booking by whose rules is priced; null for today. */
  readonly day: Day | null;
  readonly channel: SaleChannel;
}

/** Hotels that are looked at. */
const SAMPLE = 12;
/** A week for two in two months, and where nothing is sold then, later. */
const NIGHTS = 7;
const DAYS_AHEAD = [60, 120, 180, 240];

/** Prints what a brand's range and price rules make of what is on sale: for a sample of hotels, and in all. */
export async function runPricePreview({ brand, day, channel }: Previewed): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const pool = await openShopDatabase(lifecycle);
    const brands = new Map([[brand.key, brand]]);
    const report = (error: unknown) => console.error(error);
    const purchases = await openPurchases(loadEnv(), openKysely(pool), brands, report);
    const previews = wirePricePreview({
      pool,
      clock: systemClock,
      brands,
      findPurchase: (charged) => (purchases === null ? buyInCharged(charged) : purchases.find(charged, true)),
    });
    const today = dayAt(systemClock.now());
    const booked = day ?? today;
    const sold = narrowCatalogue(await readCatalogue(createHotelGoods(openSupplierDb(pool))), brand.range);
    const { hotels } = sold.catalogue;
    const trips: SoldPricePreview[] = [];
    for (const hotelId of sampleHotels(sold.catalogue, SAMPLE)) {
      const trip = await findTrip(previews, brand, { hotelId, today, booked, channel });
      if (trip !== null) trips.push(trip);
    }
    await purchases?.close();
    console.log(`${brand.name} sells ${hotels.size} hotels; ${channel}, booked on ${formatDay(booked)}.`);
    for (const trip of trips) console.log(describeTrip(trip));
    const changes = summarisePrices(trips.flatMap(({ sales }) => sales.map(({ price }) => price)));
    if (changes !== null)
      console.log(
        `Against no rule: ${asPercent(changes.lowest)} at least, ${asPercent(changes.median)} in the middle, ${asPercent(changes.highest)} at most.`,
      );
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

async function readCatalogue(goods: HotelGoodsPort): Promise<Catalogue> {
  const hotels = await goods.listCards(null);
  const { destinations, airports, airlines } = await goods.findHotel(hotels[0]?.id ?? 0);
  return buildCatalogue({ version: '', destinations, airports, airlines, hotels });
}

/** The cheapest trip of a hotel on the first days on which it is sold; null where it is not. */
async function findTrip(
  previews: PricePreview,
  { key, market }: Brand,
  asked: {
    readonly hotelId: number;
    readonly today: Day;
    readonly booked: Day;
    readonly channel: SaleChannel;
  },
): Promise<SoldPricePreview | null> {
  const { hotelId, today, booked, channel } = asked;
  const party = { nights: NIGHTS, adults: 2, childrenAges: [], isHotelOnly: false, airport: '' };
  for (const ahead of DAYS_AHEAD) {
    const trip = { hotelId, from: today + ahead, ...party };
    const preview = await previews.preview({ brand: key, market }, { trip, channel, days: [booked] });
    if (preview === 'no-rate') throw new RangeError('There is no rate of exchange to sell at');
    if (preview?.isSold === true) return preview;
  }
  return null;
}

function describeTrip({ hotel, exchange, sales }: SoldPricePreview): string {
  const [sale] = sales;
  if (sale === undefined) throw new RangeError('A price is previewed for one day at least');
  const { convertedAmount, charged, rule } = sale.price;
  const show = (amount: number) => formatAmount(amount, exchange.currency);
  const name = `${hotel.id} ${hotel.name}`.slice(0, 40).padEnd(40);
  const why = rule === null ? 'no rule' : `rule '${rule.key}' ${JSON.stringify(rule.hotels ?? 'all hotels')}`;
  const margin = `${show(charged - convertedAmount)} (${asPercent(Math.round(((charged - convertedAmount) * 10_000) / Math.max(1, convertedAmount)))})`;
  return `${name} bought ${show(convertedAmount)}, charged ${show(charged)}, margin ${margin}, ${why}`;
}

/** @param basisPoints hundredths of a per cent */
function asPercent(basisPoints: number): string {
  const sign = basisPoints < 0 ? '−' : '';
  const digits = String(Math.abs(basisPoints)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)} %`;
}
