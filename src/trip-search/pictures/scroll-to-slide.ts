/** Pictures side by side, each as wide as the strip, which the browser scrolls: a finger feels every one. */
type Strip = Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>;

export function scrollToSlide(
  strip: HTMLElement | null,
  index: number,
  behavior: 'instant' | 'smooth' = 'instant',
): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

/** The picture that a strip has been scrolled to, from 0. */
export function readSlide({ scrollLeft, clientWidth }: Strip): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
