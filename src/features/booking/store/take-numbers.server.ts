import { type Kysely, sql } from 'kysely';
import { dayAt, splitDay } from '../../../domain/time/calendar-day.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingDatabase } from './booking-rows.server.ts';

interface NumberSeries {
  /** Its letter: `R` of invoices, `S` of insolvency certificates, `K` of what cancels an invoice. */
  readonly letter: 'R' | 'S' | 'K';
  /** The series is that of this moment’s year. */
  readonly at: Date;
  readonly count: number;
  /** Takes none where the booking has another version by now; whatever version it has where this is missing. */
  readonly version?: number;
}

/**
 * Takes the next numbers of a gapless series of the booking’s company, such as `ABE-R2026-0000001`. The series is locked until the transaction ends,
 * and the booking before it.
 * @returns null where the booking has another version
 */
export async function takeNumbers(
  trx: Kysely<BookingDatabase>,
  booking: Pick<BookingRecord, 'id' | 'order'>,
  { letter, at, count, version }: NumberSeries,
): Promise<readonly string[] | null> {
  const row = await trx
    .insertInto('booking_sequence')
    .columns(['name', 'last'])
    .expression((eb) =>
      eb
        .selectFrom('booking')
        .innerJoin('company', 'company.id', 'booking.company_id')
        .select((of) => [
          sql<string>`${prefixOf(booking)} || ${`-${letter}${splitDay(dayAt(at)).year}-`}`.as('name'),
          of.lit(count).as('last'),
        ])
        .where('booking.id', '=', booking.id)
        .$if(version !== undefined, (query) => query.where('booking.version', '=', version ?? 0))
        .forUpdate('booking'),
    )
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ last: (eb) => sql<string>`${eb.ref('booking_sequence.last')} + ${count}` }),
    )
    .returning(['name', 'last'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const first = Number(row.last) - count + 1;
  return Array.from({ length: count }, (_, index) => row.name + `${first + index}`.padStart(7, '0'));
}

/** Each company has series of its own; one that has never been data counts by the first letters of the brand. For a query of `company`. */
const prefixOf = ({ order }: Pick<BookingRecord, 'order'>) =>
  sql<string>`coalesce(company.document_prefix, ${order.brand.slice(0, 3).toUpperCase()})`;
