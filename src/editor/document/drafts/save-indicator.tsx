import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEditor } from '../../navigation/editor-context.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { DraftAutosave, SaveStatus } from './draft-autosave.ts';
import styles from './save-indicator.module.css';

export interface SaveIndicatorProps {
  readonly autosave: DraftAutosave;
  readonly status: SaveStatus;
  /** Moves the focus to the first field with a problem. */
  readonly onProblem: () => void;
}

const icons = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  failed: TriangleAlert,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

/** The state of saving as text; screen readers announce its changes. */
export function SaveIndicator({ autosave, status, onProblem }: SaveIndicatorProps) {
  const { texts } = useEditor();
  const StatusIcon = icons[status.kind];
  const count = status.kind === 'refused' ? status.problems.length : 0;
  return (
    <div className={styles.status} data-kind={status.kind}>
      <StatusIcon size={16} aria-hidden="true" />
      <span role="status">{texts(`editor.save.${status.kind}`, { count })}</span>
      {status.kind === 'refused' ? (
        <EditorButton look="quiet" onClick={onProblem}>
          {texts('editor.save.show')}
        </EditorButton>
      ) : null}
      {status.kind === 'offline' || status.kind === 'failed' ? (
        <EditorButton look="quiet" onClick={() => void autosave.saveNow()}>
          {texts('editor.again')}
        </EditorButton>
      ) : null}
    </div>
  );
}
