import { useEffect, useState } from 'react';
import type { OpenDocument, Palette } from '../../features/editing/editing-calls.ts';
import { EditingFailure, type FailureReason } from '../calls/editing-client.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { PlaceLink } from '../navigation/place-link.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './document-page.module.css';
import { createDraftAutosave, type DraftAutosave } from './drafts/draft-autosave.ts';
import { createDraftBackup, type DraftBackupEntry } from './drafts/draft-backup.ts';
import { isSame } from './drafts/is-same.ts';
import { RecoverDialog } from './drafts/recover-dialog.tsx';
import { Workspace } from './workspace.tsx';

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: FailureReason }
  | {
      readonly state: 'there';
      readonly autosave: DraftAutosave;
      readonly palette: Palette;
      /** Work of an earlier visit that never reached the server. */
      readonly unsaved: DraftBackupEntry | null;
    };

export interface DocumentPageProps {
  readonly documentId: string;
  /** Module that shall be open at once. */
  readonly moduleId: string | null;
}

/** One document, opened for editing. */
export default function DocumentPage({ documentId, moduleId }: DocumentPageProps) {
  const { texts } = useEditor();
  const { opened, reload, forget } = useOpened(documentId);
  if (opened.state === 'there') {
    const { autosave, palette, unsaved } = opened;
    return (
      <>
        <Workspace autosave={autosave} palette={palette} wanted={moduleId} />
        {unsaved === null ? null : (
          <RecoverDialog unsaved={unsaved} autosave={autosave} onResolved={() => forget(opened)} />
        )}
      </>
    );
  }
  return (
    <main className={styles.empty}>
      {opened.state === 'loading' ? (
        <p role="status">{texts('editor.loading')}</p>
      ) : (
        <Note tone="error" isAnnounced>
          <p>{texts(`editor.failure.${opened.reason}`)}</p>
          <EditorButton onClick={reload}>{texts('editor.again')}</EditorButton>
          <PlaceLink to={{ kind: 'documents', brand: null }}>{texts('editor.documents')}</PlaceLink>
        </Note>
      )}
    </main>
  );
}

function useOpened(documentId: string) {
  const { client, member } = useEditor();
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens again
  useEffect(() => {
    const leaving = new AbortController();
    let autosave: DraftAutosave | null = null;
    const backup = createDraftBackup(localStorage, member.id, documentId);
    const begin = (document: OpenDocument, palette: Palette) => {
      const unsaved = backup.read();
      const isWorthIt = unsaved !== null && !isSame(unsaved.body, document.draft.body);
      if (unsaved !== null && !isWorthIt) backup.clear();
      autosave = createDraftAutosave({ document, client, backup });
      setOpened({ state: 'there', autosave, palette, unsaved: isWorthIt ? unsaved : null });
    };
    Promise.all([client.open(documentId, leaving.signal), client.palette()])
      .then(([document, palette]) => {
        if (!leaving.signal.aborted) begin(document, palette);
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setOpened({ state: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
      });
    return () => {
      leaving.abort();
      autosave?.close();
    };
  }, [client, member.id, documentId, round]);
  return {
    opened,
    reload: () => {
      setOpened({ state: 'loading' });
      setRound(round + 1);
    },
    forget: (there: Extract<Opened, { state: 'there' }>) => setOpened({ ...there, unsaved: null }),
  };
}
