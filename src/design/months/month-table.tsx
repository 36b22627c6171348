import type { ReactNode } from 'react';
import { type Day, type DayRange, splitDay } from '../../domain/time/calendar-day.ts';
import { formatDate, formatMonth, listWeekdays } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import { isWithin, listWeeks } from './month-days.ts';
import styles from './month-table.module.css';

export interface MonthTableProps {
  /** First day of the month. */
  readonly month: Day;
  readonly language: Language;
  /** Days that can be picked. */
  readonly allowed: DayRange;
  /** The only day that the Tab key reaches; it may be in another month of the grid. */
  readonly focusedDay: Day;
  readonly selected: DayRange | null;
  /** Days that would be selected next. */
  readonly preview: DayRange | null;
  /** Days that can be reached but not picked, such as those without an offer. */
  readonly isUnavailable?: ((day: Day) => boolean) | undefined;
  /** Renders the content below the number. */
  readonly renderCell?: ((day: Day) => ReactNode) | undefined;
  /** The same as text for the accessible name of the day, such as 'from €399'. */
  readonly describeCell?: ((day: Day) => string | null) | undefined;
  /** Price level, shown as tint. */
  readonly tone?: ((day: Day) => 'low' | 'middle' | 'high' | null) | undefined;
}

/** One month of a `MonthGrid`. */
export function MonthTable({ month, ...dayProps }: MonthTableProps) {
  const { language } = dayProps;
  const title = formatMonth(month, language);
  const longNames = listWeekdays(language, 'long');
  return (
    <div data-month={month}>
      <p className={styles.heading} aria-hidden="true">
        {title}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a date grid */}
      <table role="grid" aria-label={title} className={styles.table}>
        <thead>
          <tr>
            {listWeekdays(language, 'short').map((weekday, index) => (
              <th key={weekday} scope="col" abbr={longNames[index]} className={styles.weekday}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week[0] === month && week.length < 7 ? <td colSpan={7 - week.length} /> : null}
              {week.map((day) => (
                <DayCell key={day} day={day} {...dayProps} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Omit<MonthTableProps, 'month'> {
  readonly day: Day;
}

function DayCell(props: DayCellProps) {
  const { day, language, allowed, focusedDay, selected, preview } = props;
  const isAllowed = isWithin(day, allowed);
  const description = isAllowed ? props.describeCell?.(day) : null;
  return (
    <td
      className={styles.cell}
      data-selected={positionInRange(selected, day)}
      data-preview={positionInRange(preview, day)}
    >
      <button
        type="button"
        data-day={day}
        data-needs-script=""
        className={styles.day}
        tabIndex={day === focusedDay ? 0 : -1}
        disabled={!isAllowed}
        aria-disabled={(isAllowed && props.isUnavailable?.(day)) || undefined}
        aria-pressed={selected !== null && isWithin(day, selected)}
        data-tone={(isAllowed && props.tone?.(day)) || undefined}
      >
        <span className={styles.dayContent} aria-hidden="true">
          <span>{splitDay(day).date}</span>
          {isAllowed ? props.renderCell?.(day) : null}
        </span>
        <span className="visually-hidden">
          {[formatDate(day, language, 'long'), description].filter(Boolean).join(', ')}
        </span>
      </button>
    </td>
  );
}

/** Position of a day in a range, which decides the rounded ends of the band; undefined outside the range. */
function positionInRange(range: DayRange | null, day: Day): 'only' | 'first' | 'last' | 'inside' | undefined {
  if (range === null || !isWithin(day, range)) return undefined;
  if (range.from === range.to) return 'only';
  if (day === range.from) return 'first';
  return day === range.to ? 'last' : 'inside';
}
