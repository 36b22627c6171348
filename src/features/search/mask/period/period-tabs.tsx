import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { findNextIndex } from '../../../../design/overlays/tabs.tsx';
import { formatPickedDay } from '../../../../domain/words/format-date.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './period-picker.module.css';
import type { PeriodDraft, PeriodTab } from './period-rules.ts';
import type { Device } from './use-device.ts';

export interface PeriodTabsProps {
  /** Unique on the page; the ids of tabs and panel begin with it. */
  readonly id: string;
  readonly draft: PeriodDraft;
  readonly device: Device;
  readonly onTab: (tab: PeriodTab) => void;
}

const tabs = ['departure', 'return'] as const;
const labels = {
  exact: { departure: 'period.departure', return: 'period.return' },
  flexible: { departure: 'period.earliest', return: 'period.latest' },
} as const;

/** The departure and the return tab of the calendar, each with its date (PERIOD-002, PERIOD-003, PERIOD-010, PERIOD-011). */
export function PeriodTabs({ id, draft, device, onTab }: PeriodTabsProps) {
  const texts = useTexts();
  const listRef = useRef<HTMLDivElement>(null);
  const { period } = draft;

  function moveByKey(event: KeyboardEvent): void {
    const next = findNextIndex(event.key, tabs.indexOf(draft.tab), tabs.length);
    if (next === null) return;
    event.preventDefault();
    onTab(tabs[next] ?? 'departure');
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label={texts('period.label')}
      className={styles.tabs}
      onKeyDown={moveByKey}
    >
      {tabs.map((tab) => {
        const day = period[tab];
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === draft.tab}
            tabIndex={tab === draft.tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(tab)}
          >
            <span className={styles.tabLabel}>
              {texts(labels[period.isExact ? 'exact' : 'flexible'][tab])}
            </span>
            <span className={styles.tabDay}>
              {day === null ? texts('period.open') : formatPickedDay(day, device)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** What the tabs change. */
export function PeriodTabPanel(props: { id: string; tab: PeriodTab; children: ReactNode }) {
  const { id, tab, children } = props;
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
      {children}
    </div>
  );
}
