import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useEditor } from '../../navigation/editor-context.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import styles from './save-indicator.module.css';
import type { CatchUp } from './use-catch-up.ts';

const updateTexts = {
  applied: 'editor.catchUp.taken',
  pending: 'editor.catchUp.offered',
} as const;

/** Announces that a colleague's version is shown, or offers to show it when a field is focused. */
export function CatchUpNotice({ catchUp: { update, applyUpdate } }: { readonly catchUp: CatchUp }) {
  const { texts } = useEditor();
  const announcement = useRef<HTMLSpanElement>(null);
  const name = update?.document.draft.editedBy ?? '';
  return (
    <div className={styles.status} data-kind="news">
      {update === null ? null : <RefreshCw size={16} aria-hidden="true" />}
      <span ref={announcement} role="status" tabIndex={-1}>
        {update === null ? '' : texts(updateTexts[update.state], { name })}
      </span>
      {update?.state === 'pending' ? (
        <EditorButton
          look="quiet"
          onClick={() => {
            // The button disappears with its update, so the focus moves to the text first.
            announcement.current?.focus();
            applyUpdate();
          }}
        >
          {texts('editor.catchUp.take')}
        </EditorButton>
      ) : null}
    </div>
  );
}
