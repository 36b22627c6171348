import { Search } from 'lucide-react';
import { useEditor } from '../editor-context.tsx';
import styles from './media-search.module.css';
import type { Media } from './use-media.ts';

/** Finds pictures by their name and by what they show. */
export function MediaSearch({ media }: { readonly media: Media }) {
  const { texts } = useEditor();
  return (
    <label className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={texts('library.search')}
        placeholder={texts('library.search')}
        value={media.text}
        maxLength={200}
        onChange={(event) => media.search(event.target.value)}
      />
    </label>
  );
}
