import { z } from 'zod';
import type { FlightLeg } from '../../../../domain/extras/extra.ts';
import {
  CAR_VARIANTS,
  type ExtraGoods,
  INSURANCE_VARIANTS,
  type OnBoardGoods,
} from '../../../../domain/extras/goods/extra-goods.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { MARKET_CODES } from '../../../../domain/places/market.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { carColumns, listCarColumns, readCar } from './car-columns.server.ts';
import { choiceCell, choicesCell, emptyOr } from './cells/cell-schemas.server.ts';
import { airlineCell, codeCell, requireCurrency } from './common-columns.server.ts';
import { listExtraColumns, readWhere } from './extra-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';
import { listSeatColumns, readSeats, seatColumns } from './seat-columns.server.ts';

const kinds = ['rental_car', 'insurance', 'luggage', 'seat', 'priority_boarding', 'fast_track'] as const;

/** `each` is both, at the price for each of them. */
const flights = ['outbound', 'inbound', 'each'] as const;

/** Columns of extras.csv; those of a car may be left out of a file without cars, those of seats of one without seats. */
export const listExtraGoodsColumns = (currency: CurrencyCode) =>
  z.object({
    ...listExtraColumns(currency),
    extra_code: codeCell,
    kind: choiceCell(kinds),
    variant: z.string(),
    per: choiceCell(['trip', 'day', 'person']),
    flight: emptyOr(choiceCell(flights)),
    airline: emptyOr(airlineCell),
    markets: choicesCell(MARKET_CODES),
    cancellation: choiceCell(['tariff', 'never']),
    ...listCarColumns(currency),
    ...listSeatColumns(),
  });

type ExtraRow = z.output<ReturnType<typeof listExtraGoodsColumns>>;
type Kind = (typeof kinds)[number];
/** What only some kinds have. */
type OwnCells = Pick<ExtraRow, 'flight' | 'airline' | 'markets'>;

/** Reads rental cars, insurances, luggage, seats and lanes, a record each. */
export function readExtrasCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'findHotel' | 'findPlace' | 'knowsAirport' | 'findAirline'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, listExtraGoodsColumns(directory.currency), async (row) => {
    requireCurrency({ currency: row.currency }, directory);
    requireOwnCells(row);
    if (row.airline !== null && (await directory.findAirline(row.airline)) === null)
      refuse(`airline '${row.airline}' is unknown`);
    const goods = readGoods(row, await readWhere(row, directory));
    return { changes: [], entry: { kind: 'extra-goods', goods } };
  });
}

function readGoods(row: ExtraRow, where: Awaited<ReturnType<typeof readWhere>>): ExtraGoods {
  const { kind, extra_code: code } = row;
  switch (kind) {
    case 'rental_car': {
      const car = readCar(row);
      return {
        ...where,
        code,
        kind,
        variant: requireVariant(row, CAR_VARIANTS),
        per: requirePer(row, ['trip', 'day']),
        car,
      };
    }
    case 'insurance': {
      const { markets } = row;
      if (markets.length === 0) refuse('markets is empty, an insurance is for the residents of some');
      if (where.airport !== null)
        refuse(`airport '${where.airport}' is not empty, as that of an insurance is`);
      return {
        ...where,
        code,
        kind,
        variant: requireVariant(row, INSURANCE_VARIANTS),
        per: requirePer(row, ['trip', 'person']),
        markets,
      };
    }
    default: {
      requirePer(row, ['person']);
      const { flight, airline } = row;
      if (flight === null) return refuse(`flight is empty, ${kind} is sold with outbound, inbound or each`);
      const legs: readonly FlightLeg[] = flight === 'each' ? ['outbound', 'inbound'] : [flight];
      if (kind === 'seat') {
        if (airline === null) return refuse('airline is empty, a seat is in a plane of one');
        requireNoVariant(row);
        return { ...where, code, kind, legs, airline, ...readSeats(row) };
      }
      return { ...where, code, kind, variant: readVariantOnBoard(kind, row), legs, airline };
    }
  }
}

/** Cells that say something about another kind are mistakes. */
function requireOwnCells(row: ExtraRow): void {
  const { kind } = row;
  const isOnBoard = kind !== 'rental_car' && kind !== 'insurance';
  const own: Readonly<Record<keyof OwnCells, boolean>> = {
    flight: isOnBoard,
    airline: isOnBoard,
    markets: kind === 'insurance',
  };
  for (const column of ['flight', 'airline', 'markets'] as const)
    if (!own[column] && (row[column]?.length ?? 0) > 0)
      refuse(`${column} '${row[column]}' is not empty, as that of ${nameOf(kind)} is`);
  const foreign = [...(kind === 'rental_car' ? [] : carColumns), ...(kind === 'seat' ? [] : seatColumns)];
  const column = foreign.find((each) => isFilled(row[each]));
  if (column !== undefined) refuse(`${column} '${row[column]}' is not empty, as that of ${nameOf(kind)} is`);
  const cancellation = kind === 'insurance' ? 'never' : 'tariff';
  if (row.cancellation !== cancellation)
    refuse(
      `cancellation '${row.cancellation}' is not ${cancellation}, by which ${nameOf(kind)} is cancelled`,
    );
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function nameOf(kind: Kind): string {
  return {
    rental_car: 'a rental car',
    insurance: 'an insurance',
    luggage: 'luggage',
    seat: 'a seat',
    priority_boarding: 'priority boarding',
    fast_track: 'a fast track',
  }[kind];
}

function requireVariant<Variant extends string>(
  { variant, kind }: ExtraRow,
  known: readonly Variant[],
): Variant {
  return (
    known.find((each) => each === variant) ??
    refuse(`variant '${variant}' of ${nameOf(kind)} is none of ${known.join(', ')}`)
  );
}

function requirePer<Per extends ExtraRow['per']>({ per, kind }: ExtraRow, known: readonly Per[]): Per {
  return (
    known.find((each) => each === per) ??
    refuse(`per '${per}' of ${nameOf(kind)} is none of ${known.join(', ')}`)
  );
}

function requireNoVariant({ kind, variant }: ExtraRow): void {
  if (variant !== '') refuse(`variant '${variant}' is not empty, as that of ${nameOf(kind)} is`);
}

function readVariantOnBoard(kind: OnBoardGoods['kind'], row: ExtraRow): string | null {
  const { variant } = row;
  if (kind !== 'luggage') {
    requireNoVariant(row);
    return kind === 'priority_boarding' ? 'priority' : null;
  }
  return /^[1-9]\d?kg$/.test(variant)
    ? variant
    : refuse(`variant '${variant}' of luggage is no weight such as 20kg`);
}
