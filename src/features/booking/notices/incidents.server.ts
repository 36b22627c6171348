import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { ListSort } from '../../../design/staff/list-sort.ts';
import type { IncidentProposal, NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Language } from '../../../domain/words/language.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { brandOfBooking, openBookingTables } from '../store/booking-rows.server.ts';
import {
  type AffectedBooking,
  type IncidentCriteria,
  type IncidentMessages,
  type IncidentReaders,
  type IncidentSort,
  isEmptyIncident,
} from './incident-criteria.ts';
import { generateNoticeId } from './take-notices.server.ts';

/** What staff send to all travellers at once. */
export interface OpenedIncident {
  readonly title: string;
  readonly proposal: IncidentProposal;
  readonly messages: IncidentMessages;
  readonly by: string;
  readonly brands: BrandScope;
}

export interface Incidents {
  /** `limit`: bookings that are listed; the count is of all. The first journey comes first without a `sort`. */
  find(
    criteria: IncidentCriteria,
    brands: BrandScope,
    shown: { readonly limit: number; readonly sort?: ListSort<IncidentSort> | null },
  ): Promise<{
    readonly count: number;
    readonly bookings: readonly AffectedBooking[];
    /** The most bookings first. */
    readonly readers: readonly IncidentReaders[];
  }>;
  /**
   * Opens an incident and a notice for each booking of the brands that it hits, all or none of them. Repeated with the same id it does nothing.
   * @param id of the form that was filled in: a second click is the same incident
   * @returns how many bookings it has; null where one of them has no message in its language, and nobody is written to
   */
  open(id: string, criteria: IncidentCriteria, incident: OpenedIncident): Promise<number | null>;
}

export function createIncidents({
  db,
  clock,
  onOpened,
}: {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when there is something to send. */
  readonly onOpened: () => void;
}): Incidents {
  return {
    async find(criteria, brands, { limit, sort = null }) {
      const direction = sort?.isDescending === true ? 'desc' : 'asc';
      const hit = openBookingTables(db)
        .selectFrom('booking')
        .where(isHit(criteria, brands, clock.now()));
      const readers = await hit
        .select((eb) => [
          languageOfBooking.as('language'),
          eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
        ])
        .groupBy('language')
        .orderBy('count', 'desc')
        .orderBy('language')
        .execute();
      const rows = await hit
        .select(['booking_number', 'order', 'amended'])
        .orderBy(sortValues[sort?.by ?? 'trip'], direction)
        .orderBy('booking_number')
        .limit(limit)
        .execute();
      const bookings = rows.flatMap(({ booking_number: bookingNumber, order, amended }) => {
        if (order.kind !== 'trip') return [];
        const { hotel, checkIn, checkOut } = amended?.trip ?? order.trip;
        return [{ bookingNumber, customer: formatName(order.billing), hotel: hotel.name, checkIn, checkOut }];
      });
      return { count: readers.reduce((sum, { count }) => sum + count, 0), bookings, readers };
    },
    async open(id, criteria, { title, proposal, messages, by, brands }) {
      if (isEmptyIncident(criteria)) throw new RangeError('An incident of everybody is a mistake');
      const at = clock.now();
      const { airport, airline, flight } = criteria;
      const avoided = { airport, airline, flight };
      const known = await countNotices(db, id);
      if (known > 0) return known;
      const count = await openBookingTables(db)
        .transaction()
        .execute(async (trx) => {
          const hit = await trx
            .selectFrom('booking')
            .select(['id', languageOfBooking.as('language')])
            .where(isHit(criteria, brands, at))
            .execute();
          const rows = hit.flatMap((booking) => {
            const message = messages[booking.language];
            if (message === undefined) return [];
            const facts: NoticeFacts = { kind: 'incident', proposal, message, avoided };
            return {
              id: generateNoticeId(),
              booking_id: booking.id,
              source: `incident ${id} ${booking.id}`,
              incident_id: id,
              facts: JSON.stringify(facts),
              created_at: at,
              next_at: at,
            };
          });
          if (rows.length < hit.length) return null;
          const opened = await trx
            .insertInto('incident')
            .values({
              id,
              title,
              criteria: JSON.stringify(criteria),
              proposal,
              opened_by: by,
              opened_at: at,
            })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          if (opened.numInsertedOrUpdatedRows !== 1n) return 'opened' as const;
          for (let from = 0; from < rows.length; from += noticePolicy.incidentRowsAtOnce)
            await trx
              .insertInto('trip_notice')
              .values(rows.slice(from, from + noticePolicy.incidentRowsAtOnce))
              .execute();
          return rows.length;
        });
      // Somebody else was faster with the same form.
      if (count === 'opened') return countNotices(db, id);
      if (count !== null) onOpened();
      return count;
    },
  };
}

async function countNotices(db: Db, incidentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('trip_notice')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow();
  return count;
}

const languageOfBooking = sql<Language>`"order" ->> 'language'`;

const trip = sql`(coalesce(amended, "order") -> 'trip')`;

const sortValues: Readonly<Record<IncidentSort, RawBuilder<unknown>>> = {
  number: sql`booking_number`,
  trip: sql`${trip} ->> 'checkIn'`,
};
const outbound = sql`${trip} -> 'outbound'`;
const inbound = sql`${trip} -> 'inbound'`;

/** Booked trips that are not over, and fit. */
function isHit(criteria: IncidentCriteria, brands: BrandScope, now: Date): RawBuilder<boolean> {
  const { airport, airline, flight, hotel, from, to } = criteria;
  const onAnyFlight = (build: (leg: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql`(coalesce(${build(outbound)}, false) or coalesce(${build(inbound)}, false))`;
  // Airports are stored as 'Palma (PMI)'.
  const code = `(${airport.toUpperCase()})`;
  const isAt = (value: RawBuilder<unknown>) => sql`right(${value}, ${code.length}::int) = ${code}`;
  const begins = (value: RawBuilder<unknown>, text: string) =>
    sql`starts_with(lower(${value}), lower(${text}))`;
  const conditions = [
    isOneOf(brandOfBooking, brands),
    sql`"order" ->> 'kind' = 'trip'`,
    sql`state in ('booked', 'manual-review', 'refunding')`,
    // A cancelled trip has a fee, also while its refund is made.
    sql`booked_at is not null and anonymised_at is null and failure is null and supplier_fee is null`,
    sql`${trip} ->> 'checkOut' >= ${formatDay(dayAt(now))}`,
    ...(airport === ''
      ? []
      : [onAnyFlight((leg) => sql`(${isAt(sql`${leg} ->> 'from'`)} or ${isAt(sql`${leg} ->> 'to'`)})`)]),
    ...(airline === '' ? [] : [onAnyFlight((leg) => begins(sql`${leg} ->> 'airline'`, airline))]),
    ...(flight === ''
      ? []
      : [
          onAnyFlight(
            (leg) =>
              sql`replace(lower(${leg} ->> 'flightNumber'), ' ', '') = replace(lower(${flight}), ' ', '')`,
          ),
        ]),
    ...(hotel === '' ? [] : [begins(sql`${trip} -> 'hotel' ->> 'name'`, hotel)]),
    ...(from === ''
      ? []
      : [sql`left(coalesce(${inbound} ->> 'arrival', ${trip} ->> 'checkOut'), 10) >= ${from}`]),
    ...(to === ''
      ? []
      : [sql`left(coalesce(${outbound} ->> 'departure', ${trip} ->> 'checkIn'), 10) <= ${to}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
