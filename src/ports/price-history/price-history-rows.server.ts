import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { priceHistory } from '../../defaults.ts';
import type { DatedFactor, FactorDays } from '../../domain/search/history/package-past.ts';
import type { FormerFactor } from '../../domain/search/history/past-factor.ts';
import { type Day, dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import type { ReplacedFactors } from './price-history-port.ts';

/** How far the history is written, and since when it is whole; times in milliseconds since 1970. */
export interface HistoryEnd {
  readonly sequence: number;
  readonly at: number;
  /** Null until the first batch has come. */
  readonly completeSince: number | null;
}

/** @param isLocked until the transaction ends, so that only one process writes */
export async function selectEnd(db: Db, { isLocked = false } = {}): Promise<HistoryEnd> {
  const query = db.selectFrom('price_history_end').select(['sequence', 'at', 'complete_since']);
  return toHistoryEnd(await (isLocked ? query.forUpdate() : query).executeTakeFirstOrThrow());
}

const toHistoryEnd = (row: {
  readonly sequence: string;
  readonly at: Date;
  readonly complete_since: Date | null;
}): HistoryEnd => ({
  sequence: Number(row.sequence),
  at: row.at.getTime(),
  completeSince: row.complete_since?.getTime() ?? null,
});

export async function updateEnd(db: Db, { sequence, at, completeSince }: HistoryEnd): Promise<void> {
  await db
    .updateTable('price_history_end')
    .set({
      sequence,
      at: new Date(at),
      complete_since: completeSince === null ? null : new Date(completeSince),
    })
    .execute();
}

/** Writes what batches replaced. Their partitions have to exist. */
export async function insertPast(db: Db, batches: readonly ReplacedFactors[]): Promise<void> {
  const rows = batches.flatMap(({ sequence, at, past }) =>
    past.map((factor, place) => ({
      ...factor,
      sequence,
      at: new Date(at),
      day: formatDay(dayAt(new Date(at))),
      place,
    })),
  );
  if (rows.length === 0) return;
  const columns = sql`unnest(
    ${rows.map(({ day }) => day)}::date[], ${rows.map(({ sequence }) => sequence)}::bigint[],
    ${rows.map(({ place }) => place)}::integer[], ${rows.map(({ at }) => at)}::timestamptz[],
    ${rows.map(({ key }) => key)}::text[], ${rows.map(({ firstDay }) => firstDay)}::integer[],
    ${rows.map(({ lastDay }) => lastDay)}::integer[], ${rows.map(({ former }) => JSON.stringify(former))}::jsonb[])`;
  await sql`insert into price_history (day, sequence, place, ended_at, factor, first_day, last_day, former)
    select * from ${columns}`.execute(db);
}

/** Days of a partition: few partitions are planned faster than many, and whole ones are dropped faster than rows are deleted. */
const partitionDays = 7;

const firstDayOfPartition = (day: Day): Day => day - (day % partitionDays);
const partitionOf = (day: Day) => `price_history_${formatDay(firstDayOfPartition(day)).replaceAll('-', '_')}`;

/** Makes the partition of a day where there is none, and drops those of which no day is stored any more. */
export async function openPartition(db: Db, day: Day): Promise<void> {
  const known = await sql`select 1 where to_regclass(${partitionOf(day)}) is not null`.execute(db);
  // The statements below lock out those who read.
  if (known.rows.length > 0) return;
  const first = firstDayOfPartition(day);
  await sql`create table ${sql.id(partitionOf(day))} partition of price_history
    for values from (${sql.lit(formatDay(first))}) to (${sql.lit(formatDay(first + partitionDays))})`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'price_history'::regclass`.execute(db);
  const oldest = partitionOf(day - priceHistory.storedDays);
  for (const { name } of rows.filter((row) => row.name < oldest)) {
    await sql`drop table ${sql.id(name)}`.execute(db);
  }
}

/** Forgets everything: its numbers may come again. */
export async function deletePast(db: Db): Promise<void> {
  await sql`truncate price_history`.execute(db);
}

/** How far the history is written, and the past of factors from a day on in order of batches and of what each replaced: of one moment. */
export async function selectPast(
  db: Db,
  asked: readonly FactorDays[],
  since: Day,
): Promise<{ readonly end: HistoryEnd; readonly factors: DatedFactor[] }> {
  const keys = asked.map(({ key }) => key);
  const first = asked.map(({ days }) => days.from);
  const last = asked.map(({ days }) => days.to);
  const { rows } = await sql<EndRow & (PastRow | NoPast)>`
    select written.sequence as written, written.at, written.complete_since, past.*
    from price_history_end as written left join (
      select history.sequence, history.ended_at, history.factor, history.first_day, history.last_day, history.former, history.place
      from unnest(${keys}::text[], ${first}::integer[], ${last}::integer[]) as asked (factor, first_day, last_day)
      join price_history history on history.factor = asked.factor
        and history.first_day <= asked.last_day and history.last_day >= asked.first_day
      where history.day >= ${formatDay(since)}::date) as past on true
    order by past.sequence, past.place`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The history of prices has lost its end');
  const end = { sequence: row.written, at: row.at, complete_since: row.complete_since };
  return { end: toHistoryEnd(end), factors: rows.flatMap((past) => toDatedFactors(past)) };
}

interface EndRow {
  readonly written: string;
  readonly at: Date;
  readonly complete_since: Date | null;
}

interface PastRow {
  readonly sequence: string;
  readonly ended_at: Date;
  readonly factor: string;
  readonly first_day: number;
  readonly last_day: number;
  readonly former: FormerFactor;
}

/** The end of the history alone: nothing has replaced what is asked for. */
interface NoPast {
  readonly sequence: null;
}

const toDatedFactors = (row: PastRow | NoPast): DatedFactor[] =>
  row.sequence === null
    ? []
    : [
        {
          sequence: Number(row.sequence),
          at: row.ended_at.getTime(),
          key: row.factor,
          firstDay: row.first_day,
          lastDay: row.last_day,
          former: row.former,
        },
      ];
