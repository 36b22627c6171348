import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Day, DayRange } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import { Icon } from '../pictures/icon.tsx';
import { clampDay, isWithin, moveDay, spanMonths, startOfMonth } from './month-days.ts';
import styles from './month-grid.module.css';
import { MonthTable, type MonthTableProps } from './month-table.tsx';

export interface MonthGridProps
  extends Pick<MonthTableProps, 'isUnavailable' | 'renderCell' | 'describeCell' | 'tone'> {
  /** What is picked, such as 'Departure': names the group of months. */
  readonly label: string;
  /** Any day of the first month shown. */
  readonly firstMonth: Day;
  /** Months shown, next to each other as far as there is space; 1 by default. */
  readonly count?: number;
  readonly language: Language;
  /** First and last day that can be picked; days beyond are shown but disabled. */
  readonly min: Day;
  readonly max: Day;
  readonly selectedFrom?: Day | null;
  /** End of the selected days; the same as `selectedFrom`, or absent, for one day. */
  readonly selectedTo?: Day | null;
  readonly onPick: (day: Day) => void;
  /** Shows the range from `selectedFrom` to the day under the mouse while `selectedTo` is not set. */
  readonly previewsRange?: boolean;
  /** Lets buttons and keys move to other months; without it the grid shows fixed months. */
  readonly turn?: MonthTurn;
}

export interface MonthTurn {
  /** Names of the buttons. */
  readonly previous: string;
  readonly next: string;
  /** @param firstMonth first day of the month that is to be `firstMonth` */
  readonly onTurn: (firstMonth: Day) => void;
}

/**
 * Months as date grids (WAI-ARIA): one Tab stop; arrows, Home, End, Page and Shift + Page keys move the focus. Weeks
 * begin on Monday; the accessible name of a day is its full date. The caller renders the content of a cell, such as a price.
 */
export function MonthGrid(props: MonthGridProps) {
  const { label, firstMonth, count = 1, language, min, max, selectedFrom = null, turn } = props;
  const [active, setActive] = useState<Day | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const span = spanMonths(firstMonth, count);
  const shown = { from: Math.max(span.from, min), to: Math.min(span.to, max) };
  const focusedDay = [active, selectedFrom].find((day) => isWithin(day, shown)) ?? shown.from;

  function pick(event: MouseEvent): void {
    const day = dayAt(event.target);
    if (day === null) return;
    setActive(day);
    setPointed(null);
    if (props.isUnavailable?.(day) !== true) props.onPick(day);
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const from = dayAt(event.target);
    const to = from === null ? null : moveDay(event.key, from, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    const day = clampDay(to, turn === undefined ? shown : { from: min, to: max });
    flushSync(() => {
      setActive(day);
      if (day < span.from) turn?.onTurn(startOfMonth(day));
      if (day > span.to) turn?.onTurn(startOfMonth(day, 1 - count));
    });
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  return (
    <div className={styles.calendar}>
      {turn === undefined ? null : <TurnButtons span={span} turn={turn} min={min} max={max} />}
      <fieldset
        aria-label={label}
        className={styles.months}
        onClick={pick}
        onKeyDown={moveByKey}
        onPointerOver={props.previewsRange ? (event) => setPointed(dayUnderMouse(event)) : undefined}
        onPointerLeave={props.previewsRange ? () => setPointed(null) : undefined}
      >
        {Array.from({ length: count }, (_month, index) => startOfMonth(firstMonth, index)).map((month) => (
          <MonthTable
            key={month}
            month={month}
            language={language}
            allowed={{ from: min, to: max }}
            focusedDay={focusedDay}
            selected={rangeOf(selectedFrom, props.selectedTo ?? selectedFrom)}
            preview={props.selectedTo == null ? rangeOf(selectedFrom, pointed) : null}
            isUnavailable={props.isUnavailable}
            renderCell={props.renderCell}
            describeCell={props.describeCell}
            tone={props.tone}
          />
        ))}
      </fieldset>
    </div>
  );
}

function TurnButtons(props: { span: DayRange; turn: MonthTurn; min: Day; max: Day }): ReactNode {
  const { span, turn, min, max } = props;
  return (
    <div className={styles.paging}>
      <button
        type="button"
        data-needs-script=""
        className={styles.turnButton}
        aria-label={turn.previous}
        disabled={span.from <= min}
        onClick={() => turn.onTurn(startOfMonth(span.from, -1))}
      >
        <Icon icon={ChevronLeft} size={24} />
      </button>
      <button
        type="button"
        data-needs-script=""
        className={styles.turnButton}
        aria-label={turn.next}
        disabled={span.to >= max}
        onClick={() => turn.onTurn(startOfMonth(span.from, 1))}
      >
        <Icon icon={ChevronRight} size={24} />
      </button>
    </div>
  );
}

function rangeOf(one: Day | null, other: Day | null): DayRange | null {
  return one === null || other === null ? null : { from: Math.min(one, other), to: Math.max(one, other) };
}

function dayAt(target: EventTarget): Day | null {
  const cell = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-day]') : null;
  return cell === null || cell.disabled ? null : Number(cell.dataset.day);
}

function dayUnderMouse({ target, pointerType }: PointerEvent): Day | null {
  return pointerType === 'mouse' ? dayAt(target) : null;
}
