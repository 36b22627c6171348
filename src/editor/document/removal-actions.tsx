import { useState } from 'react';
import type { DocumentLine, LinkingDocument } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { focusOnMount } from '../ui/move-focus.ts';
import { Note } from '../ui/note.tsx';
import { LinkedFrom } from './linked-from.tsx';
import styles from './publish-dialog.module.css';
import type { DocumentChange } from './use-document-change.ts';

export interface RemovalActionsProps {
  readonly line: DocumentLine;
  /** Documents whose links are broken once the page is removed. */
  readonly linkedFrom: readonly LinkingDocument[];
  readonly mayPublish: boolean;
  readonly isBusy: boolean;
  readonly change: DocumentChange['change'];
}

/** Discards the draft or unpublishes the page; each asks for a confirmation. */
export function RemovalActions({ line, linkedFrom, mayPublish, isBusy, change }: RemovalActionsProps) {
  const { texts, client } = useEditor();
  const [confirming, setConfirming] = useState<'discard' | 'unpublish' | 'cancelled' | null>(null);
  const isHome = line.kind !== 'page' || line.slug === '';
  const senders = {
    discard: (revision: number) => client.discard(line.id, revision),
    unpublish: () => client.unpublish(line.id),
  };
  const available = (['discard', 'unpublish'] as const).filter((action) =>
    action === 'discard' ? line.state !== 'published' : mayPublish && !isHome && line.version !== null,
  );
  if (available.length === 0) return null;
  return (
    <div className={styles.removalActions}>
      {confirming === null || confirming === 'cancelled' ? (
        available.map((action, at) => (
          <EditorButton
            key={action}
            ref={confirming === 'cancelled' && at === 0 ? focusOnMount : null}
            look="quiet"
            onClick={() => setConfirming(action)}
          >
            {texts(`editor.publish.${action}`)}
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
          <EditorButton look="danger" isBusy={isBusy} onClick={() => void change(senders[confirming])}>
            {texts(`editor.publish.${confirming}`)}
          </EditorButton>
        </>
      )}
    </div>
  );
}
