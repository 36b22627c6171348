import Search from 'lucide-react/icons/search';
import { Icon } from '../../../design/pictures/icon.tsx';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { MaskDraft } from './panel/mask-draft.ts';
import { summariseDestinations, summariseParty, summarisePeriod } from './panel/summarise-mask.ts';
import styles from './search-mask.module.css';

export interface MaskTriggerProps {
  readonly draft: MaskDraft;
  /** First day of departure searched. */
  readonly departure: Day;
  /** Id of the mask that it opens. */
  readonly opens: string;
}

/** The mask on mobile while it is closed: what is searched for, in two lines (MASK-008 to MASK-016). */
export function MaskTrigger({ draft, departure, opens }: MaskTriggerProps) {
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles.trigger}
      popoverTarget={opens}
      aria-haspopup="dialog"
      data-needs-script=""
    >
      <span className="visually-hidden">{texts('mask.change')}: </span>
      <span className={styles.summary}>
        <strong>{summariseDestinations(draft, texts)}</strong>
        <span>
          {summarisePeriod(draft, texts)} · {summariseParty(draft.party, departure, texts)}
        </span>
      </span>
      <span className={styles.submitLabel}>
        <Icon icon={Search} />
      </span>
    </button>
  );
}
