import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly id?: string | undefined;
  /** Id of the heading that names the section; one without a heading is no landmark. */
  readonly labelledBy?: string | undefined;
  /** Background of the section; `deep` turns every colour role inside for light type on dark ground. */
  readonly tone?: 'paper' | 'tint' | 'deep';
  /** `text` keeps to the length of a readable line, `full` reaches from edge to edge of the window. */
  readonly width?: 'page' | 'text' | 'full';
  /** `close` halves the space above and below, `none` leaves it to the content. */
  readonly space?: 'default' | 'close' | 'none';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page with the brand's spacing around it and the page's width within. */
export function Section(props: SectionProps) {
  const { id, labelledBy, tone = 'paper', width = 'page', space = 'default', className, children } = props;
  const classes = [styles.section, styles[tone], styles[`space-${space}`], className]
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes}>
      <div className={styles[width]}>{children}</div>
    </section>
  );
}
