import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { NewWindowIcon } from '../parts/new-window-icon.tsx';
import type { SimpleTeaser, SimpleTeaserSectionProps } from './schema.ts';
import styles from './simple-teaser-section.module.css';

/** Links with a line each, set like a table of contents. */
export function SimpleTeaserSection({ headline, copytext, teasers }: SimpleTeaserSectionProps) {
  return (
    <Section>
      {headline ? <SectionHeader title={headline} lead={copytext} /> : null}
      <ul className={styles.teasers}>
        {teasers.map((teaser) => (
          <li key={teaser.headline} className={styles.teaser}>
            <TeaserLine teaser={teaser} level={headline ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TeaserLine({ teaser, level }: { teaser: SimpleTeaser; level: 2 | 3 }) {
  const { headline, copytext, link, linkout = false } = teaser;
  const Headline = `h${level}` as const;
  return (
    <>
      <Headline className={styles.headline}>
        <ContentLink to={link} opensNewWindow={linkout} className={styles.cover}>
          {headline}
          {linkout ? <NewWindowIcon /> : null}
        </ContentLink>
      </Headline>
      {copytext ? <p className={styles.copy}>{copytext}</p> : null}
    </>
  );
}
