import { searchLimits } from '../../../../defaults.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './mask-panel.module.css';

/** Says why nothing more can be chosen (DEST-021). */
export function LimitHint() {
  const texts = useTexts();
  return (
    <p className={styles.hint} role="status">
      {texts('mask.limitReached', { n: searchLimits.destinations })}
    </p>
  );
}
