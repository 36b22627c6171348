import type { AppState, PuckAction } from '@puckeditor/core';

/** What of the editor's state says which modules there are and which one is open. */
interface Selection {
  readonly data: Pick<AppState['data'], 'content'>;
  readonly ui: Pick<AppState['ui'], 'itemSelector'>;
}

const readSelected = ({ data, ui }: Selection): string | undefined =>
  ui.itemSelector === null ? undefined : data.content[ui.itemSelector.index]?.props.id;

/**
 * The module that undoing or redoing has closed although it is still on the page; null where nothing was closed. Puck's
 * history keeps the selection with the content: the first change would be undone to a page with nothing selected.
 */
export function findLeftModule(action: PuckAction, now: Selection, before: Selection): string | null {
  // Nothing but Puck's history sets the whole state.
  if (action.type !== 'set') return null;
  const selected = readSelected(before);
  if (selected === undefined || selected === readSelected(now)) return null;
  return now.data.content.some(({ props }) => props.id === selected) ? selected : null;
}
