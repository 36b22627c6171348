import { useTexts } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { NavSections } from './nav-sections.tsx';
import type { NavTab, TopNavigationProps } from './schema.ts';
import styles from './top-navigation.module.css';

/**
 * The navigation above the switch width (SHELL-029, MOD-053): a row of tabs, each opening a flyout with its sections. A
 * native popover opens it by click and keyboard, closes it with Escape and returns the focus, without script. Below
 * that width the off-canvas menu has the same content: `MenuNavigation`.
 */
export function TopNavigation({ navTabs }: TopNavigationProps) {
  const texts = useTexts();
  return (
    <nav className={styles.bar} aria-label={texts('navigation.label')}>
      <ul className={styles.tabs}>
        {navTabs.map((tab, index) => (
          <li key={tab.headline}>
            {tab.navSections.length > 0 ? (
              <TabFlyout tab={tab} id={`nav-flyout-${index}`} />
            ) : (
              <TabLink tab={tab} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab }: { tab: NavTab }) {
  return (
    <ContentLink to={tab.headlineLink ?? '/'} opensNewWindow={tab.linkout ?? false} className={styles.tab}>
      {tab.headline}
    </ContentLink>
  );
}

function TabFlyout({ tab, id }: { tab: NavTab; id: string }) {
  return (
    <>
      <button type="button" className={styles.tab} popoverTarget={id}>
        {tab.headline}
      </button>
      <div id={id} popover="auto" className={styles.flyout} data-nav-flyout="">
        <NavSections tab={tab} />
      </div>
    </>
  );
}
