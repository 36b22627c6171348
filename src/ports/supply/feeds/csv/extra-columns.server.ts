import type { z } from 'zod';
import type { ExtraGoods } from '../../../../domain/extras/goods/extra-goods.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { amountCell, dayCell, emptyOr } from './cells/cell-schemas.server.ts';
import { airportCell, currencyCell, idCell } from './common-columns.server.ts';

/** Ten million minor units: more than any extra costs. */
const highestPrice = 10_000_000;

export const extraPriceCell = (currency: CurrencyCode, lowest = 1) =>
  amountCell(currency, lowest, highestPrice);

/** Columns of transfers.csv and extras.csv: where and when an extra is sold, and its price. */
export const listExtraColumns = (currency: CurrencyCode) => ({
  airport: emptyOr(airportCell),
  hotel_id: emptyOr(idCell),
  place_id: emptyOr(idCell),
  price: extraPriceCell(currency),
  currency: currencyCell,
  valid_from: emptyOr(dayCell),
  valid_to: emptyOr(dayCell),
});

type WhereCells = z.output<z.ZodObject<Omit<ReturnType<typeof listExtraColumns>, 'currency'>>>;

/** Where, when and for how much an extra is sold. @throws FeedError where that is nowhere or never, or not known */
export async function readWhere(
  row: WhereCells,
  directory: Pick<FeedDirectory, 'findHotel' | 'findPlace' | 'knowsAirport'>,
): Promise<Pick<ExtraGoods, 'hotelId' | 'placeId' | 'airport' | 'from' | 'to' | 'price'>> {
  const { hotel_id: hotelId, place_id: placeId, airport, valid_from: from, valid_to: to, price } = row;
  if (hotelId !== null && placeId !== null)
    refuse('hotel_id and place_id are both set, leave one of them empty');
  if (hotelId !== null && (await directory.findHotel(String(hotelId))) === null)
    refuse(`hotel_id '${hotelId}' is unknown`);
  if (placeId !== null) {
    const place = await directory.findPlace(placeId);
    if (place === null) refuse(`place_id '${placeId}' is unknown`);
    if (place?.type === 'poi') refuse(`place_id '${placeId}' is a poi, in which no hotel lies`);
  }
  if (airport !== null && !(await directory.knowsAirport(airport))) refuse(`airport '${airport}' is unknown`);
  if (from !== null && to !== null && from > to) refuse('valid_to lies before valid_from');
  return { hotelId, placeId, airport, from, to, price };
}
