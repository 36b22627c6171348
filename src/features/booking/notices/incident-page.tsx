import { staffPolicy } from '../../../defaults.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { parseListSort } from '../../../design/staff/list-sort.ts';
import { FilterDay, FilterText, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import { StaffList, type StaffListColumn } from '../../../design/staff/staff-list.tsx';
import type { ListTurn } from '../../../design/staff/staff-list-view.tsx';
import { INCIDENT_PROPOSALS, type IncidentProposal } from '../../../domain/booking/trip-notice.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import {
  type AffectedBooking,
  INCIDENT_SORTS,
  type IncidentCriteria,
  type IncidentMessages,
  type IncidentReaders,
} from './incident-criteria.ts';

export interface IncidentPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly criteria: IncidentCriteria;
  /** Bookings that fit, the first of them listed; null where nothing was searched for. */
  readonly found: {
    readonly count: number;
    readonly bookings: readonly AffectedBooking[];
    readonly readers: readonly IncidentReaders[];
  } | null;
  /** Order of the bookings, as the address carries it. */
  readonly sort: string;
  /** Of the form: sent twice, it is the same incident. */
  readonly incidentId: string;
  /** The form that was not carried out, as it was filled in; null for none. */
  readonly refused: RefusedIncident | null;
}

/** As staff have typed it, so that a refused form loses nothing. */
export interface RefusedIncident {
  readonly title: string;
  readonly messages: IncidentMessages;
  readonly proposal: IncidentProposal;
}

/** True for what is long enough to be sent. */
export const isMessage = (message = '') => message.length >= staffPolicy.minNoteLength;

/** The name of the field with the message in a language. */
export const messageField = (language: Language) => `message-${language}` as const;

/** Staff find the bookings that an incident hits, and write to all of them in one go. */
export function IncidentPage(props: IncidentPageProps) {
  const { texts, criteria, found, sort } = props;
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
          <IncidentForm {...props} found={found} />
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
            sort={parseListSort(sort, INCIDENT_SORTS)}
            sortPath={(next) => pathWith({ sort: next })}
            columns={listHitColumns(props)}
          />
        </>
      )}
    </>
  );
}

/** One message for each language that is read: nobody gets one in words that they did not book in. */
function IncidentForm({
  texts,
  criteria,
  found,
  incidentId,
  refused,
}: IncidentPageProps & { readonly found: NonNullable<IncidentPageProps['found']> }) {
  return (
    <form className="decide" method="post" noValidate action={buildPath('back_office_incident_open', {})}>
      {Object.entries(criteria).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="id" value={incidentId} />
      <WrittenField
        name="title"
        label={texts('office.incident.name')}
        value={refused?.title}
        maxLength={staffPolicy.maxTitleLength}
        fault={refused?.title === '' ? texts('office.incident.nameMissing') : null}
      />
      {found.readers.map(({ language, count: n }) => (
        <WrittenField
          key={language}
          name={messageField(language)}
          label={texts('office.incident.message', { language: texts(`office.case.language.${language}`), n })}
          value={refused?.messages[language]}
          maxLength={staffPolicy.maxNoteLength}
          lang={language}
          fault={
            refused === null || isMessage(refused.messages[language])
              ? null
              : texts('office.incident.messageTooShort', { n: staffPolicy.minNoteLength })
          }
        />
      ))}
      <label>
        {texts('office.incident.proposal')}
        <select name="proposal" defaultValue={refused?.proposal}>
          {INCIDENT_PROPOSALS.map((proposal) => (
            <option key={proposal} value={proposal}>
              {texts(`office.incident.proposal.${proposal}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{texts('office.incident.send', { n: found.count })}</button>
    </form>
  );
}

interface WrittenFieldProps {
  readonly name: string;
  readonly label: string;
  /** As it was typed before. */
  readonly value: string | undefined;
  readonly maxLength: number;
  /** Null where nothing is wrong. */
  readonly fault: string | null;
  /** Language of a message; a field without one has a single line. */
  readonly lang?: Language;
}

function WrittenField({ name, label, value, maxLength, fault, lang }: WrittenFieldProps) {
  const field = {
    id: name,
    name,
    defaultValue: value,
    maxLength,
    autoComplete: 'off',
    'aria-required': true,
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': fault === null ? undefined : `${name}-error`,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {lang === undefined ? <input {...field} /> : <textarea {...field} lang={lang} rows={5} />}
      {fault === null ? null : (
        <p id={`${name}-error`} className="refusal">
          {fault}
        </p>
      )}
    </div>
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
