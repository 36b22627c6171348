import type { Visit } from '../../../site/visit.ts';
import styles from './demonstration-notice.module.css';

/** Says on every page that nothing can really be booked (the setting DEMONSTRATION). */
export function DemonstrationNotice({ label, notice }: NonNullable<Visit['demonstration']>) {
  return (
    <aside className={styles.notice} aria-label={label}>
      <p>{notice}</p>
    </aside>
  );
}
