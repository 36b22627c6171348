import type { ReactNode } from 'react';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  /** Id for `Section`'s `labelledBy`. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  /** One or two sentences under (or, by brand, next to) the title. */
  readonly lead?: ReactNode;
  /** A link that leads on, at the end. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** Title and lead of a section. */
export function SectionHeader({ id, title, lead, action, level = 2 }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading id={id}>{title}</Heading>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {action ? <div>{action}</div> : null}
    </div>
  );
}
