import type { Data } from '@puckeditor/core';
import type { DraftBody } from '../../features/editing/editing-calls.ts';

export type StoredModule = NonNullable<DraftBody['modules']>[number];

/** Where Puck keeps the modules of a page. */
export const rootZone = 'root:default-zone';

/**
 * Puck's data of stored modules. What is stored travels as one prop: Puck keeps its own id next to it and reads nothing
 * of it.
 */
export function toPuckData(modules: readonly StoredModule[]): Data {
  return {
    root: { props: {} },
    content: modules.map(({ type, id, props }) => ({ type, props: { id, stored: props } })),
  };
}

/** The other way round. */
export function fromPuckData({ content }: Pick<Data, 'content'>): StoredModule[] {
  return content.map(({ type, props }) => ({
    type,
    id: props.id,
    props: props.stored as StoredModule['props'],
  }));
}
