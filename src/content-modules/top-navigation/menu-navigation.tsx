import { useTexts } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { NavSections } from './nav-sections.tsx';
import type { TopNavigationProps } from './schema.ts';
import styles from './top-navigation.module.css';

/** The same navigation as content of the off-canvas menu: tabs with sections fold and are closed at first. */
export function MenuNavigation({ navTabs }: TopNavigationProps) {
  const texts = useTexts();
  return (
    <nav className={styles.menu} aria-label={texts('menu.title')}>
      <ul>
        {navTabs.map((tab) => (
          <li key={tab.headline}>
            {tab.navSections.length === 0 ? (
              <ContentLink
                to={tab.headlineLink ?? '/'}
                opensNewWindow={tab.linkout ?? false}
                className={styles.menuTab}
              >
                {tab.headline}
              </ContentLink>
            ) : (
              <details suppressHydrationWarning>
                <summary className={styles.menuTab}>{tab.headline}</summary>
                <NavSections tab={tab} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
