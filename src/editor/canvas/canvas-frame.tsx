import { type ReactNode, useEffect } from 'react';
import { useEditor } from '../navigation/editor-context.tsx';
import overlayStyles from './canvas.css?inline';
import { useCanvasScale, useCanvasSettings } from './canvas-settings.tsx';
import { quietDragging } from './quiet-dragging.ts';
import { useEditorPuck } from './use-editor-puck.ts';

export interface CanvasFrameProps {
  readonly children: ReactNode;
  /** Of the frame; undefined until it is there. */
  readonly document?: Document;
}

/** The inside of the canvas: a document of its own with the brand's styles, in which nothing leads away. */
export function CanvasFrame({ document: inner, children }: CanvasFrameProps) {
  const { texts } = useEditor();
  const { styles, brandKey, language } = useCanvasSettings();
  const scale = useCanvasScale();
  const isEmpty = useEditorPuck((puck) => puck.appState.data.content.length === 0);
  const title = texts('editor.canvas.title');
  useEffect(() => {
    if (inner === undefined) return;
    inner.documentElement.lang = language;
    inner.documentElement.dataset.brand = brandKey;
    inner.title = title;
    const frame = inner.defaultView?.frameElement;
    frame?.setAttribute('title', title);
  }, [inner, brandKey, language, title]);
  // The canvas is a picture of the page: buttons around whole modules, full of links, would not help editors.
  useEffect(() => (inner === undefined ? undefined : quietDragging(inner, '[data-puck-component]')), [inner]);
  useEffect(() => {
    inner?.addEventListener('click', preventNavigation, true);
    inner?.addEventListener('submit', preventNavigation, true);
    return () => {
      inner?.removeEventListener('click', preventNavigation, true);
      inner?.removeEventListener('submit', preventNavigation, true);
    };
  }, [inner]);
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{overlayStyles}</style>
      <style>{`:root { --canvas-scale: ${scale}; }`}</style>
      {children}
      {isEmpty ? (
        <div className="canvas-empty">
          <p>{texts('editor.canvas.empty')}</p>
        </div>
      ) : null}
    </>
  );
}

/** Links and forms of the page lead nowhere while it is edited. */
function preventNavigation(event: Event): void {
  const pressed = event.target as Element | null;
  if (event.type === 'submit' || pressed?.closest('a[href]') != null) event.preventDefault();
}
