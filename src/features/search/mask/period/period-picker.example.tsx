import { useState } from 'react';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import styles from './period-picker.example.module.css';
import { PeriodPicker } from './period-picker.tsx';
import { type PeriodTab, startDraft } from './period-rules.ts';

export const title = 'Travel period picker';

const today = requireDay('2026-11-21');
const anyTime: TravelPeriod = { isExact: false, departure: null, return: null, nights: null };
const december = { departure: requireDay('2026-12-05'), return: requireDay('2026-12-19') };

function Example({ period, missing = null }: { period: TravelPeriod; missing?: PeriodTab | null }) {
  const [draft, setDraft] = useState(() => startDraft(period));
  return (
    <div className={styles.wide}>
      <PeriodPicker
        draft={draft}
        today={today}
        params={{}}
        missing={missing}
        onDraft={setDraft}
        onFinish={() => {}}
      />
    </div>
  );
}

export const examples = [
  { name: 'any time', render: () => <Example period={anyTime} /> },
  {
    name: 'flexible dates with a length of stay',
    render: () => <Example period={{ ...anyTime, ...december, nights: { from: 7, to: 7 } }} />,
  },
  { name: 'exact dates', render: () => <Example period={{ ...anyTime, ...december, isExact: true }} /> },
  {
    name: 'exact dates without a return',
    render: () => (
      <Example period={{ ...anyTime, ...december, return: null, isExact: true }} missing="return" />
    ),
  },
];
