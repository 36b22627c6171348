import { z } from 'zod';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatDecimalAmount } from '../../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../../domain/money/money.ts';
import {
  HIGHEST_RATE,
  minStays,
  type NightState,
  type PlanNight,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../../domain/search/supply-facts.ts';
import { type Day, weekdayOf } from '../../../../domain/time/calendar-day.ts';
import { type DayStretch, joinNeighbours } from '../records/day-runs.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { attempt, type FeedRecord, type FeedStream, refuse } from '../records/feed-record.ts';
import type { SourceRow } from '../records/record-source.ts';
import {
  amountCell,
  choiceCell,
  dayCell,
  emptyOr,
  weekdaysCell,
  wholeCell,
} from './cells/cell-schemas.server.ts';
import { codeCell, currencyCell, idCell, requireCurrency } from './common-columns.server.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.server.ts';

const states = ['open', 'closed', 'on_request'] as const satisfies readonly NightState[];

/** Columns of nights.csv: the rate of an adult for a night; empty days mean the first and the last that is sold. */
export const listNightColumns = (currency: CurrencyCode) =>
  z.object({
    hotel_id: idCell,
    room_code: codeCell,
    plan_code: codeCell,
    from: emptyOr(dayCell),
    to: emptyOr(dayCell),
    weekdays: weekdaysCell,
    rate: amountCell(currency, 0, 2_978_000),
    currency: currencyCell,
    state: choiceCell(states),
    min_stay: wholeCell(1, 22),
    arrival: choiceCell(['yes', 'no']),
  });

type NightsRecord = FeedRecord<{ readonly rows: readonly SourceRow[] }>;
type NightRow = CsvRow<z.output<ReturnType<typeof listNightColumns>>>;

/** Rows of one plan that follow each other. */
interface PlanRows {
  readonly rows: NightRow[];
  /** The first row next to them that could not be read: it may have been one of them. */
  refusedLine: number | null;
}

/**
 * Reads nights. Rows of one plan that follow each other are one record, so that no year is taken in part; of two rows for a
 * day the later one applies. Days that are not stored are left out.
 */
export async function* readNightsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'days' | 'findPlans'>,
): AsyncGenerator<NightsRecord> {
  let open: PlanRows | null = null;
  let refusedLine: number | null = null;
  for await (const row of readCsvRows(stream, file, listNightColumns(directory.currency))) {
    if (!row.ok) {
      refusedLine = row.line;
      if (open !== null) open.refusedLine ??= row.line;
      yield row;
      continue;
    }
    if (open !== null && planKey(open.rows[0]) !== planKey(row)) {
      yield await readPlanNights(open, file, directory);
      open = null;
    }
    open ??= { rows: [], refusedLine };
    open.rows.push(row);
    refusedLine = null;
  }
  if (open !== null) yield await readPlanNights(open, file, directory);
}

function planKey(row: NightRow | undefined): string {
  return `${row?.row.hotel_id} ${row?.row.room_code} ${row?.row.plan_code}`;
}

function readPlanNights(
  { rows, refusedLine }: PlanRows,
  file: string,
  directory: Pick<FeedDirectory, 'currency' | 'days' | 'findPlans'>,
): Promise<NightsRecord> {
  const [first] = rows;
  const line = first?.line ?? 1;
  return attempt(file, line, async (): Promise<NightsRecord> => {
    if (first === undefined) throw new RangeError('There is no row');
    const { hotel_id: hotelId, room_code: roomCode, plan_code: planCode } = first.row;
    if (refusedLine !== null)
      refuse(`line ${refusedLine} next to this plan is refused, so none of its nights is taken`);
    const [plan] = await directory.findPlans(String(hotelId), roomCode, planCode);
    if (plan === undefined)
      return refuse(`plan_code '${planCode}' of room '${roomCode}' of hotel '${hotelId}' is unknown`);
    const byDay = new Map<Day, PlanNight>();
    for (const row of rows) setNights(byDay, row, plan, directory);
    const changes = joinNeighbours(byDay).map(
      (stretch): SupplyChange => ({ kind: 'nights', planId: plan.id, nights: toPlanNights(stretch) }),
    );
    return { ok: true, line, changes, rows: listSourceRows(rows, plan.id, directory) };
  });
}

function setNights(
  byDay: Map<Day, PlanNight>,
  { line, row }: NightRow,
  { rateUnit }: RatePlanFacts,
  directory: Pick<FeedDirectory, 'currency' | 'days'>,
): void {
  requireCurrency(row, directory, line);
  const { from, to } = directory.days;
  if (row.from !== null && row.to !== null && row.from > row.to) refuse('to lies before from', line);
  if (!minStays.some((nights) => nights === row.min_stay))
    refuse(`min_stay '${row.min_stay}' is none of ${minStays.join(', ')}`, line);
  const format = (amount: number) => formatDecimalAmount(money(amount, directory.currency));
  if (row.rate % rateUnit !== 0)
    refuse(`rate ${format(row.rate)} is no multiple of the plan's rate_step ${format(rateUnit)}`, line);
  const rate = row.rate / rateUnit;
  if (rate > HIGHEST_RATE)
    refuse(
      `rate ${format(row.rate)} is more than ${HIGHEST_RATE} steps of ${format(rateUnit)}, choose a larger rate_step`,
      line,
    );
  const night = { rate, state: row.state, minStay: row.min_stay, closedToArrival: row.arrival === 'no' };
  for (let day = Math.max(from, row.from ?? from); day <= Math.min(to, row.to ?? to); day += 1)
    if (row.weekdays[weekdayOf(day)] === true) byDay.set(day, night);
}

function listSourceRows(
  rows: readonly NightRow[],
  planId: number,
  { days }: Pick<FeedDirectory, 'days'>,
): readonly SourceRow[] {
  return rows.map(({ line, row }) => ({
    planId,
    from: row.from ?? days.from,
    to: row.to ?? days.to,
    weekdays: row.weekdays,
    line,
  }));
}

function toPlanNights({ from, values }: DayStretch<PlanNight>): PlanNights {
  return {
    from,
    rates: values.map(({ rate }) => rate),
    states: values.map(({ state }) => state),
    minStays: values.map(({ minStay }) => minStay),
    closedToArrival: values.map(({ closedToArrival }) => closedToArrival),
  };
}
