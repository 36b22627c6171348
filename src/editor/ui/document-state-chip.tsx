import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import styles from './document-state-chip.module.css';

/** The state of a document in a word; a planned state has precedence. */
export function DocumentStateChip({
  line,
}: {
  readonly line: Pick<DocumentLine, 'state' | 'scheduledFor' | 'isScheduleFailed'>;
}) {
  const { texts } = useEditor();
  const planned = line.isScheduleFailed ? 'planFailed' : 'scheduled';
  const state = line.scheduledFor === null ? line.state : planned;
  return (
    <span className={styles.chip} data-state={state}>
      {texts(`editor.state.${state}`)}
    </span>
  );
}
