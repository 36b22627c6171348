import { useState } from 'react';
import type { ChangeAnswer, DocumentLine, LinkingDocument } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { focusOnMount } from '../ui/move-focus.ts';
import { Note } from '../ui/note.tsx';
import { LinkedFrom } from './linked-from.tsx';
import styles from './publish-dialog.module.css';

export interface RemovalActionsProps {
  readonly line: DocumentLine;
  /** What has links that lead nowhere once the page is gone. */
  readonly linkedFrom: readonly LinkingDocument[];
  readonly mayPublish: boolean;
  readonly isBusy: boolean;
  readonly change: (act: (revision: number) => Promise<ChangeAnswer>) => Promise<void>;
}

/** What takes something away: the draft, or the page from visitors. Each is asked twice. */
export function RemovalActions({ line, linkedFrom, mayPublish, isBusy, change }: RemovalActionsProps) {
  const { texts, client } = useEditor();
  const [confirming, setConfirming] = useState<'discard' | 'unpublish' | 'cancelled' | null>(null);
  const isHome = line.kind !== 'page' || line.slug === '';
  const acts = {
    discard: (revision: number) => client.discard(line.id, revision),
    unpublish: () => client.unpublish(line.id),
  };
  const offered = (['discard', 'unpublish'] as const).filter((act) =>
    act === 'discard' ? line.state !== 'published' : mayPublish && !isHome && line.version !== null,
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles.removalActions}>
      {confirming === null || confirming === 'cancelled' ? (
        offered.map((act, at) => (
          <EditorButton
            key={act}
            ref={confirming === 'cancelled' && at === 0 ? focusOnMount : null}
            look="quiet"
            onClick={() => setConfirming(act)}
          >
            {texts(`editor.publish.${act}`)}
          </EditorButton>
        ))
      ) : (
        <>
          <p>{texts(`editor.publish.${confirming}Sure`)}</p>
          {linkedFrom.length === 0 || (confirming === 'discard' && line.version !== null) ? null : (
            <Note tone="warning" isAnnounced>
              <p>{texts('editor.publish.deadLinks')}</p>
              <LinkedFrom documents={linkedFrom} />
            </Note>
          )}
          <EditorButton ref={focusOnMount} onClick={() => setConfirming('cancelled')}>
            {texts('editor.cancel')}
          </EditorButton>
          <EditorButton look="danger" isBusy={isBusy} onClick={() => void change(acts[confirming])}>
            {texts(`editor.publish.${confirming}`)}
          </EditorButton>
        </>
      )}
    </div>
  );
}
