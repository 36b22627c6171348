import { z } from 'zod';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { baggages, cabins } from '../../../../domain/search/supply-facts.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { attempt, type FeedRecord, type FeedStream, refuse } from '../records/feed-record.ts';
import type { FareRule, FareTable } from '../ssim/fare-table.ts';
import {
  amountCell,
  choiceCell,
  dayCell,
  patternCell,
  weekdaysCell,
  wholeCell,
} from './cells/cell-schemas.server.ts';
import { currencyCell, requireCurrency } from './common-columns.server.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.server.ts';

const airport = patternCell(/^[A-Z]{3}$/, 'an airport, three capital letters');

/** Columns of fares.csv; amounts in whole units of their currency with at most its decimals. */
export const listFareColumns = (currency: CurrencyCode) =>
  z.object({
    airline: patternCell(/^[A-Z0-9]{2}$/, 'an airline, two capital letters or digits'),
    from: airport,
    to: airport,
    cabin: choiceCell(cabins),
    valid_from: dayCell,
    valid_to: dayCell,
    weekdays: weekdaysCell,
    fare: amountCell(currency, 1, 2_000_000),
    currency: currencyCell,
    seats: wholeCell(0, 1000),
    baggage: choiceCell(baggages),
  });

/**
 * Reads fares into the table that schedules take them from; they are no changes by themselves. A fare for days, cabin
 * and baggage that an earlier row has set is refused.
 */
export async function* readFaresCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'findAirline' | 'knowsAirport'>,
  fares: FareTable,
): AsyncGenerator<FeedRecord> {
  for await (const row of readCsvRows(stream, file, listFareColumns(directory.currency))) {
    if (!row.ok) yield row;
    else {
      yield await attempt(file, row.line, async (): Promise<FeedRecord> => {
        const rule = await requireFare(row, file, directory);
        const same = fares.add(rule);
        if (same !== null)
          refuse(`the fare for these days, cabin and baggage is already in ${same.file}:${same.line}`);
        return { ok: true, line: row.line, changes: [] };
      });
    }
  }
}

async function requireFare(
  { line, row }: CsvRow<z.output<ReturnType<typeof listFareColumns>>>,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'findAirline' | 'knowsAirport'>,
): Promise<FareRule> {
  const { valid_from: validFrom, valid_to: validTo, currency, ...fare } = row;
  requireCurrency({ currency }, directory);
  if (validFrom > validTo) refuse('valid_to lies before valid_from');
  if (fare.from === fare.to) refuse(`from and to are both '${fare.from}'`);
  if ((await directory.findAirline(fare.airline)) === null) refuse(`airline '${fare.airline}' is unknown`);
  for (const code of [fare.from, fare.to]) {
    if (!(await directory.knowsAirport(code))) refuse(`airport '${code}' is unknown`);
  }
  return { file, line, validFrom, validTo, ...fare };
}
