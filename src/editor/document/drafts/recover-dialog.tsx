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
  readonly onSettled: () => void;
}

/** Work of an earlier visit is there: taken up, on top of what others have saved since, or left. */
export function RecoverDialog({ unsaved, autosave, onSettled }: RecoverDialogProps) {
  const { texts, language, brands } = useEditor();
  const { document } = autosave.read();
  const market = brands.find(({ key }) => key === document.line.brand)?.market ?? 'de';
  const restoreDraft = () => {
    const { draft } = document;
    const theirs = { slug: draft.slug, body: draft.body };
    const mine = { slug: unsaved.slug, body: unsaved.body };
    const isBehind = draft.revision !== unsaved.revision;
    autosave.settle(isBehind ? mergeDrafts({ base: unsaved.base, mine, theirs }, new Map()) : mine, draft);
    onSettled();
  };
  const leave = () => {
    autosave.accept(document);
    onSettled();
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
          when: formatDateTime(new Date(unsaved.at), language, zoneOfMarket(market)),
        })}
      </p>
    </EditorDialog>
  );
}
