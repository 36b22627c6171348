import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { FlyoutButton } from '../../../design/overlays/flyout-button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { AccountSlot } from './account-slot.tsx';
import styles from './header.module.css';
import { HotlineNumber } from './hotline-number.tsx';
import { Logo } from './logo.tsx';
import { LANGUAGE_NAMES } from './market-choices.ts';
import { MarketFlyout, marketFlyoutId } from './market-flyout.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';

export interface HeaderProps {
  /** Navigation for the row of the header, from 768 px (SHELL-029). */
  readonly navigation: ReactNode;
  /** The same navigation for the off-canvas menu, up to 767 px. */
  readonly menuNavigation: ReactNode;
  /** The link to the favourites (SHELL-019), shown as one of the header's tools and in the menu. */
  readonly renderFavorites: (className: string | undefined) => ReactNode;
  /** Renders the links of the account; undefined in the browser, where they stay as they were served (`AccountSlot`). */
  readonly renderAccount?: ((className: string | undefined) => ReactNode) | undefined;
  /** Path and query of the page, where choosing a language leads back to. */
  readonly path: string;
  /** Resets search and selected offer when the logo is activated (SHELL-016, SHELL-017). */
  readonly onLogo?: (() => void) | undefined;
}

/** The header of every page. Over a hero picture it is transparent until the page is scrolled. */
export function Header({
  navigation,
  menuNavigation,
  renderFavorites,
  renderAccount,
  path,
  onLogo,
}: HeaderProps) {
  const { language, currency } = useVisit();
  const texts = useTexts();
  const preferences = texts('frame.preferences', { language: LANGUAGE_NAMES[language], currency });
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <FlyoutButton opens={mobileMenuId} label={texts('menu.title')} className={styles.menuButton}>
          <Icon icon={Menu} size={24} />
        </FlyoutButton>
        <Logo onActivate={onLogo} />
        <div className={styles.navigation}>{navigation}</div>
        <div className={styles.tools}>
          <div className={styles.hotline}>
            <HotlineNumber />
          </div>
          {renderFavorites(`${styles.tool} ${styles.terse}`)}
          <AccountSlot place="row" className={styles.account}>
            {renderAccount?.(styles.tool) ?? null}
          </AccountSlot>
          <FlyoutButton opens={marketFlyoutId} className={`${styles.tool} ${styles.preferences}`}>
            <Icon icon={Globe} />
            <span className={styles.code}>{language.toUpperCase()}</span>
            <span className="visually-hidden">{preferences}</span>
          </FlyoutButton>
        </div>
      </div>
      <MobileMenu preferences={preferences} renderFavorites={renderFavorites} renderAccount={renderAccount}>
        {menuNavigation}
      </MobileMenu>
      <MarketFlyout returnTo={path} />
    </header>
  );
}
