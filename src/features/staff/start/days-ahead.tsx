import { officeFigures } from '../../../defaults.ts';
import { StaffList } from '../../../design/staff/staff-list.tsx';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { hourMs } from '../../../domain/time/time-units.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { DayFigures } from './day-figures.ts';

interface DaysAheadProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly figures: DayFigures;
}

/** Refunds and answers that are late or fall due on the next days. */
export function DueItems({ texts, language, figures: { due } }: DaysAheadProps) {
  const shown = due.slice(0, officeFigures.dueItems);
  return (
    <section aria-labelledby="due">
      <h2 id="due">
        {texts('office.due')} <span className="group-count">{due.length}</span>
      </h2>
      {due.length === 0 ? (
        <p className="empty">{texts('office.due.none', { n: officeFigures.daysAhead })}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.due')}
          rows={shown}
          keyOf={({ key }) => key}
          pathOf={({ path }) => path}
          columns={[
            { key: 'number', label: texts('office.number'), render: ({ number }) => number },
            {
              key: 'what',
              label: texts('office.due.what'),
              render: ({ kind }) => texts(`office.due.kind.${kind}`),
            },
            { key: 'who', label: texts('office.tasks.who'), render: ({ subject }) => subject },
            {
              key: 'amount',
              label: texts('office.refund.amount'),
              isAmount: true,
              render: ({ amount }) =>
                amount === null ? null : formatPrice(amount, { fractionDigits: true }),
            },
            {
              key: 'day',
              label: texts('office.due.day'),
              render: ({ dueOn, isLate }) => (
                <>
                  {formatDate(dueOn, language)}{' '}
                  {isLate ? (
                    <span className="chip" data-tone="late">
                      {texts('office.due.late')}
                    </span>
                  ) : null}
                </>
              ),
            },
          ]}
        />
      )}
      {due.length > shown.length ? <p>{texts('office.due.more', { n: due.length - shown.length })}</p> : null}
    </section>
  );
}

/** Departures of the next days: how many on each, with a link to them, and the first. */
export function DeparturesAhead({ texts, language, figures: { departures } }: DaysAheadProps) {
  const { days, first } = departures;
  return (
    <section aria-labelledby="departures">
      <h2 id="departures">{texts('office.departures', { n: days.length })}</h2>
      <ul className="day-counts">
        {days.map(({ day, count }) => (
          <li key={day}>
            <a
              href={buildPath(
                'back_office',
                {},
                { state: 'booked', departureFrom: formatDay(day), departureTo: formatDay(day) },
              )}
            >
              <small>{formatDate(day, language, 'short')}</small>
              <strong>{texts('office.departures.count', { n: count })}</strong>
            </a>
          </li>
        ))}
      </ul>
      {first.length === 0 ? null : (
        <StaffList
          texts={texts}
          label={texts('office.departures', { n: days.length })}
          rows={first}
          keyOf={({ bookingNumber }) => bookingNumber}
          pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
          columns={[
            { key: 'number', label: texts('office.number'), render: ({ bookingNumber }) => bookingNumber },
            { key: 'day', label: texts('office.chart.day'), render: ({ day }) => formatDate(day, language) },
            { key: 'guest', label: texts('office.guest'), render: ({ customer }) => customer },
            {
              key: 'travellers',
              label: texts('office.departures.travellers'),
              render: ({ travellers }) => travellers,
            },
            { key: 'trip', label: texts('office.trip'), render: ({ hotel }) => hotel },
          ]}
        />
      )}
    </section>
  );
}

/** Feeds that have stayed away for longer than usual. */
export function LateFeeds({ texts, language, figures: { lateFeeds } }: DaysAheadProps) {
  const writeUsual = (ms: number) => {
    const hours = Math.max(1, Math.round(ms / hourMs));
    return hours < 48
      ? texts('office.feeds.hours', { n: hours })
      : texts('office.feeds.days', { n: Math.round(hours / 24) });
  };
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds">{texts('office.feeds')}</h2>
      {lateFeeds.length === 0 ? (
        <p>{texts('office.feeds.none')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.feeds')}
          rows={lateFeeds}
          keyOf={({ feed }) => feed}
          columns={[
            { key: 'feed', label: texts('office.feeds.feed'), render: ({ feed }) => feed },
            {
              key: 'last',
              label: texts('office.feeds.last'),
              render: ({ last }) => (
                <time dateTime={last.toISOString()}>{formatDateTime(last, language, SHOP_TIME_ZONE)}</time>
              ),
            },
            {
              key: 'usual',
              label: texts('office.feeds.usual'),
              render: ({ usualMs }) => writeUsual(usualMs),
            },
          ]}
        />
      )}
    </section>
  );
}
