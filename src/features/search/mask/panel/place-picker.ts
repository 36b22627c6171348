/** CSS pixels that a picker needs above or below its field to be used without much scrolling. */
const roomWanted = 460;

/**
 * Places the picker of a field, before it opens: below the field where it fits, else above where it fits there. Scrolls the page so
 * that it fits below, where there is room on neither side, or where turning a phone has left the field out of sight; in a window that
 * is too short for that the field moves to the foot, since above it the picker may cover the header. The styles read the side from
 * `data-side`, the place on the page from `--left` and `--edge`, and the height from `--room`.
 */
export function placePicker(field: Element, picker: HTMLElement): void {
  const { clientHeight } = document.documentElement;
  const measure = () => {
    const { left, top, bottom } = field.getBoundingClientRect();
    return { left, top, bottom, below: clientHeight - bottom };
  };
  const { top, bottom, below } = measure();
  const fitsBelow = top >= 0 && below >= roomWanted;
  const fitsAbove = top >= roomWanted && bottom <= clientHeight;
  if (!fitsBelow && !fitsAbove) {
    field.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (measure().below < roomWanted) field.scrollIntoView({ block: 'end', behavior: 'instant' });
  }
  const place = measure();
  const isAbove = place.below < roomWanted && place.top > place.below;
  const edge = isAbove ? clientHeight - place.top - scrollY : place.bottom + scrollY;
  const room = isAbove ? place.top : place.below;
  picker.dataset.side = isAbove ? 'above' : 'below';
  picker.style.cssText = `--left: ${place.left}px; --edge: ${edge}px; --room: ${room}px`;
}
