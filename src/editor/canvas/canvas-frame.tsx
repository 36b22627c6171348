import { type ReactNode, useEffect } from 'react';
import { useEditor } from '../editor-context.tsx';
import overlayStyles from './canvas.css?inline';
import { useCanvasScale, useCanvasSettings } from './canvas-settings.tsx';

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
  const title = texts('editor.canvas.title');
  useEffect(() => {
    if (inner === undefined) return;
    inner.documentElement.lang = language;
    inner.documentElement.dataset.brand = brandKey;
    inner.title = title;
    const frame = inner.defaultView?.frameElement;
    frame?.setAttribute('title', title);
  }, [inner, brandKey, language, title]);
  useEffect(() => (inner === undefined ? undefined : quietModules(inner)), [inner]);
  useEffect(() => {
    inner?.addEventListener('click', keepHere, true);
    inner?.addEventListener('submit', keepHere, true);
    return () => {
      inner?.removeEventListener('click', keepHere, true);
      inner?.removeEventListener('submit', keepHere, true);
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
    </>
  );
}

/** Links and forms of the page lead nowhere while it is edited. */
function keepHere(event: Event): void {
  const pressed = event.target as Element | null;
  if (event.type === 'submit' || pressed?.closest('a[href]') != null) event.preventDefault();
}

/** What dragging by keyboard puts on an element: the outline beside the canvas does the same, in words. */
const draggable = [
  ...['role', 'tabindex', 'aria-roledescription', 'aria-describedby'],
  ...['aria-pressed', 'aria-grabbed', 'aria-disabled'],
];

/** The canvas is a picture of the page: buttons around whole modules, full of links, would help nobody. */
function quietModules(inner: Document): () => void {
  const quiet = () => {
    for (const module of inner.querySelectorAll('[data-puck-component]')) {
      for (const name of draggable) module.removeAttribute(name);
    }
  };
  quiet();
  const observer = new MutationObserver(quiet);
  observer.observe(inner, { childList: true, subtree: true, attributeFilter: draggable });
  return () => observer.disconnect();
}
