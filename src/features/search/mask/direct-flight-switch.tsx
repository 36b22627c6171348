import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { DraftChange, MaskDraft } from './panel/mask-draft.ts';
import styles from './search-mask.module.css';

export interface DirectFlightSwitchProps {
  readonly draft: MaskDraft;
  readonly onChange: (change: DraftChange) => void;
}

/** Only flights without a stop (MASK-036 to MASK-039): off at first, and left out where no flight is wanted. */
export function DirectFlightSwitch({ draft, onChange }: DirectFlightSwitchProps) {
  const texts = useTexts();
  const { brand } = useVisit();
  if (!brand.flags.directFlight || draft.isHotelOnly) return null;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={draft.filters.maxStops === 0}
        onChange={({ target }) => onChange({ type: 'SEARCH_DIRECT_FLIGHT_UPDATE', isDirect: target.checked })}
      />
      {texts('mask.directFlight')}
    </label>
  );
}
