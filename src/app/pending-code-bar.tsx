import { ReturnField } from '../site/cached-markup.tsx';
import type { Visit } from '../site/visit.ts';
import { useLink } from '../site/visit-context.tsx';
import styles from './pending-code-bar.module.css';

interface PendingCodeBarProps extends NonNullable<Visit['pendingCode']> {
  /** Path and query of the page, where its form leads back to. */
  readonly path: string;
}

/** Says on every page of the shop that the next checkout enters a voucher, with the press that takes it off. Works without script. */
export function PendingCodeBar({ label, notice, remove, path }: PendingCodeBarProps) {
  const link = useLink();
  return (
    <aside className={styles.bar} aria-label={label}>
      <p>{notice}</p>
      <form method="post" action={link('pending_code_remove')}>
        <ReturnField path={path} />
        <button type="submit" className={styles.remove}>
          {remove}
        </button>
      </form>
    </aside>
  );
}
