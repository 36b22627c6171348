import { requireStore } from '../../../../site/client-store.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { type CascadeColumnName, cascadeActions } from '../model/cascade-slice.ts';
import styles from './cascade-steps.module.css';

export interface CascadeStepsProps {
  /** Columns with what is chosen in them, in words. */
  readonly steps: readonly { readonly column: CascadeColumnName; readonly value: string }[];
  readonly selected: CascadeColumnName;
}

/** Where there is no room for columns side by side: what is chosen in each, and which one is shown below. */
export function CascadeSteps({ steps, selected }: CascadeStepsProps) {
  const texts = useTexts();
  return (
    <div className={styles.steps}>
      {steps.map(({ column, value }) => (
        <button
          key={column}
          type="button"
          className={styles.step}
          aria-expanded={column === selected}
          aria-controls={`cascade-${column}`}
          data-needs-script=""
          onClick={() => requireStore().dispatch(cascadeActions.selectColumn(column))}
        >
          <span className={styles.label}>{texts(`dates.${column}`)}</span>
          <span className={styles.value}>{value}</span>
        </button>
      ))}
    </div>
  );
}
