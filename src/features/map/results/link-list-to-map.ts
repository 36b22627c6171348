import { readSlice, requireStore } from '../../../site/client-store.ts';
import { mapActions, mapSlice } from '../canvas/map-state.ts';

/**
 * Synchronises list and map: the item of a list (`data-hotel`) or marker (`data-marker`) under the pointer or with the
 * focus is the selected hotel of both (MAP-007). One set of listeners watches and marks all items, so that a card needs
 * none. Also dispatches opening and closing of the panel around the map to the map state (MAP-001, MAP-002).
 * @returns stops it
 */
export function linkListToMap(layer: HTMLElement): () => void {
  const store = requireStore();
  const ended = new AbortController();
  const { signal } = ended;
  const select = (event: Event) => {
    const hotel = findHotel(event.target);
    const selectedHotel = hotel ?? readSlice(mapSlice).activeModalHotel;
    if (selectedHotel !== readSlice(mapSlice).selectedHotel)
      store.dispatch(mapActions.set({ selectedHotel }));
  };
  document.addEventListener('pointerover', select, { signal, passive: true });
  document.addEventListener('focusin', select, { signal });
  const panel = layer.closest('[popover]');
  panel?.addEventListener(
    'toggle',
    (event) => {
      if ((event as ToggleEvent).newState === 'open') store.dispatch(mapActions.open());
      // A window that grew wide has the map in the page, with the hotel that is chosen on it.
      else store.dispatch(panel.checkVisibility() ? mapActions.set({ isOpen: false }) : mapActions.close());
    },
    { signal },
  );
  const unsubscribe = store.subscribe(markSelected);
  return () => {
    ended.abort();
    unsubscribe();
  };
}

function findHotel(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const item = target.closest<HTMLElement>('li[data-hotel], [data-marker]');
  const id = Number(item?.dataset.hotel ?? item?.dataset.marker ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}

function markSelected(): void {
  const { selectedHotel } = readSlice(mapSlice);
  for (const item of document.querySelectorAll<HTMLElement>('li[data-hotel]')) {
    const isSelected = item.dataset.hotel === String(selectedHotel);
    if (isSelected !== 'onMap' in item.dataset) item.toggleAttribute('data-on-map', isSelected);
  }
}
