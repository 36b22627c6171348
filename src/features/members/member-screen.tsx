import type { ReactNode } from 'react';
import styles from './members.module.css';

/** A page about a sign-in: one sentence, and the ways on. */
export function MemberScreen(props: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const { title, text, children } = props;
  return (
    <section className={styles.screen}>
      <div className={styles.message}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
