import { z } from 'zod';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { boards } from '../../../../domain/search/board.ts';
import type { RatePlanFacts } from '../../../../domain/search/supply-facts.ts';
import { findTermsFault, type TariffTerms } from '../../../../domain/search/tariff-terms.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { amountCell, choiceCell, emptyOr, wholeCell } from './cells/cell-schemas.server.ts';
import {
  codeCell,
  currencyCell,
  idCell,
  requireCurrency,
  roomSupplierCell,
  yesNoCell,
} from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';
import { stayPaysCell } from './stay-pays-cell.server.ts';
import {
  childBandsCell,
  earlyBookingsCell,
  feesCell,
  findAgeNamedTwice,
  findUnreachableBand,
} from './term-cells.server.ts';

const percentCell = wholeCell(0, 400);

/** Columns of plans.csv: a room with a board, who fits, what everyone weighs, and the terms of the tariff. */
export const listPlanColumns = (currency: CurrencyCode) =>
  z.object({
    hotel_id: idCell,
    room_code: codeCell,
    plan_code: codeCell,
    board: choiceCell(boards),
    min_adults: wholeCell(1, 20),
    max_adults: wholeCell(1, 20),
    max_children: wholeCell(0, 20),
    max_persons: wholeCell(1, 40),
    single_use_percent: percentCell,
    extra_adult_percent: percentCell,
    child_bands: childBandsCell,
    rate_step: amountCell(currency, 1, 1_000),
    currency: currencyCell,
    sold_by: choiceCell(['stay', 'arrival']),
    max_stay: wholeCell(1, 22),
    free_days: emptyOr(wholeCell(0, 250)),
    cancellation_fees: feesCell(currency),
    change_fees: feesCell(currency),
    name_letters: emptyOr(wholeCell(1, 99)),
    substitute_fee: emptyOr(amountCell(currency, 0, 100_000_000)),
    deposit_percent: emptyOr(wholeCell(1, 100)),
    balance_days: emptyOr(wholeCell(0, 400)),
    floor_price: emptyOr(amountCell(currency, 0, 100_000_000)),
    early_bookings: earlyBookingsCell,
    /** Left out where it stays as it was. */
    transfer_included: yesNoCell.optional(),
    /** Left out where they stay as they were. */
    stay_pays: stayPaysCell.optional(),
    /** Who sells the room, with its codes: empty for the operator, left out where it stays as it was. */
    supplier: roomSupplierCell.optional(),
  });

type PlanRow = z.output<ReturnType<typeof listPlanColumns>>;

/** Reads rate plans, a record each; a plan that is known keeps its nights. */
export function readPlansCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'findRoom' | 'findPlans' | 'nextPlanId'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, listPlanColumns(directory.currency), async (row) => {
    requireCurrency(row, directory);
    const { hotel_id: hotelId, room_code: roomCode, plan_code: code } = row;
    const room = await directory.findRoom(hotelId, roomCode);
    if (room === null) return refuse(`room_code '${roomCode}' of hotel '${hotelId}' is unknown`);
    const [known] = await directory.findPlans(String(hotelId), roomCode, code);
    const id = known?.id ?? (await directory.nextPlanId());
    const stayPays = row.stay_pays ?? known?.stayPays ?? [];
    const includesTransfer =
      row.transfer_included === undefined
        ? known?.includesTransfer === true
        : row.transfer_included === 'yes';
    const plan = {
      ...planOf(row, { id, hotelId, roomId: room.id, roomType: room.type }),
      ...(stayPays.length > 0 && { stayPays }),
      ...(includesTransfer && { includesTransfer }),
    };
    return {
      changes: [{ kind: 'plan', plan }],
      entry: { kind: 'plan', planId: id, code, supplier: row.supplier },
    };
  });
}

function planOf(
  row: PlanRow,
  identity: Pick<RatePlanFacts, 'id' | 'hotelId' | 'roomId' | 'roomType'>,
): RatePlanFacts {
  return {
    ...identity,
    board: row.board,
    occupancy: occupancyOf(row),
    rateUnit: row.rate_step,
    allotmentBy: row.sold_by,
    maxStay: row.max_stay,
    terms: termsOf(row),
    earlyBookings: row.early_bookings,
  };
}

function occupancyOf(row: PlanRow): RatePlanFacts['occupancy'] {
  const {
    min_adults: minAdults,
    max_adults: maxAdults,
    max_children: maxChildren,
    max_persons: maxPersons,
  } = row;
  if (minAdults > maxAdults) refuse(`min_adults '${minAdults}' is above max_adults '${maxAdults}'`);
  if (maxPersons < maxAdults) refuse(`max_persons '${maxPersons}' is below max_adults '${maxAdults}'`);
  if (maxPersons > maxAdults + maxChildren)
    refuse(`max_persons '${maxPersons}' is more than max_adults and max_children together`);
  const doubled = findAgeNamedTwice(row.child_bands);
  if (doubled !== null) refuse(`child_bands names the age ${doubled} twice`);
  const unreachable = findUnreachableBand(row.child_bands);
  if (unreachable !== null)
    refuse(
      `child_bands: no child from ${unreachable.fromAge} to ${unreachable.toAge} is ever child ${unreachable.positions?.first}, because none counts before it`,
    );
  return {
    minAdults,
    maxAdults,
    maxChildren,
    maxPersons,
    singleUsePercent: row.single_use_percent,
    extraAdultPercent: row.extra_adult_percent,
    childBands: row.child_bands,
  };
}

function termsOf(row: PlanRow): TariffTerms {
  const { deposit_percent: percent, balance_days: balanceDaysBefore } = row;
  if ((percent === null) !== (balanceDaysBefore === null))
    refuse('deposit_percent and balance_days are either both set or both empty');
  const terms: TariffTerms = {
    cancellation: { freeDays: row.free_days, fees: row.cancellation_fees },
    change: row.change_fees.length === 0 ? null : { fees: row.change_fees },
    nameCorrection: row.name_letters === null ? null : { maxLetters: row.name_letters },
    transferFee: row.substitute_fee,
    deposit: percent === null || balanceDaysBefore === null ? null : { percent, balanceDaysBefore },
    floorPrice: row.floor_price,
  };
  return requireSellable(terms);
}

const noTerms: TariffTerms = {
  cancellation: { freeDays: null, fees: [] },
  change: null,
  nameCorrection: null,
  transferFee: null,
  deposit: null,
  floorPrice: null,
};

/** @throws FeedError that names the column */
function requireSellable(terms: TariffTerms): TariffTerms {
  const { cancellation, change, nameCorrection, transferFee, deposit, floorPrice } = terms;
  const byColumn: Readonly<Record<string, Partial<TariffTerms>>> = {
    free_days: { cancellation: { ...noTerms.cancellation, freeDays: cancellation.freeDays } },
    cancellation_fees: { cancellation: { ...noTerms.cancellation, fees: cancellation.fees } },
    change_fees: { change },
    name_letters: { nameCorrection },
    substitute_fee: { transferFee },
    deposit_percent: { deposit },
    floor_price: { floorPrice },
  };
  for (const [column, part] of Object.entries(byColumn)) {
    const fault = findTermsFault({ ...noTerms, ...part });
    if (fault !== null) refuse(`${column}: the terms cannot be sold under: ${fault}`);
  }
  return terms;
}
