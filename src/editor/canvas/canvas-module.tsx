import type { ReactNode } from 'react';
import { allComponents } from '../../app/content/all-components.ts';
import { frameComponents } from '../../content-modules/registry/frame-components.ts';
import { ModuleSlot } from '../../content-modules/registry/module-slot.tsx';
import { ErrorBoundary } from '../../design/feedback/error-boundary.tsx';
import { useEditor } from '../navigation/editor-context.tsx';
import { usePrepared } from './canvas-provider.tsx';
import { moduleName } from './module-name.ts';

const components = { ...allComponents, ...frameComponents };

/** A module on the canvas: as visitors see it, or a note why they do not. Nothing within it can be pressed. */
export function CanvasModule({ id, type }: { readonly id: string; readonly type: string }) {
  return (
    <div inert className="canvas-module">
      <ShownModule id={id} type={type} />
    </div>
  );
}

function ShownModule({ id, type }: { readonly id: string; readonly type: string }) {
  const { texts } = useEditor();
  const prepared = usePrepared(id);
  const name = moduleName(type, texts);
  if (prepared === undefined) return <CanvasNote>{texts('editor.canvas.coming', { name })}</CanvasNote>;
  if (prepared.isHidden) return <CanvasNote>{texts('editor.canvas.hidden', { name })}</CanvasNote>;
  if (prepared.type !== type) return <CanvasNote>{texts('editor.canvas.unfit', { name })}</CanvasNote>;
  return (
    // One that cannot be drawn leaves the others in peace; it is tried again with other props.
    <ErrorBoundary
      watched={prepared.props}
      failure={<CanvasNote>{texts('editor.canvas.broken', { name })}</CanvasNote>}
    >
      <ModuleSlot module={prepared} components={components} />
    </ErrorBoundary>
  );
}

function CanvasNote({ children }: { children: ReactNode }) {
  return <p className="canvas-note">{children}</p>;
}
