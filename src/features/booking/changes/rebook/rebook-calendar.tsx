import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { listWeeks } from '../../../../design/months/month-days.ts';
import { Icon } from '../../../../design/pictures/icon.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireDay, splitDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate, formatMonth, listWeekdays } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { formatDifference } from './format-difference.ts';
import styles from './rebook-calendar.module.css';
import type { RebookChoices } from './rebook-props.ts';

type RebookCalendarProps = Pick<
  RebookChoices,
  'month' | 'bookedDay' | 'previousPath' | 'nextPath' | 'days'
> & { readonly currency: CurrencyCode };

/** The days of a month on which the trip can begin, each with what it then costs more or less. */
export function RebookCalendar({
  month,
  bookedDay,
  previousPath,
  nextPath,
  days,
  currency,
}: RebookCalendarProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const first = requireDay(`${month}-01`);
  const byDay = new Map(days.map((option) => [requireDay(option.day), option]));
  const lowest = Math.min(...days.map(({ difference }) => difference ?? Number.POSITIVE_INFINITY));
  const longNames = listWeekdays(language, 'long');
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        {previousPath === null ? (
          <span />
        ) : (
          <a href={previousPath}>
            <Icon icon={ChevronLeft} />
            <span className="visually-hidden">{texts('tripChange.rebook.previousMonth')}</span>
          </a>
        )}
        <p id="rebook-month">{formatMonth(first, language)}</p>
        {nextPath === null ? (
          <span />
        ) : (
          <a href={nextPath}>
            <Icon icon={ChevronRight} />
            <span className="visually-hidden">{texts('tripChange.rebook.nextMonth')}</span>
          </a>
        )}
      </div>
      <table className={styles.table} aria-labelledby="rebook-month">
        <thead>
          <tr>
            {listWeekdays(language, 'short').map((weekday, index) => (
              <th key={weekday} scope="col" abbr={longNames[index]}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(first).map((week) => (
            <tr key={week[0]}>
              {week[0] === first && week.length < 7 ? <td colSpan={7 - week.length} /> : null}
              {week.map((day) => {
                const option = byDay.get(day);
                const { date } = splitDay(day);
                // Nobody else may buy the last room any more, and its day is still the traveller's.
                const isBooked = day === requireDay(bookedDay);
                if (option === undefined)
                  return (
                    <td key={day}>
                      <span className={styles.none} data-booked={isBooked ? '' : undefined}>
                        {date}
                        {isBooked ? (
                          <>
                            <Icon icon={Check} />
                            <span className="visually-hidden">{texts('tripChange.rebook.booked')}</span>
                          </>
                        ) : null}
                      </span>
                    </td>
                  );
                const { difference, path, isChosen } = option;
                const words =
                  difference === null
                    ? texts('tripChange.rebook.booked')
                    : formatDifference(difference, currency);
                return (
                  <td key={day}>
                    <a
                      className={styles.day}
                      href={path}
                      aria-current={isChosen || undefined}
                      data-lowest={difference === lowest ? '' : undefined}
                    >
                      <span aria-hidden="true">{date}</span>
                      <span className={styles.difference} aria-hidden="true">
                        {difference === null ? <Icon icon={Check} /> : words}
                      </span>
                      <span className="visually-hidden">
                        {formatDate(day, language, 'long')}, {words}
                      </span>
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {days.length === 0 ? <p className={styles.empty}>{texts('tripChange.rebook.noDays')}</p> : null}
    </div>
  );
}
