import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/pictures/icon.tsx';
import styles from './checkout-section.module.css';

export interface CheckoutSectionProps {
  /** Unique on the page; the heading's id contains it. */
  readonly id: string;
  readonly title: ReactNode;
  /** From `stepIcons` when the section is one of the seven. */
  readonly icon?: LucideIcon;
  /** One or two sentences below the heading. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a checkout step: a rule, a heading, a sentence and a few fields. */
export function CheckoutSection({ id, title, icon, note, children }: CheckoutSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {icon === undefined ? null : <Icon icon={icon} size={24} />}
          {title}
        </h2>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
