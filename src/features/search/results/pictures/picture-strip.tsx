import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { Picture } from '../../../../design/pictures/picture.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import { readStep } from '../../../../trip-search/pictures/media-view.ts';
import { readSlide, scrollToSlide } from '../../../../trip-search/pictures/scroll-to-slide.ts';
import type { CardPicture } from './list-card-pictures.ts';
import styles from './picture-strip.module.css';

export interface PictureStripProps {
  readonly hotelName: string;
  /** Two at least, the first is the one that lies underneath. */
  readonly pictures: readonly CardPicture[];
  readonly href: string;
  readonly startsAt: 0 | 1;
}

const pictureSizes = ['420x300'] as const;

/**
 * Pictures of a card, swiped with a finger, stepped through with its buttons, or with the arrow keys: the strip is one stop of
 * the Tab key. A picture is loaded once the one before it has been shown.
 */
export function PictureStrip({ hotelName, pictures, href, startsAt }: PictureStripProps) {
  const texts = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // On its way to a picture by itself: what it passes is not shown, only where it arrives.
  const isStepping = useRef(false);
  const [furthest, setFurthest] = useState<number>(startsAt);
  useEffect(() => moveTo(strip.current, startsAt), [startsAt]);

  const follow = (to: number) => {
    setIndex(to);
    if (to > furthest) setFurthest(to);
  };
  const step = (by: 1 | -1) => {
    const to = index + by;
    if (to < 0 || to >= pictures.length) return;
    isStepping.current = true;
    follow(to);
    moveTo(strip.current, to);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = readStep(event.key);
    if (by === null) return;
    event.preventDefault();
    step(by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className={styles.pictures}
      aria-label={texts('results.pictures', { hotel: hotelName })}
    >
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        aria-label={texts('results.pictures', { hotel: hotelName })}
        onKeyDown={stepByKey}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onScroll={({ currentTarget }) => {
          if (!isStepping.current) follow(readSlide(currentTarget));
        }}
        onScrollEnd={({ currentTarget }) => {
          isStepping.current = false;
          follow(readSlide(currentTarget));
        }}
      >
        {pictures.map(({ scene, caption, captionLanguage }, at) => (
          <li
            key={scene}
            className={styles.slide}
            inert={at !== index}
            data-shown={at === index || undefined}
          >
            {at <= furthest + 1 ? (
              <a href={href} tabIndex={-1}>
                <Picture
                  scene={scene}
                  alt={caption}
                  lang={captionLanguage}
                  variants={pictureSizes}
                  sizes="17rem"
                  isOfHotel
                />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <Step by={-1} isDisabled={index === 0} onStep={step} />
      <Step by={1} isDisabled={index === pictures.length - 1} onStep={step} />
      <p className={styles.position} role="status">
        {texts('results.picture', { position: index + 1, count: pictures.length })}
      </p>
    </div>
  );
}

function Step(props: { by: 1 | -1; isDisabled: boolean; onStep: (by: 1 | -1) => void }) {
  const { by, isDisabled, onStep } = props;
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles.step}
      data-by={by}
      tabIndex={-1}
      aria-disabled={isDisabled || undefined}
      aria-label={texts(by === 1 ? 'results.nextPicture' : 'results.previousPicture')}
      onClick={() => onStep(by)}
    >
      <Icon icon={by === 1 ? ChevronRight : ChevronLeft} />
    </button>
  );
}

/** The way there is shown, unless the visitor wants no motion. */
function moveTo(strip: HTMLElement | null, index: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollToSlide(strip, index, isStill ? 'instant' : 'smooth');
}
