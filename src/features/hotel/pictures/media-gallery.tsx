import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { IllustrationMark } from '../../../design/pictures/illustration-mark.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import {
  chooseMedia,
  listMediaChoices,
  type MediaChoice,
  type ShownMedia,
} from '../../../trip-search/pictures/hotel-media.ts';
import { type MediaView, readStep, turnMedia } from '../../../trip-search/pictures/media-view.ts';
import { readSlide, scrollToSlide } from '../../../trip-search/pictures/scroll-to-slide.ts';
import styles from './media-gallery.module.css';
import { MediaSlide } from './media-slide.tsx';

export interface MediaGalleryProps {
  readonly hotelName: string;
  readonly media: readonly ShownMedia[];
  /** Where it opens. */
  readonly start: MediaView;
  readonly onClose: () => void;
}

const titleId = 'media-gallery-title';

/**
 * All pictures and films of a hotel in a modal (MEDIA-001): swiped, stepped through with the arrows, or narrowed to a category.
 * The browser scrolls from picture to picture, so a finger feels every one; which is shown follows from where it has scrolled to.
 */
export default function MediaGallery({ hotelName, media, start, onClose }: MediaGalleryProps) {
  const texts = useTexts();
  const [{ choice, index }, turn] = useReducer(turnMedia, start);
  const strip = useRef<HTMLUListElement>(null);
  const shown = chooseMedia(media, choice);

  // The strip has its width only once the dialog is open, which is what the dialog's own effect did before this one.
  useEffect(() => {
    scrollToSlide(strip.current, start.index);
    // Else the arrow keys would go to the choice of categories, the first thing in the dialog, and turn that.
    strip.current?.focus();
  }, [start.index]);

  const step = (by: 1 | -1) => {
    const next = turnMedia({ choice, index }, { type: 'step', by, count: shown.length });
    turn({ type: 'show', index: next.index });
    scrollToSlide(strip.current, next.index);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = event.target instanceof HTMLSelectElement ? null : readStep(event.key);
    if (by === null) return;
    event.preventDefault();
    step(by);
  };

  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows work wherever in the gallery the focus is */}
      <div className={styles.gallery} onKeyDown={stepByKey}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {hotelName}
          </h2>
          <select
            className={styles.choice}
            aria-label={texts('media.category')}
            value={choice}
            onChange={({ target }) => turn({ type: 'choose', choice: target.value as MediaChoice })}
          >
            {listMediaChoices(media).map((key) => (
              <option key={key} value={key}>
                {texts(`media.category.${key}`)}
              </option>
            ))}
          </select>
          <form method="dialog">
            <button type="submit" className={styles.button} aria-label={texts('frame.close')}>
              <Icon icon={X} size={24} />
            </button>
          </form>
        </div>
        <ul
          key={choice}
          ref={strip}
          className={styles.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
          tabIndex={0}
          onScroll={({ currentTarget }) => turn({ type: 'show', index: readSlide(currentTarget) })}
        >
          {shown.map((item, at) => (
            <MediaSlide key={item.scene} item={item} isShown={at === index} />
          ))}
        </ul>
        <div className={styles.foot}>
          <StepButton by={-1} isDisabled={index === 0} onStep={step} />
          <p className={styles.caption} aria-live="polite">
            <span lang={shown[index]?.captionLanguage}>{shown[index]?.caption}</span>
            {shown[index] === undefined ? null : (
              <IllustrationMark scene={shown[index].scene} isOfHotel className="" />
            )}
            {shown[index]?.credit === undefined ? null : (
              <span className={styles.credit}>{texts('media.credit', { name: shown[index].credit })}</span>
            )}
            <span className={styles.count}>
              {texts('media.position', { position: index + 1, count: shown.length })}
            </span>
          </p>
          <StepButton by={1} isDisabled={index >= shown.length - 1} onStep={step} />
        </div>
      </div>
    </Dialog>
  );
}

function StepButton(props: { by: 1 | -1; isDisabled: boolean; onStep: (by: 1 | -1) => void }) {
  const { by, isDisabled, onStep } = props;
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={texts(by === 1 ? 'media.next' : 'media.previous')}
      aria-disabled={isDisabled || undefined}
      onClick={() => onStep(by)}
    >
      <Icon icon={by === 1 ? ChevronRight : ChevronLeft} size={24} />
    </button>
  );
}
