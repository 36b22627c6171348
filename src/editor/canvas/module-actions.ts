import { useGetPuck } from '@puckeditor/core';
import { rootZone } from './puck-data.ts';
import { showOnCanvas } from './show-on-canvas.ts';

/** What can be done to a module of the page; by keyboard and pointer alike. */
export interface ModuleActions {
  select(id: string | null): void;
  move(id: string, step: -1 | 1): void;
  copy(id: string): void;
  remove(id: string): void;
  /** Puts a new module behind the selected one, or at the end, and selects it. */
  add(type: string): void;
  /** Replaces a module's props. */
  write(id: string, props: Readonly<Record<string, unknown>>): void;
}

export function useModuleActions(): ModuleActions {
  const getPuck = useGetPuck();
  const read = () => getPuck().appState.data.content;
  const find = (id: string) => read().findIndex(({ props }) => props.id === id);
  const selectAt = (index: number | null) =>
    getPuck().dispatch({
      type: 'setUi',
      ui: { itemSelector: index === null ? null : { index, zone: rootZone } },
    });
  return {
    select(id) {
      const index = id === null ? -1 : find(id);
      selectAt(index < 0 ? null : index);
    },
    move(id, step) {
      const from = find(id);
      const to = from + step;
      if (from < 0 || to < 0 || to >= read().length) return;
      getPuck().dispatch({
        type: 'reorder',
        sourceIndex: from,
        destinationIndex: to,
        destinationZone: rootZone,
      });
      selectAt(to);
    },
    copy(id) {
      getPuck().dispatch({ type: 'duplicate', sourceIndex: find(id), sourceZone: rootZone });
    },
    remove(id) {
      getPuck().dispatch({ type: 'remove', index: find(id), zone: rootZone });
      selectAt(null);
    },
    add(type) {
      const { selectedItem, dispatch } = getPuck();
      const at = selectedItem === null ? read().length : find(selectedItem.props.id) + 1;
      const id = `${type}-${crypto.randomUUID()}`;
      dispatch({
        type: 'insert',
        componentType: type,
        destinationIndex: at,
        destinationZone: rootZone,
        id,
      });
      selectAt(at);
      setTimeout(() => showOnCanvas(id), 300);
    },
    write(id, props) {
      const index = find(id);
      const module = read()[index];
      if (module === undefined) return;
      getPuck().dispatch({
        type: 'replace',
        destinationIndex: index,
        destinationZone: rootZone,
        data: { ...module, props: { ...module.props, stored: props } },
      });
    },
  };
}
