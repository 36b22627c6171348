import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';
import styles from './media-slide.module.css';

export interface MediaSlideProps {
  readonly item: ShownMedia;
  /** It is the one in view; only this one can be reached by keyboard. */
  readonly isShown: boolean;
}

/** A picture of the gallery, or a film: a slow way through a painted scene that runs when it is asked to. */
export function MediaSlide({ item, isShown }: MediaSlideProps) {
  return (
    <li className={styles.slide} inert={!isShown}>
      {item.type === 'video' ? <Film item={item} /> : <Scene item={item} />}
    </li>
  );
}

function Scene({ item }: { item: ShownMedia }) {
  return (
    <Picture
      className={styles.picture}
      scene={item.scene}
      alt={item.caption}
      lang={item.captionLanguage}
      variants={IMAGE_SIZES.background}
      sizes="100vw"
    />
  );
}

function Film({ item }: { item: ShownMedia }) {
  const texts = useTexts();
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <div className={styles.film} data-playing={isPlaying ? '' : undefined}>
      <Scene item={item} />
      <button type="button" className={styles.play} onClick={() => setIsPlaying(!isPlaying)}>
        <Icon icon={isPlaying ? Pause : Play} />
        {texts(isPlaying ? 'media.pauseFilm' : 'media.playFilm')}
      </button>
    </div>
  );
}
