import { formatDateTime } from '../../../domain/words/format-date.ts';
import { zoneOfMarket } from '../../fields/market-time.ts';
import { useEditor } from '../../navigation/editor-context.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { EditorDialog } from '../../ui/editor-dialog.tsx';
import type { DraftAutosave } from './draft-autosave.ts';
import type { DraftBackupEntry } from './draft-backup.ts';
import { mergeDrafts } from './merge-drafts.ts';

export interface RecoverDialogProps {
  readonly unsaved: DraftBackupEntry;
  readonly autosave: DraftAutosave;
  readonly onResolved: () => void;
}

/** Offers the unsaved changes of an earlier visit: merges them into what others saved since, or discards them. */
export function RecoverDialog({ unsaved, autosave, onResolved }: RecoverDialogProps) {
  const { texts, language, brands } = useEditor();
  const { document } = autosave.read();
  const market = brands.find(({ key }) => key === document.line.brand)?.market ?? 'de';
  const restoreDraft = () => {
    const { draft } = document;
    const theirs = { slug: draft.slug, body: draft.body };
    const mine = { slug: unsaved.slug, body: unsaved.body };
    const isBehind = draft.revision !== unsaved.revision;
    autosave.resolveConflict(
      isBehind ? mergeDrafts({ base: unsaved.base, mine, theirs }, new Map()) : mine,
      draft,
    );
    onResolved();
  };
  const leave = () => {
    autosave.accept(document);
    onResolved();
  };
  return (
    <EditorDialog
      title={texts('editor.recover.title')}
      onClose={restoreDraft}
      isAlert
      actions={
        <>
          <EditorButton onClick={leave}>{texts('editor.recover.leave')}</EditorButton>
          <EditorButton look="primary" onClick={restoreDraft}>
            {texts('editor.recover.takeUp')}
          </EditorButton>
        </>
      }
    >
      <p>
        {texts('editor.recover.text', {
          when: formatDateTime(new Date(unsaved.savedAt), language, zoneOfMarket(market)),
        })}
      </p>
    </EditorDialog>
  );
}
