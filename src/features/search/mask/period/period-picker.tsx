import { useId, useState } from 'react';
import { startOfMonth } from '../../../../design/months/month-days.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { earliestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { PeriodCalendar } from './period-calendar.tsx';
import { PeriodHolidays } from './period-holidays.tsx';
import { PeriodLength } from './period-length.tsx';
import styles from './period-picker.module.css';
import { chooseAnyTime, chooseTime, type PeriodDraft, type PeriodTab, switchMode } from './period-rules.ts';
import { PeriodTabPanel, PeriodTabs } from './period-tabs.tsx';
import { useDevice } from './use-device.ts';

export interface PeriodPickerProps {
  readonly draft: PeriodDraft;
  readonly today: Day;
  /** The rest of the search, for the prices of days. */
  readonly params: SearchParams;
  /** The date that was still open when the picker was to be confirmed. */
  readonly missing: PeriodTab | null;
  readonly onDraft: (draft: PeriodDraft) => void;
  /** Called by Enter on the chosen day of return. */
  readonly onFinish: () => void;
}

/** Mode, dates and length of stay (PERIOD-001 to PERIOD-028). What is picked is a draft until the picker is confirmed. */
export function PeriodPicker({ draft, today, params, missing, onDraft, onFinish }: PeriodPickerProps) {
  const texts = useTexts();
  const id = useId();
  const device = useDevice();
  const { period } = draft;
  const [firstMonth, setFirstMonth] = useState(() =>
    startOfMonth(device === 'mobile' ? earliestDay(today) : (period.departure ?? earliestDay(today))),
  );
  const isAnyTime = period.departure === null && period.return === null;
  return (
    <div ref={showSelected} className={styles.picker}>
      <div className={styles.head}>
        <PeriodTabs id={id} draft={draft} device={device} onTab={(tab) => onDraft({ ...draft, tab })} />
        <div className={styles.modes}>
          <button
            type="button"
            role="switch"
            aria-checked={!period.isExact}
            className={styles.switch}
            onClick={() => onDraft(switchMode(draft, !period.isExact, today))}
          >
            {texts('period.flexible')}
          </button>
          <button
            type="button"
            aria-pressed={isAnyTime}
            className={styles.anyTime}
            onClick={() => onDraft(chooseAnyTime(draft))}
          >
            {texts('mask.anyTime')}
          </button>
        </div>
      </div>
      {missing === null ? null : (
        <p role="alert" className={styles.missing}>
          {texts(missing === 'departure' ? 'period.missingDeparture' : 'period.missingReturn')}
        </p>
      )}
      {period.isExact ? null : <PeriodLength draft={draft} onDraft={onDraft} />}
      <PeriodHolidays
        today={today}
        period={period}
        onChoose={(time) => {
          onDraft(chooseTime(draft, time));
          setFirstMonth(startOfMonth(time.from));
        }}
      />
      <PeriodTabPanel id={id} tab={draft.tab}>
        <PeriodCalendar
          draft={draft}
          today={today}
          params={params}
          device={device}
          firstMonth={firstMonth}
          onMonth={setFirstMonth}
          onDraft={onDraft}
          onFinish={onFinish}
        />
      </PeriodTabPanel>
    </div>
  );
}

/** Twelve months are longer than a screen: the picker opens where the chosen days are. */
function showSelected(picker: HTMLElement | null): void {
  picker?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
}
