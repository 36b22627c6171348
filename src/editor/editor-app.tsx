import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../design/feedback/error-boundary.tsx';
import type { EditorPayload } from '../features/editing/editor-payload.ts';
import type { Texts } from '../texts/texts.ts';
import { createEditingClient } from './calls/create-editing-client.ts';
import styles from './document/document-page.module.css';
import { EditorFrame } from './editor-frame.tsx';
import { EditorProvider, useEditor } from './navigation/editor-context.tsx';
import { usePlace } from './navigation/use-place.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { createSignInWait } from './sign-in-wait.ts';
import { TreePage } from './tree/tree-page.tsx';
import { EditorButton } from './ui/editor-button.tsx';
import { Note } from './ui/note.tsx';

/** Puck and every module come with it: an editor who only opens the list does not wait for them. */
const DocumentPage = lazy(() => import('./document/document-page.tsx'));
const MediaPlace = lazy(() => import('./media-place.tsx'));

export interface EditorAppProps {
  readonly payload: EditorPayload;
  readonly texts: Texts;
}

/** The whole app: its place by the address, and over all the dialog that asks to sign in again. */
export function EditorApp({ payload, texts }: EditorAppProps) {
  const [{ world, wait }] = useState(() => {
    const signInWait = createSignInWait();
    const client = createEditingClient(signInWait.begin);
    return { wait: signInWait, world: { ...payload, texts, client, waitForSignIn: signInWait.begin } };
  });
  const place = usePlace();
  return (
    <EditorProvider world={world}>
      <ErrorBoundary watched={place} failure={<BrokenPlace />}>
        <Suspense fallback={<p role="status">{texts('editor.loading')}</p>}>
          {place.kind === 'document' ? (
            <DocumentPage key={place.documentId} documentId={place.documentId} moduleId={place.moduleId} />
          ) : (
            <EditorFrame place={place}>
              {place.kind === 'media' ? <MediaPlace /> : <TreePage wanted={place.brand} />}
            </EditorFrame>
          )}
        </Suspense>
      </ErrorBoundary>
      <SignInDialog wait={wait} />
    </EditorProvider>
  );
}

function BrokenPlace() {
  const { texts } = useEditor();
  return (
    <main className={styles.empty}>
      <Note tone="error" isAnnounced>
        <p>{texts('editor.failure.failed')}</p>
        <EditorButton onClick={() => location.reload()}>{texts('editor.again')}</EditorButton>
      </Note>
    </main>
  );
}
