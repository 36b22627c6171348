/** The name that the first picture of a hotel's page has in a view transition. */
const sharedName = 'hotel-picture';

let marked: HTMLElement | null = null;

/** Lets the picture of the card that was pressed become that of the hotel's page; only one picture may have the name. */
export function markPicture(card: HTMLElement): void {
  marked?.style.removeProperty('view-transition-name');
  marked = card.querySelector<HTMLElement>('[data-shown] picture') ?? card.querySelector('picture');
  marked?.style.setProperty('view-transition-name', sharedName);
}
