import { useEffect } from 'react';
import { useEditor } from './editor-context.tsx';

/** Names the browser's window after what is open in it: editors have several beside each other. */
export function useTitle(name: string): void {
  const { texts } = useEditor();
  useEffect(() => {
    document.title = `${name} – ${texts('editor.title')}`;
  }, [name, texts]);
}
