import { CircleCheck, CircleX, Images } from 'lucide-react';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import styles from './upload-list.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** How far each file is, and what became of it, by its name. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const { texts } = useEditor();
  if (uploads.uploads.length === 0) return null;
  const isAllDone = uploads.uploads.every(({ state }) => !['waiting', 'sending'].includes(state.kind));
  return (
    <section className={styles.uploads} aria-label={texts('library.uploads')}>
      <ul>
        {uploads.uploads.map((upload) => (
          <Line key={upload.id} upload={upload} onRetry={() => uploads.retry(upload.id)} />
        ))}
      </ul>
      {isAllDone ? (
        <EditorButton look="quiet" onClick={uploads.tidy}>
          {texts('library.tidy')}
        </EditorButton>
      ) : null}
    </section>
  );
}

function Line({ upload, onRetry }: { readonly upload: Upload; readonly onRetry: () => void }) {
  const { file, state } = upload;
  return (
    <li className={styles.line} data-kind={state.kind}>
      <Sign kind={state.kind} />
      <span className={styles.name}>{file.name}</span>
      <Outcome upload={upload} onRetry={onRetry} />
    </li>
  );
}

function Sign({ kind }: { readonly kind: Upload['state']['kind'] }) {
  const Drawing = kind === 'refused' || kind === 'failed' ? CircleX : kind === 'added' ? CircleCheck : Images;
  return <Drawing size={16} aria-hidden="true" />;
}

function Outcome({ upload, onRetry }: { readonly upload: Upload; readonly onRetry: () => void }) {
  const { texts } = useEditor();
  const { file, state } = upload;
  switch (state.kind) {
    case 'sending':
      return state.share < 1 ? (
        <progress max={1} value={state.share} aria-label={texts('library.sending', { name: file.name })} />
      ) : (
        <span>{texts('library.reading')}</span>
      );
    case 'waiting':
      return <span>{texts('library.waiting')}</span>;
    case 'added':
    case 'known':
      return <span role="status">{texts(`library.${state.kind}`)}</span>;
    case 'refused':
      return <strong role="alert">{texts(`library.refused.${state.reason}`)}</strong>;
    case 'failed':
      return (
        <>
          <strong role="alert">{texts(`editor.failure.${state.reason}`)}</strong>
          <EditorButton look="quiet" onClick={onRetry}>
            {texts('editor.again')}
          </EditorButton>
        </>
      );
  }
}
