import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useEditor } from '../../navigation/editor-context.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import styles from './save-word.module.css';
import type { CatchUp } from './use-catch-up.ts';

/** Says that a colleague's work has come in, or offers it to who is just writing. */
export function CatchUpWord({ catchUp: { news, take } }: { readonly catchUp: CatchUp }) {
  const { texts } = useEditor();
  const word = useRef<HTMLSpanElement>(null);
  const name = news?.document.draft.editedBy ?? '';
  return (
    <div className={styles.status} data-kind="news">
      {news === null ? null : <RefreshCw size={16} aria-hidden="true" />}
      <span ref={word} role="status" tabIndex={-1}>
        {news === null ? '' : texts(`editor.catchUp.${news.state}`, { name })}
      </span>
      {news?.state === 'offered' ? (
        <EditorButton
          look="quiet"
          onClick={() => {
            // The button goes away with what it does.
            word.current?.focus();
            take();
          }}
        >
          {texts('editor.catchUp.take')}
        </EditorButton>
      ) : null}
    </div>
  );
}
