import type { Visit } from '../site/visit.ts';
import { buildPath } from '../url.ts';
import styles from './caller-bar.module.css';

/** Says on every page that a member of staff books for somebody on the telephone, with the press that ends it. Works without script. */
export function CallerBar({ label, notice, end }: NonNullable<Visit['caller']>) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p>{notice}</p>
      <form method="post" action={buildPath('back_office_caller', {})}>
        <button type="submit" name="action" value="end" className={styles.end}>
          {end}
        </button>
      </form>
    </aside>
  );
}
