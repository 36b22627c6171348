import CalendarDays from 'lucide-react/icons/calendar-days';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { toSearchParams } from '../../../../trip-search/address/to-search-params.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { changeDraft, type MaskDraft, toSearch } from '../panel/mask-draft.ts';
import { type FlyoutOutcome, MaskFlyout } from '../panel/mask-flyout.tsx';
import styles from './period-field.module.css';
import { findMissing, isSamePeriod, type PeriodTab, settlePeriod, startDraft } from './period-rules.ts';
import { formatPeriod } from './period-words.ts';

export interface PeriodFieldProps {
  /** Where the site sells. */
  readonly today: Day;
  /** Holds the period; the rest is for the prices in the calendar's cells and for what would be found. */
  readonly search: MaskDraft;
  /** Called when the picker is confirmed with another period than it opened with. */
  readonly onChange: (period: TravelPeriod) => void;
}

const loadPicker = () => import('./period-picker.tsx');

const PeriodPicker = lazyPart(async () => ({ default: (await loadPicker()).PeriodPicker }));

/** The travel period: what is chosen, and a picker that is loaded once it is opened. */
export function PeriodField({ today, search, onChange }: PeriodFieldProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { period } = search;
  const [draft, setDraft] = useState(() => startDraft(period));
  const [missing, setMissing] = useState<PeriodTab | null>(null);

  const open = () => {
    setDraft(startDraft(period));
    setMissing(null);
  };
  const canConfirm = () => {
    const tab = findMissing(draft.period);
    setMissing(tab);
    if (tab !== null) setDraft({ ...draft, tab });
    return tab === null;
  };
  const close = (outcome: FlyoutOutcome) => {
    const settled = settlePeriod(draft.period);
    if (outcome === 'confirmed' && !isSamePeriod(settled, period)) onChange(settled);
  };
  const applied = changeDraft(search, { type: 'SEARCH_PERIOD_UPDATE', period: settlePeriod(draft.period) });
  return (
    <MaskFlyout
      id="mask-period"
      icon={CalendarDays}
      label={texts('period.label')}
      value={formatPeriod(period, language, texts)}
      width="wide"
      search={findMissing(draft.period) === null ? applied : null}
      canConfirm={canConfirm}
      loadContent={loadPicker}
      onOpen={open}
      onClose={close}
    >
      {(leave, foot) => (
        <>
          <Suspense fallback={<PickerSkeleton />}>
            <PeriodPicker
              draft={draft}
              today={today}
              params={toSearchParams(toSearch(search))}
              missing={missing}
              onDraft={(next) => {
                setDraft(next);
                setMissing(null);
              }}
              onFinish={() => leave('confirmed')}
            />
          </Suspense>
          {foot}
        </>
      )}
    </MaskFlyout>
  );
}

function PickerSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton lines={2} />
      <Skeleton shape="picture" />
    </div>
  );
}
