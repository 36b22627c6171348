import { formatDateTime } from '../../../domain/words/format-date.ts';
import { zoneOfMarket } from '../../fields/market-time.ts';
import { useEditor } from '../../navigation/editor-context.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { EditorDialog } from '../../ui/editor-dialog.tsx';
import type { DraftAutosave } from './draft-autosave.ts';
import type { DraftBackupEntry } from './draft-backup.ts';
import { mergeDrafts } from './merge-drafts.ts';

export interface RecoverDialogProps {
  readonly kept: DraftBackupEntry;
  readonly keeper: DraftAutosave;
  readonly onSettled: () => void;
}

/** Work of an earlier visit is there: taken up, on top of what others have saved since, or left. */
export function RecoverDialog({ kept, keeper, onSettled }: RecoverDialogProps) {
  const { texts, language, brands } = useEditor();
  const { document } = keeper.read();
  const market = brands.find(({ key }) => key === document.line.brand)?.market ?? 'de';
  const restoreDraft = () => {
    const { draft } = document;
    const theirs = { slug: draft.slug, body: draft.body };
    const mine = { slug: kept.slug, body: kept.body };
    const isBehind = draft.revision !== kept.revision;
    keeper.settle(isBehind ? mergeDrafts({ base: kept.base, mine, theirs }, new Map()) : mine, draft);
    onSettled();
  };
  const leave = () => {
    keeper.accept(document);
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
          when: formatDateTime(new Date(kept.at), language, zoneOfMarket(market)),
        })}
      </p>
    </EditorDialog>
  );
}
