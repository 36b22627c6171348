import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';

export interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before changes of a picture are lost: unlike pages, pictures are not saved automatically. */
export function LeaveDialog({ onLeave, onClose }: LeaveDialogProps) {
  const { texts } = useEditor();
  return (
    <EditorDialog
      title={texts('library.leaveTitle')}
      isAlert
      onClose={onClose}
      actions={
        <>
          <EditorButton look="danger" onClick={onLeave}>
            {texts('library.leave')}
          </EditorButton>
          <EditorButton look="primary" onClick={onClose}>
            {texts('library.stay')}
          </EditorButton>
        </>
      }
    >
      <p>{texts('library.leaveText')}</p>
    </EditorDialog>
  );
}
