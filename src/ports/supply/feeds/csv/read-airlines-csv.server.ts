import { z } from 'zod';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import type { FeedStream } from '../records/feed-record.ts';
import { amountCell, textCell, wholeCell } from './cells/cell-schemas.server.ts';
import { airlineCell, currencyCell, flightSupplierCell, requireCurrency } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';

/** Columns of airlines.csv: what children of 2 to 11 pay in per cent of the fare, and an infant for one leg. */
export const listAirlineColumns = (currency: CurrencyCode) =>
  z.object({
    code: airlineCell,
    name: textCell(100),
    child_percent: wholeCell(0, 100),
    infant_fare: amountCell(currency, 0, 2_000_000),
    currency: currencyCell,
    /** Who sells its flights: empty for the operator, left out where it stays as it was. */
    supplier: flightSupplierCell.optional(),
  });

/** Reads airlines, a record each. */
export function readAirlinesCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, listAirlineColumns(directory.currency), async (row) => {
    requireCurrency(row, directory);
    const { code, name, supplier } = row;
    const airline = { code, childPercent: row.child_percent, infantFare: row.infant_fare };
    return {
      changes: [{ kind: 'airline', airline }],
      entry: { kind: 'airline', airline: { code, name }, supplier },
    };
  });
}
