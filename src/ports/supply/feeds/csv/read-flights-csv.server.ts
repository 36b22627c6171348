import { z } from 'zod';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import {
  baggages,
  cabins,
  type FlightFacts,
  type SupplyChange,
} from '../../../../domain/search/supply-facts.ts';
import { weekdayOf } from '../../../../domain/time/calendar-day.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { flightIdOf } from '../ssim/flight-id.ts';
import {
  amountCell,
  choiceCell,
  dayCell,
  emptyOr,
  timeCell,
  weekdaysCell,
  wholeCell,
} from './cells/cell-schemas.server.ts';
import { airlineCell, airportCell, currencyCell, requireCurrency } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';

/** Columns of flights.csv: a flight with its fare; local times, empty days mean the first and the last that is sold. */
export const listFlightColumns = (currency: CurrencyCode) =>
  z.object({
    airline: airlineCell,
    number: wholeCell(1, 9999),
    from: airportCell,
    to: airportCell,
    valid_from: emptyOr(dayCell),
    valid_to: emptyOr(dayCell),
    weekdays: weekdaysCell,
    departure: timeCell,
    arrival: timeCell,
    arrival_day: choiceCell(['same', 'next']),
    stops: wholeCell(0, 3),
    cabin: choiceCell(cabins),
    baggage: choiceCell(baggages),
    fare: amountCell(currency, 1, 2_000_000),
    currency: currencyCell,
    seats: wholeCell(0, 1000),
  });

type FlightRow = z.output<ReturnType<typeof listFlightColumns>>;

/** Reads flights with their fares: a row is one record with all its days. Days that are not stored are left out. */
export function readFlightsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'days' | 'findAirline' | 'knowsAirport'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, listFlightColumns(directory.currency), async (row) => {
    requireCurrency(row, directory);
    if (row.from === row.to) refuse(`from and to are both '${row.from}'`);
    if ((await directory.findAirline(row.airline)) === null) refuse(`airline '${row.airline}' is unknown`);
    for (const code of [row.from, row.to])
      if (!(await directory.knowsAirport(code))) refuse(`airport '${code}' is unknown`);
    return { changes: listDepartures(row, directory) };
  });
}

function listDepartures(row: FlightRow, { days }: Pick<FeedDirectory, 'days'>): readonly SupplyChange[] {
  const { valid_from: validFrom, valid_to: validTo, weekdays, arrival_day: arrivalDay } = row;
  if (validFrom !== null && validTo !== null && validFrom > validTo)
    refuse('valid_to lies before valid_from');
  const { airline, number, from, to, departure, arrival, stops, cabin, baggage, fare, seats } = row;
  const flight: Omit<FlightFacts, 'day'> = {
    id: flightIdOf({ airline, number, suffix: 0, cabin, baggage }),
    isOvernight: arrivalDay === 'next',
    airline,
    number,
    from,
    to,
    departure,
    arrival,
    stops,
    cabin,
    baggage,
    fare,
    seats,
  };
  const changes: SupplyChange[] = [];
  const last = Math.min(days.to, validTo ?? days.to);
  for (let day = Math.max(days.from, validFrom ?? days.from); day <= last; day += 1)
    if (weekdays[weekdayOf(day)] === true) changes.push({ kind: 'flight', flight: { ...flight, day } });
  return changes;
}
