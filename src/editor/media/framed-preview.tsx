import { type Framing, framePicture } from '../../domain/pictures/frame-picture.ts';
import { type ImageSize, measureImage } from '../../domain/pictures/image-size.ts';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { buildPath } from '../../url.ts';
import styles from './framed-preview.module.css';

export interface FramedPreviewProps {
  readonly item: MediaItem;
  readonly framing: Framing;
  readonly size: ImageSize;
}

/** What visitors will see in one of the listed sizes, by the server's own rule, before anything is saved. */
export function FramedPreview({ item, framing, size }: FramedPreviewProps) {
  const wanted = measureImage(size);
  const { x, y, width, height } = framePicture(item, framing, wanted);
  return (
    <figure className={styles.preview}>
      <span className={styles.box} style={{ aspectRatio: `${wanted.width} / ${wanted.height}` }}>
        <img
          src={buildPath('media_picture', { mediaId: item.id })}
          alt=""
          style={{
            width: `${100 / width}%`,
            height: `${100 / height}%`,
            left: `${(-x / width) * 100}%`,
            top: `${(-y / height) * 100}%`,
          }}
        />
      </span>
      <figcaption>{size.replace('x', ' × ')}</figcaption>
    </figure>
  );
}
