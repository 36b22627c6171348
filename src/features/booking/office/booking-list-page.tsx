import { Fragment } from 'react';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { BOOKING_STATES, type BookingState } from '../model/booking-state.ts';

export interface BookingListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly text: string;
  readonly state: BookingState | null;
  readonly bookings: readonly BookingRecord[];
}

/** Finds bookings; the state filter lists those in manual review. */
export function BookingListPage({ texts, language, text, state, bookings }: BookingListPageProps) {
  return (
    <>
      <h1>{texts('office.bookings')}</h1>
      <search>
        <form className="search" method="post" action={buildPath('back_office_search', {})}>
          <input type="hidden" name="in" value="bookings" />
          <label>
            {texts('office.search')}
            <input name="text" type="search" defaultValue={text} />
          </label>
          <label>
            {texts('office.state')}
            <select name="state" defaultValue={state ?? ''}>
              <option value="">{texts('office.anyState')}</option>
              {BOOKING_STATES.map((each) => (
                <option key={each} value={each}>
                  {texts(`office.state.${each}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{texts('office.find')}</button>
        </form>
      </search>
      {bookings.length === 0 ? (
        <p>{texts('office.none')}</p>
      ) : (
        // Wide tables scroll sideways in their own box, which takes the focus for the arrow keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: axe asks for it (scrollable-region-focusable)
        <section className="wide" tabIndex={0} aria-label={texts('office.bookings')}>
          <table>
            <thead>
              <tr>
                {['number', 'state', 'guest', 'trip', 'total', 'placed'].map((column) => (
                  <th key={column} scope="col">
                    {texts(`office.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bookings.map((booking) => (
                <BookingRow key={booking.id} texts={texts} language={language} booking={booking} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

interface BookingRowProps extends Pick<BookingListPageProps, 'texts' | 'language'> {
  readonly booking: BookingRecord;
}

function BookingRow({ texts, language, booking }: BookingRowProps) {
  const { order, bookingNumber, state, attention, placedAt } = booking;
  const total = formatPrice(money(totalOf(order.price), order.currency), { fractionDigits: true });
  return (
    <tr>
      <th scope="row">
        <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a>
      </th>
      <td data-state={state}>
        {texts(`office.state.${state}`)}
        {attention.map((report) => (
          <Fragment key={report}>
            <br />
            <strong>{texts(`office.attention.${report}`)}</strong>
          </Fragment>
        ))}
      </td>
      <td>
        {formatName(order.billing)}
        <br />
        {order.contact.email}
      </td>
      <td>
        {order.trip.hotel.name}, {formatDate(requireDay(order.trip.checkIn), language)}
      </td>
      <td className="amount">{total}</td>
      <td>{formatDateTime(placedAt, language, SHOP_TIME_ZONE)}</td>
    </tr>
  );
}
