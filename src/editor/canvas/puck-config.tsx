import type { Config } from '@puckeditor/core';
import type { PaletteEntry } from '../../features/editing/editing-calls.ts';
import type { Texts } from '../../texts/texts.ts';
import { createProps, type InitialValues } from '../fields/input/create-value.ts';
import { CanvasModule } from './canvas-module.tsx';
import { moduleName } from './module-name.ts';

/**
 * Puck's blocks: our modules. It knows their names, what new ones begin with, and how to draw them; their fields are drawn by
 * ourselves. Types of the document that this version does not know are there too, so that they are not lost.
 */
export function createPuckConfig(
  palette: readonly PaletteEntry[],
  documentTypes: readonly string[],
  { texts, initial }: { readonly texts: Texts; readonly initial: InitialValues },
): Config {
  const entries = new Map(palette.map((entry) => [entry.type, entry]));
  const types = new Set([...entries.keys(), ...documentTypes]);
  return {
    root: { fields: {} },
    components: Object.fromEntries(
      [...types].map((type) => [
        type,
        {
          label: moduleName(type, texts),
          fields: {},
          defaultProps: { stored: createProps(entries.get(type)?.fields ?? [], initial) },
          render: ({ id }: { id: string }) => <CanvasModule id={id} type={type} />,
        },
      ]),
    ),
  };
}
