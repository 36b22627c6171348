import { useTexts } from '../../../../site/visit-context.tsx';
import { RefusalNotice } from '../choices/refusal-notice.tsx';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import styles from './compact-extras.module.css';
import { ExtrasSections } from './extras-sections.tsx';

/** The extras of a skipped extras step, shown on the travellers' page (checkout X-014, X-015). */
export function CompactExtras(props: ExtrasSectionProps) {
  const texts = useTexts();
  return (
    <section className={styles.compact} aria-label={texts('extras.compact')} data-saves="">
      <RefusalNotice selection={props.selection} />
      <ExtrasSections {...props} />
    </section>
  );
}
