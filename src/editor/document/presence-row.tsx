import type { Presence } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import styles from './presence-row.module.css';

/** Who else has the document open; who edits it stands out. */
export function PresenceRow({ present }: { readonly present: readonly Presence[] }) {
  const { texts } = useEditor();
  const editing = present.filter(({ isEditing }) => isEditing).map(({ name }) => name);
  if (present.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.avatars} aria-label={texts('editor.presence.title')}>
        {present.map(({ staffId, name, isEditing }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one person may be here in several windows
            key={`${staffId} ${at}`}
            data-is-editing={isEditing ? '' : undefined}
            title={texts(isEditing ? 'editor.presence.edits' : 'editor.presence.looks', { name })}
          >
            <span aria-hidden="true">{formatInitials(name)}</span>
            <span className={styles.unseen}>
              {texts(isEditing ? 'editor.presence.edits' : 'editor.presence.looks', { name })}
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className={styles.editing}>
        {editing.length === 0 ? '' : texts('editor.presence.edits', { name: editing.join(', ') })}
      </span>
    </div>
  );
}

function formatInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}
