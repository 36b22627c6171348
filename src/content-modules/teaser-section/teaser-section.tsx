import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import type { TeaserSectionProps } from './schema.ts';
import { TeaserCard } from './teaser-card.tsx';
import styles from './teaser-section.module.css';

export function TeaserSection({ headline, copytext, layout, teasers }: TeaserSectionProps) {
  return (
    <Section>
      {headline ? <SectionHeader title={headline} lead={copytext} /> : null}
      <ul className={styles.teasers} data-layout={layout} data-count={teasers.length}>
        {teasers.map((teaser, index) => (
          <li key={teaser.headline}>
            <TeaserCard
              teaser={teaser}
              layout={layout}
              level={headline ? 3 : 2}
              isLead={layout === 'mosaic' && index === 0}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
