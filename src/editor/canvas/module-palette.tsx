import { Drawer } from '@puckeditor/core';
import { GripVertical, Plus } from 'lucide-react';
import { useCallback } from 'react';
import type { DocumentLine, PaletteEntry } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { IconButton } from '../ui/editor-button.tsx';
import { useModuleActions } from './module-actions.ts';
import { moduleName } from './module-name.ts';
import styles from './module-palette.module.css';
import { findModuleIcon, groupPalette } from './palette-groups.ts';
import { quietDragging } from './quiet-dragging.ts';
import { useEditorPuck } from './use-editor-puck.ts';

export interface ModulePaletteProps {
  readonly palette: readonly PaletteEntry[];
  readonly kind: DocumentLine['kind'];
  /** Shows what was added where only one panel has room. */
  readonly onAdd: () => void;
}

/** What can be placed: dragged onto the canvas, or added behind the selected module by its button. */
export function ModulePalette({ palette, kind, onAdd }: ModulePaletteProps) {
  const { texts } = useEditor();
  const { add } = useModuleActions();
  const count = useEditorPuck((puck) => puck.appState.data.content.length);
  const quiet = useCallback(
    (list: HTMLElement | null) =>
      list === null ? undefined : quietDragging(list, '[data-puck-drawer-item]'),
    [],
  );
  // Navigation and footer are one module.
  if ((kind === 'navigation' || kind === 'footer') && count > 0)
    return <p className={styles.hint}>{texts('editor.palette.onlyOne')}</p>;
  return (
    <Drawer>
      <div ref={quiet} className={styles.palette}>
        {groupPalette(palette, kind).map(({ group, entries }) => (
          <section key={group}>
            <h2 className={styles.group}>{texts(`editor.palette.${group}`)}</h2>
            <ul className={styles.list}>
              {entries.map(({ type }) => (
                <li key={type} className={styles.entry}>
                  <Drawer.Item name={type} label={moduleName(type, texts)}>
                    {() => <PaletteCard type={type} />}
                  </Drawer.Item>
                  <IconButton
                    className={styles.add}
                    icon={Plus}
                    label={texts('editor.palette.add', { name: moduleName(type, texts) })}
                    onClick={() => {
                      add(type);
                      onAdd();
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Drawer>
  );
}

function PaletteCard({ type }: { readonly type: string }) {
  const { texts } = useEditor();
  const Drawing = findModuleIcon(type);
  return (
    <div className={styles.card}>
      <Drawing size={18} aria-hidden="true" />
      <span>{moduleName(type, texts)}</span>
      <GripVertical size={14} aria-hidden="true" />
    </div>
  );
}
