import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import type { FailureReason } from '../calls/editing-client.ts';
import { EditingFailure } from '../calls/editing-client.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { goTo, savePlace } from '../navigation/use-place.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { Note } from '../ui/note.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { arrangeDocuments } from './arrange-documents.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageTable } from './page-table.tsx';
import { PartList } from './part-list.tsx';
import styles from './tree-page.module.css';

type Listed =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: FailureReason }
  | { readonly state: 'there'; readonly documents: readonly DocumentLine[] };

export interface TreePageProps {
  /** Brand that the address names. */
  readonly wanted: string | null;
}

/** All documents of a brand: its pages by their address, and the parts that every page shows. */
export function TreePage({ wanted }: TreePageProps) {
  const { texts, brands } = useEditor();
  const brand = brands.find(({ key }) => key === wanted) ?? brands[0];
  const { listed, reload } = useDocuments();
  const [search, setSearch] = useState('');
  /** What the new page begins as: empty, or a copy. */
  const [begun, setBegun] = useState<{ readonly copyOf: DocumentLine | null } | null>(null);
  if (brand === undefined) return null;
  const documents = listed.state === 'there' ? listed.documents : [];
  const { pages, parts } = arrangeDocuments(documents, brand.key, search);
  const open = ({ id }: DocumentLine) => goTo({ kind: 'document', documentId: id, moduleId: null });
  return (
    <div className={styles.tree}>
      <div className={styles.bar}>
        <h1>{texts('editor.documents')}</h1>
        <Segments
          label={texts('editor.brand')}
          value={brand.key}
          options={brands.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(key) => {
            savePlace({ kind: 'documents', brand: key });
            goTo({ kind: 'documents', brand: key });
          }}
        />
        <SearchBox label={texts('editor.tree.search')} value={search} onChange={setSearch} />
        <EditorButton look="primary" icon={Plus} onClick={() => setBegun({ copyOf: null })}>
          {texts('editor.tree.newPage')}
        </EditorButton>
      </div>
      {listed.state === 'loading' ? <p role="status">{texts('editor.loading')}</p> : null}
      {listed.state === 'failed' ? (
        <Note tone="error" isAnnounced>
          <p>{texts(`editor.failure.${listed.reason}`)}</p>
          <EditorButton onClick={reload}>{texts('editor.again')}</EditorButton>
        </Note>
      ) : null}
      {listed.state === 'there' ? (
        <>
          <PageTable brand={brand} pages={pages} onCopy={(line) => setBegun({ copyOf: line })} />
          {pages.length === 0 ? <Note isAnnounced>{texts('editor.tree.none')}</Note> : null}
          <PartList brand={brand} parts={parts} onCreated={open} />
        </>
      ) : null}
      {begun === null ? null : (
        <NewPageDialog brand={brand} copyOf={begun.copyOf} onCreated={open} onClose={() => setBegun(null)} />
      )}
    </div>
  );
}

function useDocuments() {
  const { client } = useEditor();
  const [listed, setListed] = useState<Listed>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const leaving = new AbortController();
    client
      .list(leaving.signal)
      .then(({ documents }) => setListed({ state: 'there', documents }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setListed({ state: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
      });
    return () => leaving.abort();
  }, [client, round]);
  const reload = () => {
    setListed({ state: 'loading' });
    setRound(round + 1);
  };
  return { listed, reload };
}
