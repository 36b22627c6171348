import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero-slider.module.css';
import type { HeroSliderProps } from './schema.ts';

export interface ShownSliderProps extends Omit<HeroSliderProps, 'today'> {
  /** The search mask. The caller passes it, so that this module does not depend on the search. */
  readonly mask?: ReactNode;
}

/**
 * A strip of slides that scrolls by itself where there is no script. Script adds autoplay, dots and arrows (run-slider.ts);
 * React leaves the attributes and the controls made there alone. The search mask, where one is given, lies across the
 * foot of all of them (MOD-012).
 */
export function HeroSlider({ slides, height = 'page', mask }: ShownSliderProps) {
  const texts = useTexts();
  const isSlider = slides.length > 1;
  const sliderRef = useRunningSlider(isSlider);
  if (slides.length === 0) return null;
  const sliderAttributes = isSlider
    ? {
        'data-slider': '',
        'aria-roledescription': texts('slider.role'),
        'data-label-previous': texts('slider.previous'),
        'data-label-next': texts('slider.next'),
        'data-label-pause': texts('slider.pause'),
        'data-label-play': texts('slider.play'),
        'data-label-dot': texts('slider.dot'),
      }
    : {};
  return (
    <section
      ref={sliderRef}
      className={styles.hero}
      data-height={height}
      data-hero=""
      data-mask={mask === undefined ? undefined : ''}
      aria-label={slides[0]?.headline}
      suppressHydrationWarning
      {...sliderAttributes}
    >
      <div className={styles.viewport} data-slider-viewport="" suppressHydrationWarning>
        <div className={styles.strip} suppressHydrationWarning>
          {slides.map((slide, index) => (
            <HeroSlide
              key={`${slide.headline} ${slide.image?.url}`}
              slide={slide}
              isFirst={index === 0}
              isNextToMask={mask !== undefined}
              label={isSlider ? texts('slider.slide', { index: index + 1, count: slides.length }) : undefined}
            />
          ))}
        </div>
      </div>
      {mask === undefined ? null : <div className={styles.mask}>{mask}</div>}
      {isSlider ? (
        <div
          className={styles.controls}
          data-slider-controls=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty box is filled by run-slider.ts and never by React
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      ) : null}
    </section>
  );
}

/** Starts the slider after a navigation inside the shop; on the first page it may be running already. */
function useRunningSlider(isSlider: boolean) {
  const sliderRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const slider = sliderRef.current;
    if (!isSlider || slider === null) return;
    let isGone = false;
    let stop = () => {};
    import('./run-slider.ts').then(
      ({ runSlider }) => {
        if (!isGone) stop = runSlider(slider);
      },
      // Without its script the strip is scrolled by hand.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isSlider]);
  return sliderRef;
}
