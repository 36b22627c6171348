import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { useEditor } from '../navigation/editor-context.tsx';
import { useModuleActions } from './module-actions.ts';
import { useEditorPuck } from './use-editor-puck.ts';

/** What Puck lays over the selected module: its name, and what can be done to it. */
export function CanvasBar({ label }: { readonly label?: string }) {
  const { texts } = useEditor();
  const actions = useModuleActions();
  const id = useEditorPuck((puck) => puck.selectedItem?.props.id as string | undefined);
  const index = useEditorPuck((puck) => puck.appState.ui.itemSelector?.index ?? 0);
  const count = useEditorPuck((puck) => puck.appState.data.content.length);
  if (id === undefined) return <div className="canvas-bar">{label}</div>;
  const name = label ?? '';
  const buttons = [
    { key: 'up', icon: ArrowUp, isOff: index === 0, act: () => actions.move(id, -1) },
    { key: 'down', icon: ArrowDown, isOff: index === count - 1, act: () => actions.move(id, 1) },
    { key: 'copy', icon: Copy, isOff: false, act: () => actions.copy(id) },
    { key: 'remove', icon: Trash2, isOff: false, act: () => actions.remove(id) },
  ] as const;
  return (
    <div className="canvas-bar">
      <span>{name}</span>
      {buttons.map(({ key, icon: Drawing, isOff, act }) => (
        <button
          key={key}
          type="button"
          disabled={isOff}
          title={texts(`editor.fields.${key}`, { name })}
          aria-label={texts(`editor.fields.${key}`, { name })}
          onClick={(event) => {
            event.stopPropagation();
            act();
          }}
        >
          <Drawing size={15} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
