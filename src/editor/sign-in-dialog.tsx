import { ExternalLink } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { buildPath } from '../url.ts';
import { useEditor } from './navigation/editor-context.tsx';
import type { SignInWait } from './sign-in-wait.ts';
import buttons from './ui/editor-button.module.css';
import { EditorButton } from './ui/editor-button.tsx';
import { EditorDialog } from './ui/editor-dialog.tsx';
import { NewWindowHint } from './ui/new-window-hint.tsx';

/** The session has ended: signing in happens in another window, and the work stays where it is. */
export function SignInDialog({ wait }: { readonly wait: SignInWait }) {
  const { texts } = useEditor();
  const isWaiting = useSyncExternalStore(wait.subscribe, wait.isWaiting);
  if (!isWaiting) return null;
  return (
    <EditorDialog
      title={texts('editor.signIn.title')}
      onClose={wait.end}
      isAlert
      actions={
        <>
          <EditorButton onClick={wait.end}>{texts('editor.signIn.done')}</EditorButton>
          <a
            className={`${buttons.button} ${buttons.primary}`}
            href={buildPath('back_office_sign_in', {})}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink size={16} aria-hidden="true" />
            {texts('editor.signIn.open')}
            <NewWindowHint />
          </a>
        </>
      }
    >
      <p>{texts('editor.signIn.text')}</p>
    </EditorDialog>
  );
}
