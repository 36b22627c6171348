import { sql } from 'kysely';
import { feedOfExtra } from '../../../domain/extras/goods/extra-goods.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import {
  type CatalogueEntry,
  type ExtraGoodsEntry,
  isExtraGoodsEntry,
} from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type { RecordSource } from '../../../ports/supply/feeds/records/record-source.ts';
import { type SourceFacts, sourceSubjects } from '../store/source-subjects.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

interface SourceLine {
  readonly subject: string;
  readonly facts: SourceFacts;
  readonly from: Day | null;
  readonly to: Day | null;
  readonly weekdays: number;
  readonly file: string;
  readonly line: number;
}

/** Every weekday, as bits from 1 for Monday on. */
const everyDay = 0b111_1111;

/** What a taken record says of which facts and days, for those who ask later where a fact came from. */
export function listSourceLines(
  changes: readonly SupplyChange[],
  entry: CatalogueEntry | undefined,
  { file, line, rows }: RecordSource,
): readonly SourceLine[] {
  const about = (subject: string, facts: SourceFacts, days: { from: Day; to: Day } | null = null) => ({
    subject,
    facts,
    from: days?.from ?? null,
    to: days?.to ?? null,
    weekdays: everyDay,
    file,
    line,
  });
  const nightLines = (rows ?? []).map((row) => ({
    ...about(sourceSubjects.plan(row.planId), 'nights', row),
    weekdays: row.weekdays.reduce((bits, isNamed, at) => bits | (isNamed ? 1 << at : 0), 0),
    line: row.line,
  }));
  const lines = changes.flatMap((change): readonly SourceLine[] => {
    switch (change.kind) {
      case 'hotel':
        return [about(sourceSubjects.hotel(change.hotel.id), 'self')];
      case 'hotel-gone':
        return [about(sourceSubjects.hotel(change.hotelId), 'gone')];
      case 'plan':
        return [about(sourceSubjects.plan(change.plan.id), 'self')];
      case 'plan-gone':
        return [about(sourceSubjects.plan(change.planId), 'gone')];
      case 'nights': {
        const { from, rates } = change.nights;
        const days = { from, to: from + rates.length - 1 };
        return rows === undefined ? [about(sourceSubjects.plan(change.planId), 'nights', days)] : [];
      }
      case 'rates':
        return [
          about(sourceSubjects.plan(change.planId), 'rates', {
            from: change.from,
            to: change.from + change.rates.length - 1,
          }),
        ];
      case 'availability':
        return [about(sourceSubjects.plan(change.planId), 'states', change)];
      case 'arrivals':
        return [about(sourceSubjects.plan(change.planId), 'arrivals', change)];
      default:
        return [];
    }
  });
  const room = entry?.kind === 'room' ? [about(sourceSubjects.room(entry.hotelId, entry.code), 'self')] : [];
  const extra =
    entry !== undefined && isExtraGoodsEntry(entry)
      ? [about(nameExtra(entry), entry.kind === 'extra-goods' ? 'self' : 'gone')]
      : [];
  const flights = [...flightDays(changes)].map(([subject, days]) => about(subject, 'self', days));
  return [...lines, ...nightLines, ...room, ...extra, ...flights];
}

function nameExtra(entry: ExtraGoodsEntry): string {
  return entry.kind === 'extra-goods'
    ? sourceSubjects.extra(feedOfExtra(entry.goods), entry.goods.code)
    : sourceSubjects.extra(entry.feed, entry.code);
}

/** The first and the last departure of each flight that a record brings. */
function flightDays(changes: readonly SupplyChange[]): Map<string, { from: Day; to: Day }> {
  const days = new Map<string, { from: Day; to: Day }>();
  for (const change of changes) {
    if (change.kind !== 'flight') continue;
    const { flight } = change;
    const subject = sourceSubjects.flight(flight);
    const known = days.get(subject);
    days.set(subject, {
      from: Math.min(known?.from ?? flight.day, flight.day),
      to: Math.max(known?.to ?? flight.day, flight.day),
    });
  }
  return days;
}

/** Writes the lines of a transaction, in their order, and deletes what they cover and what is past. */
export async function saveSources(
  db: SupplierDb,
  lines: readonly SourceLine[],
  { at, firstDay }: { readonly at: Date; readonly firstDay: Day },
): Promise<void> {
  if (lines.length === 0) return;
  const columns = sql`unnest(
    ${lines.map(({ subject }) => subject)}::text[], ${lines.map(({ facts }) => facts)}::text[],
    ${lines.map(({ from }) => from)}::integer[], ${lines.map(({ to }) => to)}::integer[],
    ${lines.map(({ weekdays }) => weekdays)}::integer[],
    ${lines.map(({ file }) => file)}::text[], ${lines.map(({ line }) => line)}::integer[]) with ordinality
    as named (subject, facts, first_day, last_day, weekdays, file, line, place)`;
  await sql`delete from supplier.source as known using ${columns}
    where known.subject = named.subject and (
      known.last_day < ${firstDay}::integer
      or named.facts = 'gone'
      or (known.facts = named.facts or named.facts = 'nights' and known.facts in ('rates', 'states', 'arrivals'))
        and (named.first_day is null or known.first_day >= named.first_day and known.last_day <= named.last_day)
        and known.weekdays & ~named.weekdays = 0)`.execute(db);
  await sql`insert into supplier.source (subject, facts, first_day, last_day, weekdays, file, line, imported_at)
    select subject, facts, first_day, last_day, weekdays, file, line, ${at}::timestamptz from ${columns}
    order by place`.execute(db);
}
