import { z } from 'zod';
import { TRANSFER_VARIANTS, type TransferGoods } from '../../../../domain/extras/goods/extra-goods.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { choiceCell, emptyOr, wholeCell } from './cells/cell-schemas.server.ts';
import { airportCell, codeCell, requireCurrency } from './common-columns.server.ts';
import { extraPriceCell, listExtraColumns, readWhere } from './extra-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';
import { pickUpColumns, readPickUp } from './pick-up-columns.server.ts';

/** Columns of transfers.csv: the way from an airport to a hotel, or to the hotels of a place, and back in one price. */
export const listTransferColumns = (currency: CurrencyCode) =>
  z.object({
    ...listExtraColumns(currency),
    transfer_code: codeCell,
    airport: airportCell,
    kind: choiceCell(TRANSFER_VARIANTS),
    per: choiceCell(['person', 'vehicle']),
    seats: emptyOr(wholeCell(1, 60)),
    child_price: emptyOr(extraPriceCell(currency, 0)),
    infant_price: emptyOr(extraPriceCell(currency, 0)),
    minutes: wholeCell(1, 1_440),
    kilometres: wholeCell(1, 2_000),
    ...pickUpColumns,
    cancellation: choiceCell(['tariff']),
  });

type TransferRow = z.output<ReturnType<typeof listTransferColumns>>;

/** Reads transfers, a record each. */
export function readTransfersCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'findHotel' | 'findPlace' | 'knowsAirport'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, listTransferColumns(directory.currency), async (row) => {
    requireCurrency({ currency: row.currency }, directory);
    if (row.hotel_id === null && row.place_id === null)
      refuse('hotel_id and place_id are both empty, a transfer goes to one of them');
    const pickUp = readPickUp(row);
    const goods: TransferGoods = {
      ...(await readWhere(row, directory)),
      ...readPrices(row),
      code: row.transfer_code,
      kind: 'transfer',
      variant: row.kind,
      ride: { minutes: row.minutes, kilometres: row.kilometres },
      ...(pickUp && { pickUp }),
    };
    return { changes: [], entry: { kind: 'extra-goods', goods } };
  });
}

function readPrices(row: TransferRow): Pick<TransferGoods, 'seats' | 'byAge'> {
  const { per, seats, child_price: child, infant_price: infant } = row;
  if (per === 'vehicle') {
    if (seats === null) return refuse('seats is empty, a vehicle has some');
    if (child !== null || infant !== null)
      refuse('child_price and infant_price are not empty, as they are where a vehicle is paid for');
    return { seats, byAge: null };
  }
  if (seats !== null) refuse(`seats '${seats}' is not empty, as it is where each person pays`);
  if (child === null || infant === null)
    return refuse('child_price or infant_price is empty, write 0 for those who pay nothing');
  return { seats: null, byAge: { child, infant } };
}
