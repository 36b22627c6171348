import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { buildControls, type SliderControls } from './slider-controls.ts';

/** MOD-029. */
export const AUTOPLAY_MS = 5000;

const running = new WeakMap<Element, () => void>();

/** Starts every slider below a node that is not running yet; gives the function that stops them. */
export function runSliders(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-slider]')].map(runSlider);
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Turns a served strip of slides into a slider: one at a time, endless, on by itself every five seconds, with dots, arrows
 * and a pause button (MOD-029 to MOD-032; WCAG 2.2.2). Running it twice on one strip is once.
 */
export function runSlider(slider: HTMLElement): () => void {
  const known = running.get(slider);
  if (known !== undefined) return known;
  const viewport = slider.querySelector<HTMLElement>('[data-slider-viewport]');
  const slides = [...slider.querySelectorAll<HTMLElement>('[data-slide]')];
  if (viewport === null || slides.length < 2) return () => {};

  const ending = new AbortController();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  slider.dataset.running = '';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    { loop: true, slidesToScroll: 1, duration: isStill ? 0 : 30, watchFocus: false },
    [Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false, jump: isStill })],
  );
  const controls = buildControls(slider, slides.length, {
    scrollTo: (index) => embla.scrollTo(index, isStill),
    scrollBy: (step) => (step > 0 ? embla.scrollNext(isStill) : embla.scrollPrev(isStill)),
  });
  const showSelected = () => markSelected(slides, controls, embla.selectedScrollSnap());
  embla.on('select', showSelected);
  showSelected();
  if (isStill) controls.pause.hidden = true;
  else runAutoplay(slider, embla, controls, ending.signal);

  const stop = () => {
    running.delete(slider);
    ending.abort();
    embla.destroy();
    controls.remove();
    for (const slide of slides) {
      slide.inert = false;
      headlineOf(slide)?.removeAttribute('aria-level');
    }
    delete slider.dataset.running;
  };
  running.set(slider, stop);
  return stop;
}

/** The other slides are not read: the headline of the one that is shown is the page's heading meanwhile. */
function markSelected(slides: readonly HTMLElement[], controls: SliderControls, selected: number): void {
  slides.forEach((slide, index) => {
    const isShown = index === selected;
    slide.inert = !isShown;
    headlineOf(slide)?.setAttribute('aria-level', isShown ? '1' : '2');
  });
  controls.select(selected);
}

function headlineOf(slide: HTMLElement): HTMLElement | null {
  return slide.querySelector('h1, h2');
}

/**
 * Autoplay rests while the visitor hovers (MOD-031) or has the focus inside, and stops for good once they press pause or
 * choose a slide themselves.
 */
function runAutoplay(
  slider: HTMLElement,
  embla: EmblaCarouselType,
  controls: SliderControls,
  signal: AbortSignal,
): void {
  const autoplay = embla.plugins().autoplay;
  const pauseReasons = new Set<string>();
  const setHold = (reason: string, isOn: boolean) => {
    if (isOn) pauseReasons.add(reason);
    else pauseReasons.delete(reason);
    if (pauseReasons.size === 0) autoplay?.play();
    else autoplay?.stop();
    slider
      .querySelector('[data-slider-viewport]')
      ?.setAttribute('aria-live', pauseReasons.size === 0 ? 'off' : 'polite');
  };
  const listen = (type: string, listener: () => void) => slider.addEventListener(type, listener, { signal });
  listen('mouseenter', () => setHold('hover', true));
  listen('mouseleave', () => setHold('hover', false));
  listen('focusin', () => setHold('focus', true));
  listen('focusout', () =>
    setHold('focus', slider.contains(document.activeElement) && slider.matches(':focus-within')),
  );
  const setPaused = (isPaused: boolean) => {
    controls.setPaused(isPaused);
    setHold('pause', isPaused);
  };
  embla.on('pointerDown', () => setPaused(true));
  controls.pause.addEventListener('click', () => setPaused(!pauseReasons.has('pause')));
  for (const choice of controls.choices) choice.addEventListener('click', () => setPaused(true));
  setHold('hover', slider.matches(':hover'));
}
