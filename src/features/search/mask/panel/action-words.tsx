import styles from './action-words.module.css';

export interface ActionWordsProps {
  readonly action: string;
  /** What the action leads to, '128 hotels from 399 €'; null while it is not known. */
  readonly detail: string | null;
}

/** Words of a button that says what it will find: the detail comes and goes without the button changing its height. */
export function ActionWords({ action, detail }: ActionWordsProps) {
  return (
    <span className={styles.text}>
      <span>{action}</span>
      {detail === null ? null : <span className={styles.detail}> {detail}</span>}
    </span>
  );
}
