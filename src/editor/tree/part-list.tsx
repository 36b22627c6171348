import { Flag, Megaphone, PanelBottom, PanelTop, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Brand } from '../../brands/brand.ts';
import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { PlaceLink } from '../navigation/place-link.tsx';
import { DocumentStateChip } from '../ui/document-state-chip.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import type { ArrangedDocuments, PartKind } from './arrange-documents.ts';
import styles from './part-list.module.css';

const icons = {
  navigation: PanelTop,
  notices: Megaphone,
  footer: PanelBottom,
  flags: Flag,
  settings: SlidersHorizontal,
} as const;

export interface PartListProps {
  readonly brand: Brand;
  readonly parts: ArrangedDocuments['parts'];
  readonly onCreated: (line: DocumentLine) => void;
}

/** What every page of the brand shows, and what the brand is set to. */
export function PartList({ brand, parts, onCreated }: PartListProps) {
  const { texts, client } = useEditor();
  const [busy, setBusy] = useState<PartKind | null>(null);
  const create = async (kind: PartKind) => {
    setBusy(kind);
    try {
      const answer = await client.create({
        id: crypto.randomUUID(),
        brand: brand.key,
        kind,
        slug: '',
        title: null,
        copyOf: null,
      });
      if (answer.outcome === 'done') onCreated(answer.document.line);
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h2 id="parts">{texts('editor.tree.parts')}</h2>
      <ul className={styles.list}>
        {parts.map(({ kind, line }) => {
          const Drawing = icons[kind];
          return (
            <li key={kind} className={styles.part}>
              <Drawing size={20} aria-hidden="true" />
              <div>
                {line === null ? (
                  <strong>{texts(`editor.kind.${kind}`)}</strong>
                ) : (
                  <PlaceLink to={{ kind: 'document', documentId: line.id, moduleId: null }}>
                    {texts(`editor.kind.${kind}`)}
                  </PlaceLink>
                )}
                <p>{texts(`editor.kindHint.${kind}`)}</p>
              </div>
              {line === null ? (
                <EditorButton isBusy={busy === kind} onClick={() => void create(kind)}>
                  {texts('editor.tree.create')}
                </EditorButton>
              ) : (
                <DocumentStateChip line={line} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
