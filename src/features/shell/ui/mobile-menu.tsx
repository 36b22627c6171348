import Globe from 'lucide-react/icons/globe';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { FlyoutButton } from '../../../design/overlays/flyout-button.tsx';
import { FlyoutPanel } from '../../../design/overlays/flyout-panel.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import { AccountSlot } from './account-slot.tsx';
import { HotlineNumber } from './hotline-number.tsx';
import { marketFlyoutId } from './market-flyout.tsx';
import styles from './mobile-menu.module.css';

export const mobileMenuId = 'mobile-menu';
const titleId = 'mobile-menu-title';

export interface MobileMenuProps {
  /** Language and currency that are on, as the name of the button that changes them. */
  readonly preferences: string;
  readonly renderFavorites: (className: string | undefined) => ReactNode;
  readonly renderAccount: ((className: string | undefined) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** The off-canvas menu up to 767 px (SHELL-025 … SHELL-031): closed at first; opens and closes without script. */
export function MobileMenu({ preferences, renderFavorites, renderAccount, children }: MobileMenuProps) {
  const texts = useTexts();
  return (
    <FlyoutPanel id={mobileMenuId} labelledBy={titleId} className={styles.menu} locksScroll>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts('menu.title')}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          aria-label={texts('frame.close')}
        >
          <Icon icon={X} size={24} />
        </button>
      </div>
      <div className={styles.navigation}>{children}</div>
      <div className={styles.tools}>
        {renderFavorites(styles.tool)}
        <AccountSlot place="menu" className={styles.account}>
          {renderAccount?.(styles.tool) ?? null}
        </AccountSlot>
        <FlyoutButton opens={marketFlyoutId} className={styles.tool}>
          <Icon icon={Globe} />
          <span>{preferences}</span>
        </FlyoutButton>
        <HotlineNumber showsHours />
      </div>
    </FlyoutPanel>
  );
}
