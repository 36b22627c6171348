import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { Note } from '../ui/note.tsx';
import type { MediaDraft } from './use-media-draft.ts';

export interface SaveNoteProps {
  readonly draft: MediaDraft;
  /** @param revision theirs, to save on top of it */
  readonly onKeepMine: (revision: number) => void;
}

/** What became of saving, where it is worth a word. */
export function SaveNote({ draft, onKeepMine }: SaveNoteProps) {
  const { texts } = useEditor();
  const { state } = draft;
  switch (state.kind) {
    case 'begun':
    case 'saving':
      return null;
    case 'saved':
      return draft.isChanged ? null : <Note isAnnounced>{texts('library.saved')}</Note>;
    case 'alt-text-needed':
      return (
        <Note tone="error" isAnnounced>
          {texts('library.altStillNeeded')}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="error" isAnnounced>
          {texts(`editor.failure.${state.reason}`)}
        </Note>
      );
    case 'conflict':
      return (
        <Note tone="warning" isAnnounced>
          <p>{texts('library.conflict', { name: state.theirs.changedBy })}</p>
          <div>
            <EditorButton onClick={() => draft.take(state.theirs)}>
              {texts('library.takeTheirs')}
            </EditorButton>{' '}
            <EditorButton onClick={() => onKeepMine(state.theirs.revision)}>
              {texts('library.keepMine')}
            </EditorButton>
          </div>
        </Note>
      );
  }
}
