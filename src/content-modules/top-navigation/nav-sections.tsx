import { ContentLink } from '../parts/content-link.tsx';
import { groupInColumns } from '../parts/group-in-columns.ts';
import type { NavSection, NavTab } from './schema.ts';
import styles from './top-navigation.module.css';

/** What a tab opens: its own link, then its sections, each with its links in columns. */
export function NavSections({ tab }: { tab: NavTab }) {
  return (
    <div className={styles.sections}>
      {tab.headlineLink === undefined ? null : (
        <ContentLink
          to={tab.headlineLink}
          opensNewWindow={tab.linkout ?? false}
          className={styles.tabHeadline}
        >
          {tab.headline}
        </ContentLink>
      )}
      {tab.navSections.map((section) => (
        <NavSectionLinks key={section.headline ?? section.navLinks[0]?.label} section={section} />
      ))}
    </div>
  );
}

function NavSectionLinks({ section }: { section: NavSection }) {
  const { headline, headlineLink, linkout = false, navLinks } = section;
  return (
    <div>
      {headline === undefined ? null : (
        <p className={styles.sectionHeadline}>
          {headlineLink === undefined ? (
            headline
          ) : (
            <ContentLink to={headlineLink} opensNewWindow={linkout}>
              {headline}
            </ContentLink>
          )}
        </p>
      )}
      <div className={styles.columns}>
        {groupInColumns(navLinks).map((column) => (
          <ul key={column[0]?.url} className={styles.column}>
            {column.map(({ label, url, linkout: leaves = false }) => (
              <li key={label}>
                <ContentLink to={url} opensNewWindow={linkout || leaves}>
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
