import Clapperboard from 'lucide-react/icons/clapperboard';
import Images from 'lucide-react/icons/images';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES, LIST_PICTURE_SIZE } from '../../../domain/pictures/image-size.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { findFirstFilm, type ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';
import type { MediaView } from '../../../trip-search/pictures/media-view.ts';
import { OpenPicture } from './open-picture.tsx';
import styles from './picture-mosaic.module.css';

/** Loaded when the first picture is pressed. */
const MediaGallery = lazyPart(() => import('./media-gallery.tsx'));

export interface PictureMosaicProps {
  readonly hotelName: string;
  /** Pictures first, films behind them; may be empty. */
  readonly media: readonly ShownMedia[];
  /** Main picture, for a hotel that has no other. */
  readonly scene: string;
  /** Words that lie over the first picture. */
  readonly children: ReactNode;
}

/** Pictures next to the first one. */
const sideCount = 3;

/** A hotel's pictures as a mosaic, the first one large with the name over it; each opens the gallery (HOTEL-027). A main picture without media opens nothing. */
export function PictureMosaic({ hotelName, media, scene, children }: PictureMosaicProps) {
  const texts = useTexts();
  const [view, setView] = useState<MediaView | null>(null);
  const open = (index: number) => setView({ choice: 'all', index });
  // Those of guests are in the gallery alone.
  const [first, ...others] = media.filter(({ category }) => category !== 'guests');
  const side = chooseSide(others);
  const film = findFirstFilm(media);
  const pictures = film ?? media.length;
  const large = (
    <Picture
      scene={first?.scene ?? scene}
      alt=""
      variants={IMAGE_SIZES.background}
      sizes="(max-width: 767px) 100vw, 75vw"
      priority
      isOfHotel
      preview={LIST_PICTURE_SIZE}
    />
  );
  return (
    <div className={styles.mosaic} data-side={side.length}>
      {first === undefined ? (
        <div className={`${styles.tile} ${styles.first}`}>{large}</div>
      ) : (
        <OpenPicture item={first} className={`${styles.tile} ${styles.first}`} onOpen={() => open(0)}>
          {large}
        </OpenPicture>
      )}
      <div className={styles.text}>{children}</div>
      {side.map((item) => (
        <OpenPicture
          key={item.scene}
          item={item}
          className={styles.tile}
          onOpen={() => open(media.indexOf(item))}
        >
          <Picture
            scene={item.scene}
            alt=""
            variants={IMAGE_SIZES.overlay}
            sizes="(max-width: 767px) 1px, 40vw"
            isOfHotel
          />
        </OpenPicture>
      ))}
      <div className={styles.actions}>
        {film === null ? null : (
          <button type="button" className={styles.action} data-needs-script="" onClick={() => open(film)}>
            <Icon icon={Clapperboard} />
            {texts('media.film')}
          </button>
        )}
        {pictures < 2 ? null : (
          <button type="button" className={styles.action} data-needs-script="" onClick={() => open(0)}>
            <Icon icon={Images} />
            {texts('media.openAll', { count: pictures })}
          </button>
        )}
      </div>
      {view === null ? null : (
        <Suspense fallback={null}>
          <MediaGallery hotelName={hotelName} media={media} start={view} onClose={() => setView(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** One picture of each of the next things there are to see, so that the mosaic is not three times the house. */
function chooseSide(media: readonly ShownMedia[]): readonly ShownMedia[] {
  const pictures = media.filter(({ type }) => type === 'image');
  const byCategory = pictures.filter(
    ({ category }, at) =>
      category !== 'hotel' && pictures.findIndex((other) => other.category === category) === at,
  );
  const rest = pictures.filter((item) => !byCategory.includes(item));
  return [...byCategory, ...rest].slice(0, sideCount);
}
