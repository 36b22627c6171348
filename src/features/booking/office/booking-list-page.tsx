import { officeLists } from '../../../defaults.ts';
import type { BrandNames } from '../../../design/staff/brand-names.ts';
import { FilterState } from '../../../design/staff/filter-state.tsx';
import { parseListSort } from '../../../design/staff/list-sort.ts';
import {
  FilterChoice,
  FilterDay,
  FilterText,
  FilterTick,
  StaffFilters,
} from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { BOOKING_STATES } from '../model/states/booking-state.ts';
import { type BookingFilters, buildBookingListPath } from './booking-filters.ts';
import { BOOKING_SORTS, type FoundBookings } from './found-bookings.ts';
import { StateChip } from './state-chip.tsx';

export interface BookingListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly text: string;
  readonly filters: BookingFilters;
  readonly found: FoundBookings;
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
}

/** Finds bookings by what callers know of them, and lists those that need a decision. */
export function BookingListPage(props: BookingListPageProps) {
  const { texts, filters, found } = props;
  const { bookings, page } = found;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.bookings')}</h1>
        <div className="buttons">
          <form method="post" action={buildPath('back_office_caller', {})}>
            <button type="submit" name="action" value="begin">
              {texts('office.caller.begin')}
            </button>
          </form>
          <a className="button quiet" href={buildPath('back_office_refunds', {})}>
            {texts('office.refunds')}
          </a>
        </div>
      </div>
      <Filters {...props} />
      <StaffListView
        texts={texts}
        label={texts('office.bookings')}
        empty={texts('office.none')}
        columns={listBookingColumns(props)}
        rows={bookings}
        page={page}
        maxCount={officeLists.maxCountedBookings}
        keyOf={({ id }) => id}
        pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
        sort={parseListSort(filters.sort, BOOKING_SORTS)}
        pathWith={(turn) => buildBookingListPath(filters, turn)}
      />
    </>
  );
}

function Filters({ texts, text, filters, brands }: BookingListPageProps) {
  const { state, brand, departureFrom, departureTo, placedFrom, placedTo, decide, sort } = filters;
  const further = [brand, departureFrom, departureTo, placedFrom, placedTo];
  const furtherInUse = further.filter((value) => value !== '').length;
  const isFiltered = furtherInUse > 0 || text !== '' || state !== '' || decide !== '';
  return (
    <StaffFilters
      texts={texts}
      method="post"
      action={buildPath('back_office_search', {})}
      hidden={{ in: 'bookings', sort }}
      clearPath={isFiltered ? buildBookingListPath({ sort }) : null}
      furtherInUse={furtherInUse}
      further={
        <>
          <FilterChoice
            label={texts('office.brand')}
            name="brand"
            value={brand}
            options={[['', texts('office.anyBrand')], ...brands]}
          />
          <FilterDay label={texts('office.departureFrom')} name="departureFrom" value={departureFrom} />
          <FilterDay label={texts('office.departureTo')} name="departureTo" value={departureTo} />
          <FilterDay label={texts('office.placedFrom')} name="placedFrom" value={placedFrom} />
          <FilterDay label={texts('office.placedTo')} name="placedTo" value={placedTo} />
        </>
      }
    >
      <FilterText label={texts('office.search')} name="text" value={text} />
      <FilterState
        texts={texts}
        value={state}
        states={BOOKING_STATES}
        textOf={(each) => texts(`office.state.${each}`)}
      />
      <FilterTick label={texts('office.needsDecision')} name="decide" isTicked={decide !== ''} />
    </StaffFilters>
  );
}

/** The columns of the list. Customers are in it and not in its file, which outlives what the shop erases; the number leads to them. */
export function listBookingColumns({
  texts,
  language,
}: Pick<BookingListPageProps, 'texts' | 'language'>): readonly StaffListColumn<BookingRecord>[] {
  return [
    {
      key: 'number',
      label: texts('office.number'),
      sorts: 'ascending',
      render: ({ bookingNumber }) => bookingNumber,
      file: {
        booking: ({ bookingNumber }) => bookingNumber,
        brand: ({ order }) => order.brand,
        market: ({ order }) => order.market,
      },
    },
    {
      key: 'state',
      label: texts('office.state'),
      file: { state: ({ state }) => state },
      render: ({ state, attention }) => (
        <>
          <StateChip texts={texts} state={state} />
          {attention.map((report) => (
            <p key={report} className="refusal">
              {texts(`office.attention.${report}`)}
            </p>
          ))}
        </>
      ),
    },
    {
      key: 'guest',
      label: texts('office.guest'),
      render: ({ order }) => (
        <>
          {formatName(order.billing)}
          <br />
          <small>{order.contact.email}</small>
        </>
      ),
    },
    {
      key: 'departure',
      label: texts('office.trip'),
      sorts: 'ascending',
      file: {
        hotel: (booking) => tripOf(booking)?.hotel.name ?? null,
        departure: (booking) => departureOf(booking),
      },
      render: (booking) => {
        const departure = departureOf(booking);
        return departure === null ? (
          texts('office.giftVoucher')
        ) : (
          <>
            {tripOf(booking)?.hotel.name}
            <br />
            <small>{formatDate(requireDay(departure), language)}</small>
          </>
        );
      },
    },
    {
      key: 'total',
      label: texts('office.total'),
      sorts: 'descending',
      isAmount: true,
      file: {
        total: ({ order }) => formatDecimalAmount(money(invoiceTotalOf(order.price), order.currency)),
        currency: ({ order }) => order.currency,
      },
      render: ({ order }) => formatAmount(invoiceTotalOf(order.price), order.currency),
    },
    {
      key: 'placed',
      label: texts('office.placed'),
      sorts: 'descending',
      file: { placed: ({ placedAt }) => placedAt.toISOString() },
      render: ({ placedAt }) => (
        <time dateTime={placedAt.toISOString()}>{formatDateTime(placedAt, language, SHOP_TIME_ZONE)}</time>
      ),
    },
  ];
}

/** The trip as it was changed last; null for an order of something else. */
function tripOf(booking: BookingRecord) {
  const order = currentOrder(booking);
  return order.kind === 'trip' ? order.trip : null;
}

/** Day on which the trip begins, `YYYY-MM-DD`. */
function departureOf(booking: BookingRecord): string | null {
  const trip = tripOf(booking);
  return trip === null ? null : (trip.outbound?.departure.slice(0, 10) ?? trip.checkIn);
}
