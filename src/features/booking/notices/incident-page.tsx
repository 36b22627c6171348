import { staffPolicy } from '../../../defaults.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { readListSort } from '../../../design/staff/list-sort.ts';
import { FilterDay, FilterText, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import { StaffList, type StaffListColumn } from '../../../design/staff/staff-list.tsx';
import type { ListTurn } from '../../../design/staff/staff-list-view.tsx';
import { INCIDENT_PROPOSALS } from '../../../domain/booking/trip-notice.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { type AffectedBooking, INCIDENT_SORTS, type IncidentCriteria } from './incident-criteria.ts';

export interface IncidentPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly criteria: IncidentCriteria;
  /** Bookings that fit, the first of them listed; null where nothing was searched for. */
  readonly found: { readonly count: number; readonly bookings: readonly AffectedBooking[] } | null;
  /** Order of the bookings, as the address carries it. */
  readonly sort: string;
  /** Of the form: sent twice, it is the same incident. */
  readonly incidentId: string;
}

/** Staff find the bookings that an incident hits, and write to all of them in one go. */
export function IncidentPage(props: IncidentPageProps) {
  const { texts, criteria, found, sort, incidentId } = props;
  const { airport, airline, flight, hotel, from, to } = criteria;
  const path = buildPath('back_office_incident', {});
  const pathWith = (turn: ListTurn) => buildListPath('back_office_incident', { ...criteria, sort }, turn);
  return (
    <>
      <h1>{texts('office.incident')}</h1>
      <p>{texts('office.incident.lead')}</p>
      <StaffFilters texts={texts} action={path} hidden={{ sort }} clearPath={found === null ? null : path}>
        <FilterText label={texts('office.incident.airport')} name="airport" value={airport} />
        <FilterText label={texts('office.incident.airline')} name="airline" value={airline} />
        <FilterText label={texts('office.incident.flight')} name="flight" value={flight} />
        <FilterText label={texts('office.incident.hotel')} name="hotel" value={hotel} />
        <FilterDay label={texts('office.incident.from')} name="from" value={from} />
        <FilterDay label={texts('office.incident.to')} name="to" value={to} />
      </StaffFilters>
      {found === null ? null : found.count === 0 ? (
        <p className="empty">{texts('office.incident.none')}</p>
      ) : (
        <>
          <h2>{texts('office.incident.found', { n: found.count })}</h2>
          <form className="decide" method="post" action={buildPath('back_office_incident_open', {})}>
            {Object.entries(criteria).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="id" value={incidentId} />
            <label>
              {texts('office.incident.name')}
              <input name="title" maxLength={120} autoComplete="off" required />
            </label>
            <label>
              {texts('office.incident.message')}
              <textarea
                name="message"
                rows={5}
                minLength={staffPolicy.minNoteLength}
                maxLength={staffPolicy.maxNoteLength}
                required
              />
            </label>
            <label>
              {texts('office.incident.proposal')}
              <select name="proposal">
                {INCIDENT_PROPOSALS.map((proposal) => (
                  <option key={proposal} value={proposal}>
                    {texts(`office.incident.proposal.${proposal}`)}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit">{texts('office.incident.send', { n: found.count })}</button>
          </form>
          <h2>{texts('office.bookings')}</h2>
          {found.count > found.bookings.length ? (
            <p>{texts('office.incident.foundMore', { n: found.bookings.length })}</p>
          ) : null}
          <p>
            <a className="button quiet" href={pathWith({ format: 'csv' })} download="">
              {texts('office.list.file')}
            </a>
          </p>
          <StaffList
            texts={texts}
            label={texts('office.incident.found', { n: found.count })}
            rows={found.bookings}
            keyOf={({ bookingNumber }) => bookingNumber}
            pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
            sort={readListSort(sort, INCIDENT_SORTS)}
            sortPath={(next) => pathWith({ sort: next })}
            columns={listHitColumns(props)}
          />
        </>
      )}
    </>
  );
}

/** The columns of the bookings that are hit; travellers stay out of their file. */
export function listHitColumns({
  texts,
  language,
}: Pick<IncidentPageProps, 'texts' | 'language'>): readonly StaffListColumn<AffectedBooking>[] {
  return [
    {
      key: 'number',
      label: texts('office.number'),
      sorts: 'ascending',
      file: { booking: ({ bookingNumber }) => bookingNumber },
      render: ({ bookingNumber }) => bookingNumber,
    },
    { key: 'guest', label: texts('office.guest'), render: ({ customer }) => customer },
    {
      key: 'trip',
      label: texts('office.trip'),
      sorts: 'ascending',
      file: {
        hotel: ({ hotel }) => hotel,
        'check in': ({ checkIn }) => checkIn,
        'check out': ({ checkOut }) => checkOut,
      },
      render: (booking) => (
        <>
          {booking.hotel}
          <br />
          <small>
            {[booking.checkIn, booking.checkOut]
              .map((day) => formatDate(requireDay(day), language))
              .join(' – ')}
          </small>
        </>
      ),
    },
  ];
}
