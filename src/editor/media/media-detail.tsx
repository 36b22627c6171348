import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mediaLimits } from '../../defaults.ts';
import { LISTED_IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { AltFields } from './alt-fields.tsx';
import { CropFrame } from './crop-frame.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FramedPreview } from './framed-preview.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { MediaClient } from './media-client.ts';
import styles from './media-detail.module.css';
import { MediaUses } from './media-uses.tsx';
import { SaveNote } from './save-note.tsx';
import { useMediaDraft } from './use-media-draft.ts';

export interface MediaDetailProps {
  readonly item: MediaItem;
  readonly client: MediaClient;
  readonly onChanged: (item: MediaItem) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  /** Where a picture is chosen: takes it once it is saved and has its text. */
  readonly onPick?: (item: MediaItem) => void;
}

/** One picture: what it shows in words, how it is cut in every size, where it is used. */
export function MediaDetail({ item, client, onChanged, onDeleted, onClose, onPick }: MediaDetailProps) {
  const { texts, language } = useEditor();
  const draft = useMediaDraft(item, client);
  const [openDialog, setOpenDialog] = useState<'delete' | 'leave' | null>(null);
  const save = async (revision?: number) => {
    const saved = await draft.save(revision);
    if (saved === null) return;
    onChanged(saved);
    if (onPick !== undefined && saved.alt.de !== undefined) onPick(saved);
  };
  return (
    <EditorDialog
      title={item.name}
      shape="wide"
      onClose={() => (draft.isChanged ? setOpenDialog('leave') : onClose())}
      actions={
        <>
          <EditorButton look="danger" icon={Trash2} onClick={() => setOpenDialog('delete')}>
            {texts('library.delete')}
          </EditorButton>
          <EditorButton
            look="primary"
            isBusy={draft.state.kind === 'saving'}
            disabled={onPick === undefined && !draft.isChanged}
            onClick={() => save()}
          >
            {texts(onPick === undefined ? 'library.save' : 'library.saveAndUse')}
          </EditorButton>
        </>
      }
    >
      <div className={styles.detail}>
        <SaveNote draft={draft} onKeepMine={save} />
        <div className={styles.columns}>
          <section className={styles.half} aria-label={texts('library.framing')}>
            <CropFrame item={item} framing={draft.framing} onChange={draft.setFraming} />
            <p className={styles.hint}>{texts('library.framingHint')}</p>
            <EditorButton onClick={draft.showWhole}>{texts('library.whole')}</EditorButton>
            <h3>{texts('library.previews')}</h3>
            <div className={styles.previews}>
              {LISTED_IMAGE_SIZES.map((size) => (
                <FramedPreview key={size} item={item} size={size} framing={draft.framing} />
              ))}
            </div>
          </section>
          <section className={styles.half} aria-label={texts('library.words')}>
            <AltFields alt={draft.alt} onChange={draft.setAlt} />
            <Labelled label={texts('library.name')}>
              {(links) => (
                <input
                  {...links}
                  value={draft.name}
                  maxLength={mediaLimits.maxNameLength}
                  onChange={(event) => draft.setName(event.target.value)}
                />
              )}
            </Labelled>
            <label>
              <input
                type="checkbox"
                checked={draft.isGenerated}
                onChange={(event) => draft.setGenerated(event.target.checked)}
              />{' '}
              {texts('library.generated')}
            </label>
            <p className={styles.hint}>{texts('library.generatedHint')}</p>
            <p className={styles.hint}>
              {texts('library.facts', {
                size: `${item.width} × ${item.height}`,
                by: item.uploadedBy,
                at: formatDateTime(new Date(item.uploadedAt), language, SHOP_TIME_ZONE),
              })}
            </p>
            <h3>{texts('library.usage')}</h3>
            <MediaUses mediaId={item.id} client={client} />
          </section>
        </div>
      </div>
      {openDialog === 'delete' ? (
        <DeleteDialog item={item} client={client} onDeleted={onDeleted} onClose={() => setOpenDialog(null)} />
      ) : null}
      {openDialog === 'leave' ? <LeaveDialog onLeave={onClose} onClose={() => setOpenDialog(null)} /> : null}
    </EditorDialog>
  );
}
