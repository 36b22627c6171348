/** CSS pixels that a picker needs above or below its field to be used without much scrolling. */
const roomWanted = 460;

/**
 * Places the picker of a field, before it opens: below the field where it fits, else above where it fits there. Scrolls the page so
 * that it fits below, where there is room on neither side, or where turning a phone has left the field out of sight. The
 * styles read the side from `data-side`, the place on the page from `--left` and `--edge`, and the height from `--room`.
 */
export function placePicker(field: Element, picker: HTMLElement): void {
  const { clientHeight } = document.documentElement;
  const { top, bottom } = field.getBoundingClientRect();
  const fitsBelow = top >= 0 && clientHeight - bottom >= roomWanted;
  const isAbove = !fitsBelow && top >= roomWanted && bottom <= clientHeight;
  if (!fitsBelow && !isAbove) field.scrollIntoView({ block: 'start', behavior: 'instant' });
  const place = field.getBoundingClientRect();
  const edge = isAbove ? clientHeight - place.top - scrollY : place.bottom + scrollY;
  const room = isAbove ? place.top : clientHeight - place.bottom;
  picker.dataset.side = isAbove ? 'above' : 'below';
  picker.style.cssText = `--left: ${place.left}px; --edge: ${edge}px; --room: ${room}px`;
}
