import { useState } from 'react';
import type { RestoreRequest } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { focusOnMount } from '../ui/move-focus.ts';
import { Note } from '../ui/note.tsx';
import styles from './versions-dialog.module.css';

export interface VersionActionsProps {
  readonly version: number;
  readonly isLive: boolean;
  readonly mayPublish: boolean;
  readonly isBusy: boolean;
  /** True where there is a draft that lies nowhere else: it would be lost. */
  readonly hasDraft: boolean;
  readonly onRestore: (to: RestoreRequest['to']) => void;
}

/** The ways back to a version. Where visitors or somebody's work are concerned, each is asked twice. */
export function VersionActions(props: VersionActionsProps) {
  const { version, isLive, mayPublish, isBusy, hasDraft, onRestore } = props;
  const { texts } = useEditor();
  const [confirming, setConfirming] = useState<RestoreRequest['to'] | 'cancelled' | null>(null);
  if (confirming === 'draft' || confirming === 'live') {
    return (
      <div className={styles.confirm}>
        <Note tone="warning">{texts(`editor.versions.sure.${confirming}`, { version })}</Note>
        <div className={styles.actions}>
          <EditorButton ref={focusOnMount} onClick={() => setConfirming('cancelled')}>
            {texts('editor.cancel')}
          </EditorButton>
          <EditorButton look="danger" isBusy={isBusy} onClick={() => onRestore(confirming)}>
            {texts(`editor.versions.restore.${confirming}`)}
          </EditorButton>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.choices}>
      <EditorButton
        ref={confirming === 'cancelled' ? focusOnMount : null}
        look="quiet"
        disabled={isBusy}
        onClick={() => (hasDraft ? setConfirming('draft') : onRestore('draft'))}
      >
        {texts('editor.versions.restore.draft')}
      </EditorButton>
      {isLive || !mayPublish ? null : (
        <EditorButton look="quiet" disabled={isBusy} onClick={() => setConfirming('live')}>
          {texts('editor.versions.restore.live')}
        </EditorButton>
      )}
    </div>
  );
}
