import { Tabs } from '../../design/overlays/tabs.tsx';
import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { groupInColumns } from '../parts/group-in-columns.ts';
import { NewWindowIcon } from '../parts/new-window-icon.tsx';
import styles from './navigation-tabs.module.css';
import type { NavigationTabsProps } from './schema.ts';

/** Links under tabs, in columns of ten (MOD-050); the first tab is open (SHELL-060). */
export function NavigationTabs({ headline, headlineLink, linkout, copytext, tabs }: NavigationTabsProps) {
  const texts = useTexts();
  const title =
    headlineLink === undefined ? (
      headline
    ) : (
      <ContentLink to={headlineLink} opensNewWindow={linkout ?? false}>
        {headline}
        {linkout ? <NewWindowIcon /> : null}
      </ContentLink>
    );
  return (
    <Section>
      <div className={styles.block}>
        {headline ? <SectionHeader title={title} lead={copytext} /> : null}
        <Tabs
          id={tabGroupId(tabs)}
          label={headline ?? texts('teaser.topics')}
          tabs={tabs.map(({ title: label, links }, index) => ({
            key: String(index),
            label,
            panel: <TabLinks links={links} />,
          }))}
        />
      </div>
    </Section>
  );
}

function TabLinks({ links }: { links: NavigationTabsProps['tabs'][number]['links'] }) {
  return (
    <div className={styles.columns}>
      {groupInColumns(links).map((column) => (
        <ul key={column[0]?.label} className={styles.column}>
          {column.map(({ label, url }) => (
            <li key={label}>
              <ContentLink to={url} opensNewWindow>
                {label}
                <NewWindowIcon />
              </ContentLink>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** An id made of the tabs' titles: two groups with the same ones on a page would be one group. */
function tabGroupId(tabs: NavigationTabsProps['tabs']): string {
  return ['tabs', ...tabs.map(({ title }) => title)].join('-').replace(/[^\p{L}\p{N}]+/gu, '-');
}
