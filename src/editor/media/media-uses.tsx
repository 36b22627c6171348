import { useEffect, useState } from 'react';
import type { MediaUse } from '../../features/media/media-calls.ts';
import { buildPath } from '../../url.ts';
import { EditingFailure, type FailureReason } from '../calls/editing-client.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { NewWindowHint } from '../ui/new-window-hint.tsx';
import type { MediaClient } from './media-client.ts';
import styles from './media-uses.module.css';

type Found =
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly uses: readonly MediaUse[] }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** Documents that show a picture, asked for as it is looked at. */
export function MediaUses({ mediaId, client }: { readonly mediaId: string; readonly client: MediaClient }) {
  const { texts } = useEditor();
  const [found, setFound] = useState<Found>({ kind: 'asking' });
  useEffect(() => {
    const leaving = new AbortController();
    client
      .usage(mediaId, leaving.signal)
      .then(({ uses }) => setFound({ kind: 'found', uses }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setFound({ kind: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
      });
    return () => leaving.abort();
  }, [client, mediaId]);
  if (found.kind === 'asking') return <p role="status">{texts('editor.loading')}</p>;
  if (found.kind === 'failed') return <p role="alert">{texts(`editor.failure.${found.reason}`)}</p>;
  if (found.uses.length === 0) return <p>{texts('library.unused')}</p>;
  return <UseList uses={found.uses} />;
}

/** Documents by name, each a way to it. */
export function UseList({ uses }: { readonly uses: readonly MediaUse[] }) {
  const { texts, language, brands } = useEditor();
  return (
    <ul className={styles.uses}>
      {uses.map((use) => {
        const title = use.title?.[language] ?? use.title?.de ?? texts(`library.kind.${use.kind}`);
        const brand = brands.find(({ key }) => key === use.brand)?.name ?? use.brand;
        const states = use.states.map((state) => texts(`library.state.${state}`)).join(', ');
        return (
          <li key={use.documentId}>
            <a
              href={buildPath('editor', { editorPlace: `edit-${use.documentId}` })}
              target="_blank"
              rel="noopener"
            >
              {title}
              <NewWindowHint />
            </a>{' '}
            <span>
              {brand}
              {use.kind === 'page' ? `, /${use.slug}` : ''} – {states}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
