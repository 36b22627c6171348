import type { z } from 'zod';
import type { RentalCarTerms } from '../../../../domain/extras/rental-car-terms.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { refuse } from '../records/feed-record.ts';
import { choiceCell, emptyOr, patternCell, textCell, wholeCell } from './cells/cell-schemas.server.ts';
import { extraPriceCell } from './extra-columns.server.ts';

const fuels = ['full-to-full', 'prepaid'] as const;

/** Columns of extras.csv that say what a rental car is and its conditions. */
export const listCarColumns = (currency: CurrencyCode) => ({
  provider: emptyOr(textCell(60)).optional(),
  model: emptyOr(textCell(60)).optional(),
  seats: emptyOr(wholeCell(1, 9)).optional(),
  bags: emptyOr(wholeCell(0, 9)).optional(),
  gear: emptyOr(choiceCell(['manual', 'automatic'])).optional(),
  deposit: emptyOr(extraPriceCell(currency, 0)).optional(),
  excess: emptyOr(extraPriceCell(currency, 0)).optional(),
  kilometres_per_day: emptyOr(
    patternCell(/^(?:unlimited|[1-9]\d{0,3})$/, 'kilometres such as 250, or unlimited').transform((text) => ({
      most: text === 'unlimited' ? null : Number(text),
    })),
  ).optional(),
  fuel: emptyOr(choiceCell(fuels)).optional(),
  minimum_age: emptyOr(wholeCell(18, 30)).optional(),
  licence_years: emptyOr(wholeCell(0, 20)).optional(),
});

export const carColumns = [
  'provider',
  'model',
  'seats',
  'bags',
  'gear',
  'deposit',
  'excess',
  'kilometres_per_day',
  'fuel',
  'minimum_age',
  'licence_years',
] as const satisfies readonly (keyof ReturnType<typeof listCarColumns>)[];

type CarCells = z.output<z.ZodObject<ReturnType<typeof listCarColumns>>>;

/** The car of a row. @throws FeedError where a cell is empty or left out */
export function readCar(row: CarCells): RentalCarTerms {
  const cell = <Column extends keyof CarCells>(column: Column) =>
    row[column] ?? refuse(`${column} is empty, a rental car has one`);
  return {
    provider: cell('provider'),
    model: cell('model'),
    seats: cell('seats'),
    bags: cell('bags'),
    isAutomatic: cell('gear') === 'automatic',
    deposit: cell('deposit'),
    excess: cell('excess'),
    kilometresPerDay: cell('kilometres_per_day').most,
    fuel: cell('fuel'),
    minimumAge: cell('minimum_age'),
    licenceYears: cell('licence_years'),
  };
}
