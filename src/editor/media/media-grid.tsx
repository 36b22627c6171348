import { TriangleAlert } from 'lucide-react';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { buildPath } from '../../url.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './media-grid.module.css';
import type { Media } from './use-media.ts';

export interface MediaGridProps {
  readonly media: Media;
  /** Key of the picture that is chosen; '' for none. */
  readonly picked?: string;
  readonly onOpen: (item: MediaItem) => void;
}

/** The library's pictures, newest first. */
export function MediaGrid({ media, picked = '', onOpen }: MediaGridProps) {
  const { texts } = useEditor();
  const { items, total, failure, text } = media;
  if (failure !== null)
    return (
      <Note tone="error" isAnnounced>
        <p>{texts(`editor.failure.${failure}`)}</p>
        <EditorButton onClick={media.again}>{texts('editor.again')}</EditorButton>
      </Note>
    );
  if (items === null) return <p role="status">{texts('editor.loading')}</p>;
  if (items.length === 0)
    return (
      <p className={styles.empty} role="status">
        {texts(text === '' ? 'library.empty' : 'library.nothingFound', { text })}
      </p>
    );
  return (
    <div className={styles.grid}>
      <p className={styles.count} role="status">
        {texts('library.count', { n: total })}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Tile item={item} isPicked={item.key === picked} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {items.length < total ? (
        <EditorButton onClick={media.showMore}>{texts('library.more')}</EditorButton>
      ) : null}
    </div>
  );
}

interface TileProps extends Pick<MediaGridProps, 'onOpen'> {
  readonly item: MediaItem;
  readonly isPicked: boolean;
}

function Tile({ item, isPicked, onOpen }: TileProps) {
  const { texts } = useEditor();
  return (
    <button
      type="button"
      className={styles.tile}
      aria-current={isPicked || undefined}
      onClick={() => onOpen(item)}
    >
      <img src={addressThumbnail(item)} alt="" width={360} height={220} loading="lazy" decoding="async" />
      <span className={styles.name}>{item.name}</span>
      <span className={styles.facts}>
        {item.alt.de === undefined ? (
          <span className={styles.missing}>
            <TriangleAlert size={13} aria-hidden="true" />
            {texts('library.altMissing')}
          </span>
        ) : (
          `${item.width} × ${item.height}`
        )}
      </span>
    </button>
  );
}

/** The address changes with the cut, so that an editor sees it at once. */
function addressThumbnail({ key, framing }: MediaItem): string {
  const [width, height] = ['360', '220'];
  return buildPath('image', { width, height, scene: key, format: 'webp' }, { cut: String(framing) });
}
