import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { FieldProblem } from '../../features/editing/editing-calls.ts';
import { useFieldScope } from '../fields/input/field-scope.tsx';
import { summarise } from '../fields/summarise.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { IconButton } from '../ui/editor-button.tsx';
import { moveFocusWithRow, passFocusOn } from '../ui/move-focus.ts';
import { useModuleActions } from './module-actions.ts';
import { moduleName } from './module-name.ts';
import styles from './module-outline.module.css';
import { findModuleIcon } from './palette-groups.ts';
import { fromPuckData } from './puck-data.ts';
import { showOnCanvas } from './show-on-canvas.ts';
import { useEditorPuck } from './use-editor-puck.ts';

/** The modules of the page in their order, to be selected, moved, copied and removed without the canvas. */
export function ModuleOutline({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { texts } = useEditor();
  const { writtenLanguage } = useFieldScope();
  const actions = useModuleActions();
  const content = useEditorPuck((puck) => puck.appState.data.content);
  const selected = useEditorPuck((puck) => puck.selectedItem?.props.id as string | undefined);
  if (content.length === 0) return <p className={styles.empty}>{texts('editor.outline.empty')}</p>;
  return (
    <ol className={styles.outline}>
      {fromPuckData({ content }).map(({ type, id, props }, index) => {
        const name = moduleName(type, texts);
        const Drawing = findModuleIcon(type);
        const hasProblem = problems.some(({ moduleId }) => moduleId === id);
        return (
          <li key={id} className={styles.entry} data-is-selected={id === selected ? '' : undefined}>
            <button
              type="button"
              className={styles.name}
              aria-current={id === selected ? 'true' : undefined}
              onClick={() => {
                actions.select(id);
                showOnCanvas(id);
              }}
            >
              <Drawing size={17} aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                <small>
                  {hasProblem ? texts('editor.outline.problem') : (summarise(props, writtenLanguage) ?? '')}
                </small>
              </span>
            </button>
            <span className={styles.actions}>
              <IconButton
                icon={ArrowUp}
                label={texts('editor.fields.up', { name })}
                disabled={index === 0}
                onClick={({ currentTarget }) => {
                  actions.move(id, -1);
                  moveFocusWithRow(currentTarget, 0);
                }}
              />
              <IconButton
                icon={ArrowDown}
                label={texts('editor.fields.down', { name })}
                disabled={index === content.length - 1}
                onClick={({ currentTarget }) => {
                  actions.move(id, 1);
                  moveFocusWithRow(currentTarget, 0);
                }}
              />
              <IconButton
                icon={Copy}
                label={texts('editor.fields.copy', { name })}
                onClick={() => actions.copy(id)}
              />
              <IconButton
                icon={Trash2}
                label={texts('editor.fields.remove', { name })}
                onClick={({ currentTarget }) => {
                  passFocusOn(currentTarget);
                  actions.remove(id);
                }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
