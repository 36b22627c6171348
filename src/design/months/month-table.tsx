import type { ReactNode } from 'react';
import { type Day, type DayRange, splitDay } from '../../domain/time/calendar-day.ts';
import { formatDate, formatMonth, listWeekdays } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import { isWithin, listWeeks } from './month-days.ts';
import styles from './month-grid.module.css';

export interface MonthTableProps {
  /** First day of the month. */
  readonly month: Day;
  readonly language: Language;
  /** Days that can be picked. */
  readonly allowed: DayRange;
  /** The one day that the Tab key stops at, in whichever month it lies. */
  readonly stop: Day;
  readonly selected: DayRange | null;
  /** Days that would be selected next. */
  readonly preview: DayRange | null;
  /** Days that can be reached but not picked, such as those without an offer. */
  readonly isUnavailable?: ((day: Day) => boolean) | undefined;
  /** Content below the number. */
  readonly renderCell?: ((day: Day) => ReactNode) | undefined;
  /** The same in words, for the day's name: 'from €399'. */
  readonly describeCell?: ((day: Day) => string | null) | undefined;
  /** How warm the cell is tinted. */
  readonly tone?: ((day: Day) => 'low' | 'middle' | 'high' | null) | undefined;
}

/** One month of a `MonthGrid`. */
export function MonthTable(props: MonthTableProps) {
  const { month, language } = props;
  const name = formatMonth(month, language);
  const longNames = listWeekdays(language, 'long');
  return (
    <div data-month={month}>
      <p className={styles.heading} aria-hidden="true">
        {name}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a date grid */}
      <table role="grid" aria-label={name} className={styles.table}>
        <thead>
          <tr>
            {listWeekdays(language, 'short').map((name, index) => (
              <th key={name} scope="col" abbr={longNames[index]} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week[0] === month && week.length < 7 ? <td colSpan={7 - week.length} /> : null}
              {week.map((day) => (
                <DayCell key={day} day={day} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell(props: MonthTableProps & { readonly day: Day }) {
  const { day, language, allowed, stop, selected, preview } = props;
  const isAllowed = isWithin(day, allowed);
  const words = isAllowed ? props.describeCell?.(day) : null;
  return (
    <td className={styles.cell} data-selected={placeIn(selected, day)} data-preview={placeIn(preview, day)}>
      <button
        type="button"
        data-day={day}
        data-waits=""
        className={styles.day}
        tabIndex={day === stop ? 0 : -1}
        disabled={!isAllowed}
        aria-disabled={(isAllowed && props.isUnavailable?.(day)) || undefined}
        aria-pressed={selected !== null && isWithin(day, selected)}
        data-tone={(isAllowed && props.tone?.(day)) || undefined}
      >
        <span className={styles.face} aria-hidden="true">
          <span>{splitDay(day).date}</span>
          {isAllowed ? props.renderCell?.(day) : null}
        </span>
        <span className="visually-hidden">
          {[formatDate(day, language, 'long'), words].filter(Boolean).join(', ')}
        </span>
      </button>
    </td>
  );
}

/** Where a day lies in a range, for the shape of the band behind it. */
function placeIn(range: DayRange | null, day: Day): 'only' | 'first' | 'last' | 'inside' | undefined {
  if (range === null || !isWithin(day, range)) return undefined;
  if (range.from === range.to) return 'only';
  if (day === range.from) return 'first';
  return day === range.to ? 'last' : 'inside';
}
