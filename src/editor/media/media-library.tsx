import { useState } from 'react';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { MediaDetail } from './media-detail.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media-library.module.css';
import { UploadZone } from './upload-zone.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

/** All pictures that editors have uploaded: found, added, described and cut. */
export function MediaLibrary() {
  const { texts } = useEditor();
  const media = useMedia();
  const uploads = useUploads(media.client, media.put);
  const [opened, setOpened] = useState<MediaItem | null>(null);
  return (
    <div className={styles.library}>
      <UploadZone
        uploads={uploads}
        bar={
          <>
            <h1>{texts('library.title')}</h1>
            <SearchBox label={texts('library.search')} value={media.text} onChange={media.search} />
          </>
        }
      >
        <MediaGrid media={media} onOpen={setOpened} />
      </UploadZone>
      {opened === null ? null : (
        <MediaDetail
          key={opened.id}
          item={opened}
          client={media.client}
          onChanged={media.put}
          onDeleted={() => {
            media.drop(opened.id);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
