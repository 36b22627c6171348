import { useEffect } from 'react';
import { useEditor } from './editor-context.tsx';

/** Sets the title of the window to what is open in it: editors have several open at once. */
export function useTitle(name: string): void {
  const { texts } = useEditor();
  useEffect(() => {
    document.title = `${name} – ${texts('editor.title')}`;
  }, [name, texts]);
}
