import { useState } from 'react';
import type { MediaItem, MediaUse } from '../../features/media/media-calls.ts';
import { EditingFailure, type FailureReason } from '../calls/editing-client.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Note } from '../ui/note.tsx';
import type { MediaClient } from './media-client.ts';
import { UseList } from './media-uses.tsx';

export interface DeleteDialogProps {
  readonly item: MediaItem;
  readonly client: MediaClient;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

type DeleteState =
  | { readonly kind: 'asked' | 'deleting' }
  | { readonly kind: 'used'; readonly uses: readonly MediaUse[] }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** Asks before a picture goes; says where it is shown when it cannot. */
export function DeleteDialog({ item, client, onDeleted, onClose }: DeleteDialogProps) {
  const { texts } = useEditor();
  const [state, setState] = useState<DeleteState>({ kind: 'asked' });
  async function remove(): Promise<void> {
    setState({ kind: 'deleting' });
    try {
      const answer = await client.remove(item.id);
      if (answer.outcome === 'done') onDeleted();
      else setState({ kind: 'used', uses: answer.uses });
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
    }
  }
  return (
    <EditorDialog
      title={texts('library.deleteTitle', { name: item.name })}
      isAlert
      onClose={onClose}
      actions={
        <>
          <EditorButton onClick={onClose}>{texts('library.keep')}</EditorButton>
          {state.kind === 'used' ? null : (
            <EditorButton look="danger" isBusy={state.kind === 'deleting'} onClick={remove}>
              {texts('library.delete')}
            </EditorButton>
          )}
        </>
      }
    >
      {state.kind === 'used' ? (
        <>
          <Note tone="warning" isAnnounced>
            {texts('library.stillUsed')}
          </Note>
          <UseList uses={state.uses} />
        </>
      ) : (
        <p>{texts('library.deleteText')}</p>
      )}
      {state.kind === 'failed' ? (
        <Note tone="error" isAnnounced>
          {texts(`editor.failure.${state.reason}`)}
        </Note>
      ) : null}
    </EditorDialog>
  );
}
