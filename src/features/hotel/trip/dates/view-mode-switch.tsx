import type { MouseEvent } from 'react';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { type ViewMode, viewModes, withViewMode } from '../../../../trip-search/address/view-mode.ts';
import { type LinkedOffer, useOfferHref } from '../choice/trip-address.tsx';
import styles from './view-mode-switch.module.css';

export interface ViewModeSwitchProps {
  readonly mode: ViewMode;
  /** The offer shown: a link without script keeps it. */
  readonly offer: LinkedOffer;
  /** Id of the part of the page that it switches: without script the page opens there. */
  readonly datesId: string;
}

/** Toggles between cascade and calendar (HOTEL-039). The address says which one is shown. */
export function ViewModeSwitch({ mode, offer, datesId }: ViewModeSwitchProps) {
  const texts = useTexts();
  const hrefOf = useOfferHref();
  return (
    <nav className={styles.switch} aria-label={texts('dates.viewMode')}>
      {viewModes.map((other) => (
        <a
          key={other}
          className={styles.mode}
          href={`${withViewMode(hrefOf(offer), other)}#${datesId}`}
          data-needs-script=""
          aria-current={other === mode ? 'true' : undefined}
          onClick={(event) => toggle(event, other)}
        >
          {texts(`dates.${other}`)}
        </a>
      ))}
    </nav>
  );
}

function toggle(event: MouseEvent, mode: ViewMode): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  const { pathname, search } = location;
  moveTo(withViewMode(pathname + search, mode), { replaces: true, keepsPlace: true });
}
