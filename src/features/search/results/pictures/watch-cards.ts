import { browserTimings } from '../../../../defaults.ts';

/** A card that a shopper turned to, and the picture they swiped to before its pictures were there. */
export interface ActiveCard {
  readonly hotelId: string;
  readonly startsAt: 0 | 1;
}

/** How far a finger moves until it swipes, in pixels. */
const swipeDistance = 30;

interface Touch {
  readonly x: number;
  readonly y: number;
}

/**
 * Reports the cards of a list that the visitor hovers over, touches or focuses. The card's own element has the id of
 * its hotel.
 * @param onWake called for a card each time
 * @returns stops listening
 */
export function watchCards(list: HTMLElement, onWake: (card: ActiveCard) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: string | null = null;
  let touch: Touch | null = null;
  const wake = (event: Event, startsAt: ActiveCard['startsAt'] = 0) => {
    const hotelId = hotelOf(event);
    if (hotelId !== null) onWake({ hotelId, startsAt });
  };
  const rest = (event: PointerEvent) => {
    const hotelId = hotelOf(event);
    if (event.pointerType !== 'mouse' || hotelId === resting) return;
    resting = hotelId;
    clearTimeout(timer);
    timer = setTimeout(() => wake(event), browserTimings.cardRestMs);
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    touch = { x: event.clientX, y: event.clientY };
    wake(event);
  };
  const release = (event: PointerEvent) => {
    if (touch !== null && isSwipe(touch, { x: event.clientX, y: event.clientY })) wake(event, 1);
    touch = null;
  };
  const leave = () => {
    clearTimeout(timer);
    resting = null;
    touch = null;
  };
  list.addEventListener('pointermove', rest, { signal, passive: true });
  list.addEventListener('pointerleave', leave, { signal });
  list.addEventListener('pointercancel', leave, { signal });
  list.addEventListener('pointerdown', press, { signal });
  list.addEventListener('pointerup', release, { signal });
  list.addEventListener('focusin', (event) => wake(event), { signal });
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}

/** To the next picture, and rather sideways than down the page. */
function isSwipe(from: Touch, to: Touch): boolean {
  return from.x - to.x >= swipeDistance && Math.abs(to.y - from.y) < from.x - to.x;
}

function hotelOf({ target }: Event): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-hotel]') : null;
  return card?.dataset.hotel ?? null;
}
