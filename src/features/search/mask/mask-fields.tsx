import type { Day } from '../../../domain/time/calendar-day.ts';
import { DepartureField } from './departure/departure-field.tsx';
import { DestinationField } from './destinations/destination-field.tsx';
import type { DraftChange, MaskDraft } from './panel/mask-draft.ts';
import { PeriodField } from './period/period-field.tsx';
import styles from './search-mask.module.css';
import { TravellersField } from './travellers/travellers-field.tsx';

export interface MaskFieldsProps {
  /** Where the site sells. */
  readonly today: Day;
  /** First day of departure searched: ages count on it (TRAV-018). */
  readonly departure: Day;
  readonly draft: MaskDraft;
  readonly onChange: (change: DraftChange) => void;
}

/** Where to, from where, when and who (MASK-002 to MASK-005). */
export function MaskFields({ today, departure, draft, onChange }: MaskFieldsProps) {
  return (
    <div className={styles.fields}>
      <DestinationField id="mask-destination" today={today} draft={draft} onChange={onChange} />
      <DepartureField id="mask-departure" draft={draft} onChange={onChange} />
      <PeriodField
        today={today}
        search={draft}
        onChange={(period) => onChange({ type: 'SEARCH_PERIOD_UPDATE', period })}
      />
      <TravellersField
        today={today}
        departure={departure}
        search={draft}
        onChange={(party) => onChange({ type: 'SEARCH_PARTY_UPDATE', party })}
      />
    </div>
  );
}
