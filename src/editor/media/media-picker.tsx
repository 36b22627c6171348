import { useState } from 'react';
import type { LocalText } from '../../brands/brand.ts';
import { parseUploadId } from '../../domain/pictures/picture-key.ts';
import type { SceneLight } from '../../domain/pictures/scene.ts';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { MediaDetail } from './media-detail.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media-picker.module.css';
import { SceneChooser } from './scene-chooser.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

export interface MediaPickerProps {
  /** Light of the document's brand, for painted scenes. */
  readonly light: SceneLight;
  /** Key of the picture now; '' for none. */
  readonly picked: string;
  /** @param alt what the picture shows, where the library says it; null for painted scenes */
  readonly onPick: (key: string, alt: LocalText | null) => void;
  readonly onClose: () => void;
}

/** A dialog to choose a picture: of the library, or a scene to be painted. */
export function MediaPicker(props: MediaPickerProps) {
  const { texts } = useEditor();
  const { light, picked, onPick, onClose } = props;
  const isScene = picked !== '' && parseUploadId(picked) === null;
  const [source, setSource] = useState<'library' | 'scenes'>(isScene ? 'scenes' : 'library');
  return (
    <EditorDialog title={texts('library.choose')} shape="wide" onClose={onClose}>
      <div className={styles.picker}>
        <Segments
          label={texts('library.source')}
          value={source}
          options={[
            { value: 'library', label: texts('library.title') },
            { value: 'scenes', label: texts('library.scenes') },
          ]}
          onChange={setSource}
        />
        {source === 'library' ? (
          <LibraryChoice picked={picked} onPick={onPick} />
        ) : (
          <SceneChooser light={light} picked={picked} onPick={(key) => onPick(key, null)} />
        )}
      </div>
    </EditorDialog>
  );
}

/** A picture that says what it shows is taken at once; any other has to say it first. */
function LibraryChoice({ picked, onPick }: Pick<MediaPickerProps, 'picked' | 'onPick'>) {
  const { texts } = useEditor();
  const media = useMedia();
  const uploads = useUploads(media.client, media.put);
  const [itemWithoutAltText, setItemWithoutAltText] = useState<MediaItem | null>(null);
  const pick = (item: MediaItem) => {
    const { de, ...others } = item.alt;
    if (de === undefined) setItemWithoutAltText(item);
    else onPick(item.key, { de, ...others });
  };
  return (
    <>
      <UploadZone
        uploads={uploads}
        bar={<SearchBox label={texts('library.search')} value={media.text} onChange={media.search} />}
      >
        <MediaGrid media={media} picked={picked} onOpen={pick} />
      </UploadZone>
      {itemWithoutAltText === null ? null : (
        <MediaDetail
          key={itemWithoutAltText.id}
          item={itemWithoutAltText}
          client={media.client}
          onChanged={media.put}
          onPick={pick}
          onDeleted={() => {
            media.drop(itemWithoutAltText.id);
            setItemWithoutAltText(null);
          }}
          onClose={() => setItemWithoutAltText(null)}
        />
      )}
    </>
  );
}
